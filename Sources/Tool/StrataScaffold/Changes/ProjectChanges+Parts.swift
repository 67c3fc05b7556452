import Foundation
import StrataSwiftEdits

/// Changes that add the parts of the template's recipe, each for an entity whose earlier parts
/// exist.
extension ProjectChanges {
  /// Adds a repository for a model: its protocol, its wire types, mock and tests.
  mutating func addRepository(_ request: AddRequest) throws {
    let entity = try existing(request)
    try create(
      entity,
      ([.repository] + (entity.keepsLocally ? [.sources, .storage] : [])).map(layout.folder))
    if layout == .modules { try addRoute(entity, registersUseCase: false) }
    if entity.asksOne, try declared(layout.endpoint(of: entity.name)).isEmpty {
      try createEndpoint(of: entity)
    }
  }

  /// Adds a use case for a repository, and its entry in the container.
  mutating func addUseCase(_ request: AddRequest) throws {
    guard layout.hasUseCases else {
      throw InputError("kind", "usecase", "is not available in the preset \(layout.rawValue)")
    }
    let entity = try existing(request, needing: layout.source(of:))
    try create(entity, [layout.folder(.usecase)] + layout.editFolders(entity))
    try enter(entity)
    if layout == .modules { try addRoute(entity, registersUseCase: true) }
  }

  /// Adds a feature that lists an entity under another name.
  mutating func addFeature(_ request: AddRequest) throws {
    let name = try TypeName(request.name, field: "feature", isKnown: request.isRepeated)
    var entity = try shown(request, by: name)
    entity.feature = name.text
    try checkMeaning(of: name, entity, entity.words)
    let facts = try newFactWords(of: entity)
    try create(
      entity,
      layout == .modules ? [.feature, .screen].map(layout.folder) : [layout.folder(.feature)])
    if layout == .modules { try addPackages([entity.feature, entity.details]) }
    try add(layout.words + entity.words)
    try addTab(entity)
    try add(facts)
    try addCompanions(of: entity)
  }

  /// Returns the strings of the rows of a new list; none for a list that is there, since a person
  /// may have changed its rows.
  mutating func newFactWords(of entity: Entity) throws -> [Word] {
    try declared("\(entity.feature)View").isEmpty ? entity.factWords : []
  }

  /// Adds what the screens of an entity use, unless it is there: the words for its enums, its
  /// endpoint, and its form.
  mutating func addCompanions(of entity: Entity) throws {
    try addChoices(of: entity)
    try addErrorWords(of: entity)
    if entity.asksOne, try declared(layout.endpoint(of: entity.name)).isEmpty {
      try createEndpoint(of: entity)
    }
    guard entity.isEdited, try declared("\(entity.form)View").isEmpty else { return }
    var form = entity
    form.feature = entity.form
    try create(form, layout.formFolders)
    if layout == .modules { try addPackages([entity.form]) }
    if entity.hasCatalog { try add(form.formWords) }
  }

  /// Adds the kinds of errors that the screens of an entity distinguish, with their words.
  private mutating func addErrorWords(of entity: Entity) throws {
    guard let file = layout.errorWords else { return }
    let isFirst = try text("\(app)/\(file)") == nil
    try create(entity, [layout.folder(.errors)])
    guard isFirst else { return }
    try add(layout.errorSentences)
  }

  private mutating func addChoices(of entity: Entity) throws {
    let folder = layout.choicesFolder(entity, app: app)
    let path = "\(folder)/\(entity.name.text)+Words.swift"
    guard entity.hasChoices, try text(path) == nil else { return }
    try create(entity, [layout == .modules ? "modules-choices" : "choices"])
    try add(entity.choiceWords)
  }

  /// Adds the screen of one entity to which the rows of its list link, unless there is a view of
  /// that name.
  mutating func addDetails(of entity: Entity) throws {
    var entity = entity
    entity.feature = "\(entity.name.text)Detail"
    entity.details = entity.feature
    guard try declared("\(entity.feature)View").isEmpty else { return }
    try addScreen(of: entity)
  }

  /// Adds a screen that shows a single entity.
  mutating func addScreen(_ request: AddRequest) throws {
    let name = try TypeName(request.name, field: "screen", isKnown: request.isRepeated)
    var entity = try shown(request, by: name)
    entity.feature = name.text
    entity.details = name.text
    try checkMeaning(of: name, entity, entity.screenWords)
    try addScreen(of: entity)
    try addCompanions(of: entity)
  }

