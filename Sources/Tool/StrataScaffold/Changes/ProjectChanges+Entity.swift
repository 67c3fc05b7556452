import Foundation
import StrataSwiftEdits

extension ProjectChanges {
  /// Adds an entity with everything in the template's recipe: model, repository, use case, mocks,
  /// list, tests, its entry in the container and its strings.
  mutating func addEntity(_ request: AddRequest) throws {
    let name = try chosenName(request)
    guard name.text != app else {
      throw InputError("entity", app, "is already the name of the app; choose another name")
    }
    guard request.isRepeated || !TypeName.makesTaken(name.text) else {
      throw InputError(
        "entity", name.text,
        "would generate a type whose name Swift already uses; choose another name")
    }
    var fields: [Field] = []
    for argument in request.arguments { fields.append(named(try Field(argument))) }
    let isNew = try model(of: name) == nil
    let entity = try entity(name, request, asked: fields)
    if isNew, !request.isRepeated {
      try entity.checkNewNames(in: layout)
      try checkNew(name, as: "entity")
    }
    let facts = try newFactWords(of: entity)
    try create(entity, layout.folders(all: entity))
    try enter(entity)
    if layout == .modules { try compose(entity, [entity.feature, entity.details]) }
    try add(layout.words + entity.words)
    try addTab(entity)
    try add(facts)
    try addCompanions(of: entity)
    if layout.hasDetails { try addDetails(of: entity) }
    let own = try request.templates?.files(with: entity.projectValues(app: app, layout)) ?? []
    for file in own { try create(layout.dressed(file, app: app)) }
  }

  /// Returns the name of the requested entity, and keeps the plural that it asks for.
  private mutating func chosenName(_ request: AddRequest) throws -> TypeName {
    let name = try TypeName(request.name, field: "entity", isKnown: request.isRepeated)
    let known = plurals.named(name)
    guard let plural = request.plural else {
      if !request.isRepeated, plurals.words[name.text] == nil, let rule = name.brokenSingular,
        try model(of: name) == nil
      {
        throw InputError("entity", name.text, rule)
      }
      return known
    }
    _ = try OwnPlurals.checked(plural, for: name.text)
    if let model = try declared(layout.model(of: name)).first, known.plural != plural {
      throw EditConflict(
        model.path, line: model.type.line,
        "\(name.text) already exists with the plural '\(known.plural)'; remove it first")
    }
    plurals.keep(plural, for: name.text)
    return plurals.named(name)
  }

  /// Returns a field whose entity has the plural that was chosen for it.
  private func named(_ field: Field) -> Field {
    Field(name: field.name, type: plurals.named(field.type))
  }

  /// Returns the requested entity, merged with the parts of it that the project already has.
  mutating func entity(
    _ name: TypeName, _ request: AddRequest, asked: [Field]
  ) throws -> Entity {
    guard name.text.count <= layout.longestEntity else {
      throw InputError("entity", name.text, "is longer than \(layout.longestEntity) letters")
    }
    let known = try known(name, asked: asked)
    for field in known {
      guard let other = field.type.entity else { continue }
      if other != name { try checkDeclared(other, field) }
      try checkRelation(field, to: other)
    }
    var entity = try Entity(name, fields: known.isEmpty ? [Field("name:String")] : known)
    if !layout.hasSources, request.keepsLocally || request.isPaginated {
      let option = request.keepsLocally ? "--sources" : "--paginated"
      throw InputError("option", option, "is not available in the preset \(layout.rawValue)")
    }
    entity.keepsLocally = request.keepsLocally
    entity.isPaginated = request.isPaginated
    entity.wire = layout.wire
    entity.model = layout.model(of: name)
    entity.home = try home(of: name) ?? entity.home
    entity.sendsChanges = try canChange()
    entity.isEdited = try entity.sendsChanges && !entity.keepsLocally && canSend(entity.fields)
    entity.asksOne = layout.asksOne || entity.isEdited
    entity.opensSheets = try opensSheets()
    for field in entity.fields {
      guard let other = field.type.entity else { continue }
      entity.samples[other.text] = try sample(of: other, in: entity, field: field)
    }
    try readRepository(of: &entity)
    return entity
  }

