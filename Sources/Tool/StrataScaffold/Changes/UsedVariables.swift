import Synchronization

/// The names of variables and functions that the code generated for an entity uses itself where a
/// variable is named after the entity or its plural.
///
/// They are read from the templates, filled in for an entity with a name that nothing else has.
struct UsedVariables: Sendable {
  private let one: Set<String>
  private let many: Set<String>

  /// An entity that stands for the one to add: it has the same fields and options.
  private static let stand = TypeName(known: "Zzentity")

  private static let known = Mutex<[String: UsedVariables]>([:])

  /// Returns the names for an entity; they are read once for the same fields and options.
  ///
  /// - Throws: The error of reading the templates.
  static func around(_ entity: Entity, in layout: ProjectLayout) throws -> UsedVariables {
    let twin = try entity.called(stand, in: layout)
    let key = "\(layout.rawValue) \(twin)"
    if let there = known.withLock({ $0[key] }) { return there }
    let found = try UsedVariables(of: twin, in: layout)
    known.withLock { $0[key] = found }
    return found
  }

  private init(of twin: Entity, in layout: ProjectLayout) throws {
    var scopes = SourceScopes()
    for text in try layout.sources(of: twin) { scopes.read(text) }
    one = scopes.clashes(with: twin.name.lowered)
    many = scopes.clashes(with: Entity.lowered(twin.name.plural))
  }

  /// Returns the variable of an entity, or of its list, that the generated code uses otherwise;
  /// `nil` if there is none.
  func clash(with name: TypeName) -> String? {
    let plural = Entity.lowered(name.plural)
    return one.contains(name.lowered) ? name.lowered : many.contains(plural) ? plural : nil
  }
}

extension Entity {
  /// Returns the same entity with another name.
  fileprivate func called(_ name: TypeName, in layout: ProjectLayout) throws -> Entity {
    var twin = try Entity(name, fields: fields)
    twin.keepsLocally = keepsLocally
    twin.isPaginated = isPaginated
    (twin.asksOne, twin.isEdited, twin.sendsChanges) = (asksOne, isEdited, sendsChanges)
    twin.opensSheets = opensSheets
    twin.wire = wire
    twin.model = layout.model(of: name)
    return twin
  }
}

extension ProjectLayout {
  /// Returns the Swift sources that are generated for an entity, without those of packages'
  /// manifests.
  fileprivate func sources(of entity: Entity) throws -> [String] {
    var screen = entity
    screen.feature = "\(entity.name.text)Detail"
    let files = try generated(for: entity)
      .filter { $0.path.contains(".swift") && !$0.path.hasSuffix("Package.swift") }.map(\.text)
    let models = [true, false].map { newModel(screen, in: entity.feature, hasReplace: $0) }
    return hasDetails ? files + models : files
  }

  /// Returns the files that are generated for an entity.
  ///
  /// - Throws: The error of reading the templates.
  func generated(for entity: Entity) throws -> [ProjectFile] {
    var form = entity
    form.feature = entity.form
    var screen = entity
    screen.feature = "\(entity.name.text)Detail"
    screen.details = screen.feature
    let rows = Mustache.Value.list(entity.rows(of: shown(entity.name.lowered)))
    let endpoint: [String: Mustache.Value] = [
      "answer": .text("{}"), "answerTitle": .text(""), "answerLines": .list([]),
    ]
    let choices = self == .modules ? "modules-choices" : "choices"
    return try files(folders(all: entity) + (entity.hasChoices ? [choices] : []), of: entity)
      + files(entity.asksOne ? [folder(.endpoint)] : [], of: entity, with: endpoint)
      + files(hasDetails ? [folder(.screen)] : [], of: screen, with: ["rows": rows])
      + files(entity.isEdited ? formFolders : [], of: form)
  }

  private func files(
    _ folders: [String], of entity: Entity, with more: [String: Mustache.Value] = [:]
  ) throws -> [ProjectFile] {
    let values = entity.projectValues(app: "Zzapp", self)
      .merging(["strata": .text("")]) { own, _ in own }.merging(more) { own, _ in own }
    return try folders.flatMap { try TemplateFolder(name: $0).files(with: values) }
  }
}
