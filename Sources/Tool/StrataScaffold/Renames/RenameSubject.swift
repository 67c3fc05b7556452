import Foundation
import StrataSwiftEdits

/// The entity or feature that is renamed, with the names that belong to it.
struct RenameSubject {
  let old: TypeName
  let new: TypeName
  let layout: ProjectLayout
  let app: String
  /// The file with the entity's model; `nil` for a feature.
  let model: String?
  /// The features that are named after it, by their old names.
  let features: [String]
  /// The models that a person wrote under the name of one of the features, without a screen.
  private let ownModels: Set<String>
  private let fields: [String]

  var isEntity: Bool { model != nil }

  /// Finds an entity or a feature in a project.
  ///
  /// - Parameters:
  ///   - old: the name of the entity or feature.
  ///   - new: its new name.
  ///   - project: the project.
  ///   - app: the name of the app.
  ///   - layout: the layout of the project.
  ///   - generated: the project's files as the tool generated them; `nil` if they are not known.
  /// - Throws: ``InputError`` if there is none.
  init(
    _ old: String, to new: TypeName, in project: ProjectSnapshot, app: String,
    layout: ProjectLayout, generated: ProjectSnapshot? = nil
  ) throws {
    self.old = try OwnPlurals(of: project).named(TypeName(known: old))
    self.new = new
    (self.app, self.layout) = (app, layout)
    var changes = try ProjectChanges(project, app: app, layout: layout)
    let model = try changes.declared(layout.model(of: self.old)).first {
      layout.holdsModels($0.path, app: app) && $0.type.kind == "struct"
    }
    self.model = model?.path
    fields = model?.type.properties.map(\.name) ?? []
    let text = self.old.text
    let screens = GeneratedScreens(project: project, recorded: generated)
    let ownModels: Set<String> =
      model == nil
      ? [] : try changes.ownModels(beside: self.old).filter { !screens.hasOther($0, of: text) }
    self.ownModels = ownModels
    features =
      model == nil
      ? [old]
      : try Self.features(
        of: self.old, in: project, others: changes.entities.filter { $0.text != old },
        but: ownModels, layout: layout)
    guard try model != nil || !changes.declared("\(old)View").isEmpty else {
      throw InputError("name", old, "is neither an entity nor a feature of this project")
    }
  }

  /// Checks that an entity may have the new name.
  ///
  /// - Throws: ``InputError`` if it is too long, would generate a taken name, or if a variable of
  ///   the type or of its list would be a Swift keyword.
  func checkNewName() throws(InputError) {
    guard isEntity else { return }
    guard new.text.count <= layout.longestEntity else {
      throw InputError("new name", new.text, "is longer than \(layout.longestEntity) letters")
    }
    guard !TypeName.makesTaken(new.text) else {
      throw InputError(
        "new name", new.text,
        "would generate a type whose name Swift already uses; choose another name")
    }
    if let rule = new.brokenVariable { throw InputError("new name", new.text, rule) }
  }

  /// Checks that no file of the entity could belong to another one, which is possible in a project
  /// of an earlier version: it accepted `OrderDetail` beside `Order`.
  ///
  /// - Parameters:
  ///   - project: the project.
  ///   - keepsOwnModels: whether models that a person wrote stay as they are, whatever their names.
  /// - Throws: ``InputError`` with the other entity.
  func checkShared(in project: ProjectSnapshot, keepsOwnModels: Bool = false) throws {
    guard isEntity else { return }
    try ProjectChanges(project, app: app, layout: layout)
      .checkShared(old, as: "entity", models: keepsOwnModels ? ownModels : [])
  }

  /// Returns the features whose names begin with an entity's name or plural, but not with a longer
  /// entity's name, and which are no screens of another entity: `OrderDetails` is one of `Order`,
  /// also beside an entity `OrderDetail`.
  private static func features(
    of entity: TypeName, in project: ProjectSnapshot, others: [TypeName], but models: Set<String>,
    layout: ProjectLayout
  ) throws -> [String] {
    let names = try GeneratedNames.of(layout)
    let taken = others.filter { !models.contains($0.text) }
      .reduce(into: Set<String>()) { $0.formUnion(names.names(of: $1)) }
    let longer = others.map(\.text).filter { $0.hasPrefix(entity.text) }
    let views = project.files.keys.filter { $0.hasSuffix(".swift") }.map(typeName)
      .filter { $0.hasSuffix("View") && !taken.contains($0) }.map { String($0.dropLast(4)) }
      .filter { view in
        view != entity.text
          && (models.contains(view) || !longer.contains { view.hasPrefix($0) })
          && [entity.text, entity.plural].contains { begins(view, with: $0) }
      }
    return Set(views + ["\(entity.text)List", "\(entity.text)Details"]).sorted()
  }

  /// Returns whether a name in camel case begins with the words of another one, as `CatList` does
  /// with `Cat`, and `Catalog` does not.
  private static func begins(_ name: String, with start: String) -> Bool {
    name.hasPrefix(start) && name.dropFirst(start.count).first?.isLowercase != true
  }