  /// Returns the feature whose folder contains the model, as in
  /// `App/Features/Feed/Domain/Models/Order.swift`; `nil` if there is none.
  private mutating func home(of name: TypeName) throws -> String? {
    let model = try declared(layout.model(of: name)).first { layout.holdsModels($0.path, app: app) }
    let parts = model?.path.split(separator: "/") ?? []
    return parts.count > 2 && parts[1] == "Features" ? String(parts[2]) : nil
  }

  /// Reads from the entity's repository, if there is one, whether it stores data locally and has
  /// pages.
  private mutating func readRepository(of entity: inout Entity) throws {
    let name = layout.sourceProtocol(of: entity.name)
    guard let there = try declared(name).first(where: { $0.type.kind == "protocol" }) else {
      // The list of a project of an earlier version has no screens that change an entity.
      if try layout == .modules && !declared("\(entity.name.text)RepositoryProtocol").isEmpty {
        (entity.asksOne, entity.isEdited) = (false, false)
      }
      return
    }
    let fetch = there.type.functions.first { $0.name == "fetch\(entity.name.plural)" }
    let isPaginated = fetch?.labels == ["page"]
    let whole = try declared("Default\(name)").first { $0.type.kind == "struct" }
    let keepsLocally = whole?.type.properties.contains { $0.name == "local" } == true
    guard isPaginated || !entity.isPaginated else {
      throw EditConflict(
        there.path, line: there.type.line,
        "\(name) exists but does not load page by page; add without --paginated, or edit it")
    }
    guard keepsLocally || !entity.keepsLocally else {
      throw EditConflict(
        there.path, line: there.type.line,
        "\(name) exists but has no local storage; add without --sources, or edit it")
    }
    entity.isPaginated = isPaginated
    entity.keepsLocally = keepsLocally
    let functions = Set(there.type.functions.map(\.name))
    entity.asksOne = functions.contains("fetch\(entity.name.text)")
    entity.isEdited = functions.contains("save\(entity.name.text)")
  }

  mutating func create(
    _ entity: Entity, _ folders: [String], with more: [String: Mustache.Value] = [:]
  ) throws {
    let strata = ["strata": Mustache.Value.text(layout == .modules ? try strata() : "")]
    let values = entity.projectValues(app: app, layout).merging(strata) { own, _ in own }
      .merging(more) { own, _ in own }
    for folder in folders {
      for file in try TemplateFolder(name: folder).files(with: values) {
        if file.isFragment {
          try addMembers(of: file)
        } else {
          try create(layout.dressed(file, app: app))
        }
      }
    }
  }

  private mutating func addMembers(of fragment: ProjectFile) throws {
    try edit(fragment.goal) { (source) throws(EditConflict) in
      try source.addMembers(of: fragment.text)
    }
  }

  /// Adds the entity's use case to the container.
  mutating func enter(_ entity: Entity) throws {
    guard layout.hasContainer else { return }
    let entry = entity.containerEntry
    try edit("\(app)/DIContainer.swift") { (source) throws(EditConflict) in
      try source.add(entry, width: NewProject.width)
    }
  }

  // MARK: What is there already

  /// Returns the model of an entity; `nil` if the project has none.
  private mutating func model(of name: TypeName) throws -> (path: String, type: DeclaredType)? {
    try declared(layout.model(of: name)).first {
      layout.holdsModels($0.path, app: app) && $0.type.kind == "struct"
    }
  }

  /// Returns the fields of an existing model, which must include the requested fields; without a
  /// model, the requested fields.
  private mutating func known(_ name: TypeName, asked: [Field]) throws -> [Field] {
    guard let (file, model) = try model(of: name) else { return asked }
    let fields = try fields(of: model, in: file)
    for field in asked where !fields.contains(field) {
      let type = field.type.swift(for: field.name)
      throw EditConflict(
        file, line: model.line,
        "\(name.text) already exists without the field '\(field.name): \(type)'; add it in this file"
      )
    }
    return fields
  }

