import Synchronization

/// The names of the types, files and folders that a layout's templates generate for an entity.
///
/// `OrderDetail` is such a name of an entity `Order`: the folder of its screen. Another entity of
/// that name would have its files there, too, and no command could tell the files of the two apart.
struct GeneratedNames: Sendable {
  /// The names, in which placeholders stand for the entity and its plural.
  private let patterns: Set<String>

  private static let stand = TypeName(known: "Zzentity")
  private static let known = Mutex<[ProjectLayout: GeneratedNames]>([:])

  /// Returns the names of a layout, which are read once.
  ///
  /// - Throws: The error of reading the templates.
  static func of(_ layout: ProjectLayout) throws -> GeneratedNames {
    if let there = known.withLock({ $0[layout] }) { return there }
    let found = try GeneratedNames(layout)
    known.withLock { $0[layout] = found }
    return found
  }

  private init(_ layout: ProjectLayout) throws {
    var edited = try Entity(Self.stand, fields: [Field("name:String"), Field("kind:one|other")])
    edited.wire = layout.wire
    edited.model = layout.model(of: Self.stand)
    var stored = edited
    (edited.asksOne, edited.isEdited, edited.sendsChanges) = (true, true, true)
    stored.keepsLocally = layout.hasSources
    let files = try layout.generated(for: edited) + layout.generated(for: stored)
    let names = files.flatMap(Self.names) + [Self.stand.text, edited.model]
    patterns = Set(names.filter { $0.contains(Self.stand.text) || $0.contains(Self.stand.plural) })
  }

  private static let declaring: Set<String> = ["struct", "class", "enum", "protocol", "actor"]

  /// Returns the parts of a file's path, and the types that it declares.
  private static func names(in file: ProjectFile) -> [String] {
    let parts = file.path.split(separator: "/").map { String($0.prefix { $0 != "." }) }
    guard file.path.hasSuffix(".swift") else { return parts }
    let words = SourceTokens(file.text).all.map(\.text)
    return parts
      + zip(words, words.dropFirst()).filter { declaring.contains($0.0) }.map(\.1)
  }

  /// Returns the names of an entity.
  func names(of name: TypeName) -> Set<String> {
    Set(
      patterns.map {
        $0.replacing(Self.stand.plural, with: name.plural)
          .replacing(Self.stand.text, with: name.text)
      })
  }
}

extension ProjectChanges {
  /// Checks that a new name of an entity shares no generated name with another entity, and is not
  /// the name of a screen's folder.
  ///
  /// - Parameters:
  ///   - name: the new name.
  ///   - field: the name of the input for the error, such as `entity`.
  ///   - old: the name that the entity has so far, if it is renamed.
  /// - Throws: ``InputError`` with the name that both have.
  mutating func checkNew(_ name: TypeName, as field: String, instead old: TypeName? = nil) throws {
    try checkShared(name, as: field, but: old)
    let screens = try declared("\(name.text)View").filter {
      $0.path.split(separator: "/").contains(name.text[...])
    }
    guard let screen = screens.first else { return }
    throw InputError(
      field, name.text,
      "is the name of a screen and its folder, as in \(screen.path); choose another name")
  }

  /// Checks that an entity shares no generated name with another one.
  ///
  /// - Parameters:
  ///   - name: the name of the entity.
  ///   - field: the name of the input for the error.
  ///   - old: another entity that is not compared.
  ///   - models: the models that are not compared, because a person wrote them.
  /// - Throws: ``InputError`` with the name that both have.
  func checkShared(
    _ name: TypeName, as field: String, but old: TypeName? = nil, models: Set<String> = []
  ) throws {
    let all = try GeneratedNames.of(layout)
    let own = all.names(of: name)
    let same = models.union([name.text, old?.text].compactMap(\.self))
    for other in entities where !same.contains(other.text) {
      guard let shared = own.intersection(all.names(of: other)).sorted().first else { continue }
      throw InputError(
        field, name.text,
        "cannot be told apart from the entity \(other.text), because files or types of both are "
          + "called \(shared); choose another name")
    }
  }

  /// Returns the models whose names are generated ones of an entity, and for which no other file was
  /// generated: such as a model `OrderDetail` that a person wrote beside an entity `Order`.
  ///
  /// - Parameter name: the name of the entity.
  /// - Throws: The error of reading the templates.
  func ownModels(beside name: TypeName) throws -> Set<String> {
    let all = try GeneratedNames.of(layout)
    let own = all.names(of: name)
    let files = Set(
      paths.filter { $0.hasSuffix(".swift") }.compactMap { path in
        path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
      })
    let models = entities.filter { model in
      model.text != name.text && !own.isDisjoint(with: [model.text, "\(model.text)View"])
        && all.names(of: model).subtracting(own)
          .subtracting([model.text, layout.model(of: model)]).isDisjoint(with: files)
    }
    return Set(models.map(\.text))
  }

  /// The entities of the project, each with the plural that was chosen for it: the structs of the
  /// files in the folder of the models.
  var entities: [TypeName] {
    let suffix = layout.model(of: TypeName(known: ""))
    return paths.filter { $0.hasSuffix("\(suffix).swift") && layout.holdsModels($0, app: app) }
      .compactMap { path in
        let stem = path.split(separator: "/").last?.dropLast(".swift".count) ?? ""
        guard let text = try? text(path), text.contains("struct \(stem)") else { return nil }
        let name = String(stem.dropLast(suffix.count))
        return try? plurals.named(TypeName(name, field: "entity", isKnown: true))
      }
  }
}