  /// Returns the name of the type after which a file is named.
  private static func typeName(_ path: String) -> String {
    String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
  }

  /// Returns the new name of a feature.
  func renamed(_ feature: String) -> String {
    // A plural need not begin with the singular: `CategoriesMap`, `PeopleMap`.
    if !Self.begins(feature, with: old.text), feature.hasPrefix(old.plural) {
      return new.plural + feature.dropFirst(old.plural.count)
    }
    return new.text + feature.dropFirst(old.text.count)
  }
}

// MARK: Names

extension RenameSubject {
  /// Returns the new names of everything that is named after the subject.
  ///
  /// - Parameter keys: the keys of the String Catalog.
  /// - Throws: The error of reading the templates.
  func names(keys: [String]) throws -> RenamedNames {
    let patterns = try NamePatterns()
    var names = isEntity ? entityWords : RenamedNames()
    names.modules = [app, "\(app)Tests"]
    func add(_ feature: String, _ field: String) {
      let before = values(old, feature, field: field)
      let after = values(new, renamed(feature), field: field)
      for name in patterns.names(before, after) { names.add(name.old, name.new, isWord(name.old)) }
    }
    for field in fields { add(features[0], field) }
    for feature in features {
      add(feature, "")
      for key in keys where key.hasPrefix("\(feature).") {
        let word = Word(key: key, text: "")
        let next = Word(key: renamed(feature) + key.dropFirst(feature.count), text: "")
        names.names[word.symbol] = next.symbol
      }
    }
    for model in ownModels {
      (names.names[model], names.names[Entity.lowered(model)]) = (nil, nil)
    }
    return names
  }

  /// Returns whether a name is an ordinary word of a feature, as `Archive` and `archive` are. A
  /// name of several words, such as `OrderArchive`, has one meaning.
  private func isWord(_ name: String) -> Bool {
    !isEntity && [old.text, old.lowered].contains(name) && !old.words.contains(" ")
  }

  private var entityWords: RenamedNames {
    RenamedNames(
      types: [old.text: new.text],
      words: [
        old.lowered: new.lowered, Entity.lowered(old.plural): Entity.lowered(new.plural),
      ],
      sent: [
        Self.sent(old.lowered): Self.sent(new.lowered),
        Self.sent(Entity.lowered(old.plural)): Self.sent(Entity.lowered(new.plural)),
      ],
      spoken: Dictionary(Array(zip(Self.spoken(old), Self.spoken(new)))) { first, _ in first },
      opening: opening)
  }

  /// The forms of the name at the beginning of a text, if the old ones are the same inside it.
  private var opening: [String: String] {
    let (before, after) = (Self.spoken(old), Self.spoken(new))
    var forms: [String: String] = [:]
    for index in [1, 0] where before[index] == before[index + 2] {
      forms[before[index]] = after[index + 2]
    }
    return forms
  }

  private static func sent(_ name: String) -> String { SnakeCase.of(name) }

  /// Returns the forms of a name in sentences: `line item`, `line items` and both with a capital.
  private static func spoken(_ name: TypeName) -> [String] {
    let title = name.words.prefix(1).uppercased() + name.words.dropFirst()
    let plural = name.pluralWords
    let titles = plural.prefix(1).uppercased() + plural.dropFirst()
    return [name.words, plural, title, titles]
  }

  private func values(_ name: TypeName, _ feature: String, field: String) -> [String: String] {
    let places = [
      "App": app, "Feature": feature, "feature": Entity.lowered(feature), "Details": feature,
      "Home": feature,
    ]
    guard isEntity else { return places }
    let plural = Entity.lowered(name.plural)
    return places.merging([
      "Entity": name.text, "entity": name.lowered, "Entities": name.plural, "entities": plural,
      "wireEntity": Self.sent(name.lowered), "wireEntities": Self.sent(plural),
      "path": Self.sent(plural), "Name": field.prefix(1).uppercased() + field.dropFirst(),
    ]) { place, _ in place }
  }

  /// The texts of the String Catalog that name the entity: the key and both texts.
  var texts: [(key: String, old: String, new: String)] {
    guard isEntity else { return [] }
    return features.flatMap { feature in
      let (before, after) = (Self.words(old, feature), Self.words(new, renamed(feature)))
      return zip(before, after).flatMap { old, new in
        [(new.key, old.text, new.text), (new.key, old.one ?? "", new.one ?? "")]
      }.filter { $0.1 != $0.2 }
    }
  }

  private static func words(_ name: TypeName, _ feature: String) -> [Word] {
    guard var entity = try? Entity(name, fields: [Field("name:String")]) else { return [] }
    entity.feature = feature
    entity.isEdited = true
    return entity.words + entity.screenWords + entity.formWords
  }
}

extension RenamedNames {
  /// Adds a name that has one meaning, unless it is a word already.
  fileprivate mutating func add(_ old: String, _ new: String, _ isWord: Bool) {
    guard types[old] == nil, words[old] == nil, sent[old] == nil else { return }
    if !isWord {
      names[old] = new
    } else if old.first?.isUppercase == true {
      types[old] = new
    } else {
      words[old] = new
    }
  }
}