  private mutating func addScreen(of entity: Entity) throws {
    try create(
      entity, [layout.folder(.screen)],
      with: ["rows": .list(entity.rows(of: layout.shown(entity.name.lowered)))])
    if layout == .modules { try addPackages([entity.details]) }
    try add(layout.words + entity.screenWords + entity.truthWords)
    try addLink(entity)
  }

  /// Adds the endpoint of a single entity.
  mutating func addEndpoint(_ request: AddRequest) throws {
    let entity = try existing(request, needing: layout.source(of:))
    try createEndpoint(of: entity)
  }

  private mutating func createEndpoint(of entity: Entity) throws {
    let answer = try recordedSample(of: entity.name, field: entity.name.text)
    let values = (try? JSONSerialization.jsonObject(with: Data(answer.utf8))) as? [String: Any]
    let title = values?[entity.titleField.wireName] as? String ?? ""
    try create(
      entity, [layout.folder(.endpoint)],
      with: [
        "answer": .text(answer), "answerTitle": .text(title),
        "answerLines": .list(values.map(Self.lines) ?? []),
      ])
    if layout == .modules { try addRoutesOfOne(entity) }
  }

  /// Returns a sample response as lines of source code.
  private static func lines(_ answer: [String: Any]) -> [[String: Mustache.Value]] {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try? JSONSerialization.data(withJSONObject: answer, options: options)
    return String(decoding: data ?? Data(), as: UTF8.self).split(separator: "\n")
      .map { ["line": .text(String($0))] }
  }

  // MARK: The parts that a part requires

  /// Returns the entity for which a part is added; its model must exist.
  private mutating func existing(
    _ request: AddRequest, named text: String? = nil, needing part: ((TypeName) -> String)? = nil
  ) throws -> Entity {
    let name = plurals.named(
      try TypeName(text ?? request.name, field: "entity", isKnown: request.isRepeated))
    guard request.arguments.isEmpty else {
      throw InputError(
        "field", request.arguments[0], "belongs to the model; pass the field to 'strata add entity'"
      )
    }
    let models = try declared(layout.model(of: name)).filter {
      layout.holdsModels($0.path, app: app) && $0.type.kind == "struct"
    }
    guard !models.isEmpty else {
      throw InputError(
        "entity", name.text, "has no model in this project; 'strata add entity' creates it")
    }
    if let type = part?(name), try declared(type).isEmpty {
      let kind = type.hasSuffix("UseCase") ? "usecase" : "repository"
      let command = "strata add \(kind) \(name.text)"
      throw InputError("entity", name.text, "has no \(type); '\(command)' creates it")
    }
    return try entity(name, request, asked: [])
  }

  /// Checks that an existing view of that name shows the entity.
  ///
  /// - Throws: `EditConflict` if the view has none of the strings, or neither it nor its model
  ///   refers to the entity.
  private mutating func checkMeaning(
    of name: TypeName, _ entity: Entity, _ words: [Word]
  ) throws {
    guard let there = try declared("\(name.text)View").first else { return }
    let catalog = try text(catalogPath).map { CatalogText(path: catalogPath, text: $0) }
    // Lists and screens share this string.
    let own = words.filter { !$0.key.hasSuffix(".Error.title") }
    let hasWords = try catalog.map { try own.contains(where: $0.has) } ?? true
    let names: Set<Substring> = [
      entity.name.text[...], entity.name.plural[...], entity.name.lowered[...], entity.model[...],
      Entity.lowered(entity.name.plural)[...],
    ]
    let model = try declared("\(name.text)ViewModel").first?.path
    let isKnown = try [there.path, model].compactMap { $0 }.contains { path in
      (try text(path) ?? "").split { !$0.isLetter && !$0.isNumber }.contains(where: names.contains)
    }
    guard hasWords, isKnown else {
      throw EditConflict(
        there.path, line: there.type.line,
        "\(name.text)View already exists here and shows another entity; choose another name")
    }
  }

  /// Returns the entity that a screen shows: the named one, or the one that its name begins with.
  private mutating func shown(_ request: AddRequest, by name: TypeName) throws -> Entity {
    if let entity = request.entity {
      return try existing(request, named: entity, needing: layout.asked(for:))
    }
    for length in (1...name.text.count).reversed() {
      let start = String(name.text.prefix(length))
      let model = (try? TypeName(start, field: "name")).map(layout.model) ?? start
      let models = try declared(model).filter {
        layout.holdsModels($0.path, app: app) && $0.path.hasSuffix("/\(model).swift")
          && $0.type.kind == "struct"
      }
      if !models.isEmpty { return try existing(request, named: start, needing: layout.asked(for:)) }
    }
    throw InputError(
      "name", name.text, "does not begin with the name of an entity; choose one with --entity")
  }
}