  private func fields(of model: DeclaredType, in file: String) throws(EditConflict) -> [Field] {
    let enums = model.types.filter { $0.kind == "enum" }.map { ($0.name, $0.cases) }
    let choices = Dictionary(enums) { first, _ in first }
    var fields: [Field] = []
    for property in model.properties where property.name != "id" {
      guard let type = property.type.flatMap({ FieldType(written: $0, choices: choices) }) else {
        let type = property.type ?? "no type annotation"
        throw EditConflict(
          file, line: property.line,
          "'\(property.name)' has the type \(type), which strata cannot generate JSON for")
      }
      fields.append(named(Field(name: property.name, type: type)))
    }
    return fields
  }

  /// Returns the sample response of another entity, which a field contains.
  private mutating func sample(
    of other: TypeName, in entity: Entity, field: Field
  ) throws -> String {
    let name = "\(field.name):\(field.type.swift(for: field.name))"
    guard other != entity.name else {
      throw InputError(
        "field", name,
        "has the type of its own entity, which would contain itself; use another type")
    }
    let type = layout.wire.type(of: other)
    if entity.keepsLocally, try !initializes(type, from: other.text) {
      throw InputError("field", name, "cannot be stored: add an init(_: \(other.text)) to \(type)")
    }
    return try recordedSample(of: other, field: name)
  }

  /// Checks that the layout lets an entity contain another one.
  ///
  /// - Throws: ``InputError`` with the field that works instead.
  private func checkRelation(_ field: Field, to other: TypeName) throws(InputError) {
    guard !layout.hasRelations else { return }
    let type = field.type.swift(for: field.name)
    throw InputError(
      "field", "\(field.name):\(type)",
      "has the entity \(other.text) as its type, which the preset \(layout.rawValue) does not "
        + "support, because the parts of an entity know no other there; use its identifier "
        + "instead: \(field.identifying)")
  }

  /// Checks that a field's entity exists.
  ///
  /// - Throws: ``InputError`` if a field's type is not an entity of this project.
  private mutating func checkDeclared(_ other: TypeName, _ field: Field) throws {
    // Only a field that is kept needs the other entity's type for the service.
    let type = layout.hasRelations ? layout.wire.type(of: other) : layout.model(of: other)
    guard try isDeclared(type) else {
      let name = "\(field.name):\(field.type.swift(for: field.name))"
      throw InputError(
        "field", name,
        "has a type that is neither one of \(FieldType.plainNames) nor an entity of this project"
      )
    }
  }

  /// Returns whether there is a struct with that name at the top level of a file, or in another
  /// struct, as `OrdersJSON.OrderJSON`.
  private mutating func isDeclared(_ type: String) throws -> Bool {
    let names = type.split(separator: ".").map(String.init)
    return try declared(names[0]).contains { place in
      place.type.kind == "struct"
        && (names.count < 2 || place.type.types.contains { $0.name == names[1] })
    }
  }

  func recordedSample(of other: TypeName, field: String) throws -> String {
    let (path, wire) = layout.recorded(other, app: app)
    let answer = try text(path).flatMap {
      try? JSONSerialization.jsonObject(with: Data($0.utf8))
    }
    let list = answer as? [Any] ?? (answer as? [String: Any])?[wire] as? [Any]
    guard let first = list?.first,
      let data = try? JSONSerialization.data(
        withJSONObject: first, options: [.sortedKeys, .withoutEscapingSlashes])
    else {
      throw InputError("field", field, "needs a sample response of its entity; add one to \(path)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension Entity {
  /// The use case as an entry of the container.
  var containerEntry: ContainerEntry {
    let property = Self.lowered("\(name.text)UseCase")
    let repository = Self.lowered("\(name.text)Repository")
    let type = "Default\(name.text)Repository"
    let keepsLocally = keepsLocally
    let entity = name.text
    return ContainerEntry(useCase: "\(entity)UseCase", property: property) { session in
      let made =
        keepsLocally
        ? """
        let \(repository) = \(type)(
            local: \(entity)LocalRepository(storage: FileStorage()),
            remote: \(entity)RemoteRepository(session: \(session))
        )
        """ : "let \(repository) = \(type)(session: \(session))"
      return [
        .init(name: repository, text: made),
        .init(
          name: property,
          text: "let \(property) = Default\(entity)UseCase(repository: \(repository))"),
      ]
    }
  }
}
