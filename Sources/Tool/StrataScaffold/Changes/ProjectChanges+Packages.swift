import StrataSwiftEdits

/// Changes that the layout `modules` (document 004) requires besides the files of an entity: its
/// route, its entries in the composition and in previews, and a package for each feature, known to
/// the app and its workspace.
extension ProjectChanges {
  /// Adds the entries of an entity to the composition, and the packages of its features.
  mutating func compose(_ entity: Entity, _ features: [String]) throws {
    try addRoute(entity, registersUseCase: true)
    try addPackages(features)
  }

  /// Returns the path of Strata's package relative to the app's manifest.
  func strata() throws -> String {
    let manifest = "Package.swift"
    guard let text = try text(manifest),
      let path = try SwiftSource(path: manifest, text: text).path(ofPackage: "Strata")
    else {
      throw EditConflict(
        manifest, line: 1, "the manifest has no dependency '.package(path: …)' on Strata")
    }
    return path
  }

  // MARK: Routes

  /// The path of the file with the service's routes.
  var endpoints: String { "CoreAPI/Sources/CoreAPI/\(app)Endpoint.swift" }

  /// Adds the route of a list, and registers its repository and use case.
  mutating func addRoute(_ entity: Entity, registersUseCase: Bool) throws {
    let list = Entity.lowered(entity.name.plural)
    try addCase(
      "\(list)(page: Int)",
      [
        CaseAnswer("path", ".\(list)", "\"/\(SnakeCase.of(list))\"", isNeeded: true),
        CaseAnswer(
          "parameters", ".\(list)(let page)", "[\"page\": String(page)]", isNeeded: true),
      ], named: list)
    try register(entity, useCase: registersUseCase)
  }

  /// Adds the route that shows a single entity by its identifier, and those that save and delete
  /// it.
  mutating func addRoutesOfOne(_ entity: Entity) throws {
    let one = entity.name.lowered
    try addCase("\(one)(id: String)", paths(of: entity, one), named: one)
    guard entity.isEdited else { return }
    let (save, delete) = ("save\(entity.name.text)", "delete\(entity.name.text)")
    let sent = CaseAnswer("body", ".\(save)(_, let body)", "body", isNeeded: true)
    try addCase(
      "\(save)(id: String, body: Data)", paths(of: entity, save, "(let id, _)") + [sent],
      named: save, method: "put")
    try addCase(
      "\(delete)(id: String)", paths(of: entity, delete), named: delete, method: "delete")
  }

  /// Returns the path and the parameters of a route to a single entity.
  private func paths(
    of entity: Entity, _ route: String, _ values: String = "(let id)"
  ) -> [CaseAnswer] {
    let path = SnakeCase.of(Entity.lowered(entity.name.plural))
    return [
      CaseAnswer("path", ".\(route)\(values)", "\"/\(path)/\\(id)\"", isNeeded: true),
      CaseAnswer("parameters", ".\(route)", "[:]", isNeeded: true),
    ]
  }

  private mutating func addCase(
    _ text: String, _ answers: [CaseAnswer], named name: String, method: String = "get"
  ) throws {
    let all =
      answers + [
        CaseAnswer("method", ".\(name)", ".\(method)", isNeeded: method != "get"),
        CaseAnswer("contentType", ".\(name)", "\"application/json\""),
      ]
      + (answers.contains { $0.property == "body" } ? [] : [CaseAnswer("body", ".\(name)", "nil")])
    let type = "\(app)Endpoint"
    try edit(endpoints) { (source) throws(EditConflict) in
      try source.addCase(text, to: type, all)
    }
  }

  // MARK: Who needs what

  /// Registers an entity's repositories and their use cases, in the app and for previews.
  private mutating func register(_ entity: Entity, useCase: Bool) throws {
    let places = [
      ("\(app)/App/AppComposition.swift", "register", "AppComposition"),
      ("DevPreview/Sources/DevPreview/DevPreview.swift", "init", "DevPreview"),
    ]
    for (path, function, type) in places {
      let name = entity.name.text
      let repositories = [name] + (entity.isEdited ? ["Single\(name)"] : [])
      for repository in repositories {
        try edit(path) { (source) throws(EditConflict) in
          try source.register(repository, to: function, of: type)
        }
      }
      guard useCase else { continue }
      let useCases = [name] + (entity.isEdited ? ["Edit\(name)"] : [])
      for (useCase, repository) in zip(useCases, repositories) {
        try edit(path) { (source) throws(EditConflict) in
          try source.register(useCase, using: repository, to: function, of: type)
        }
      }
    }
  }

  // MARK: Packages

  /// Adds packages of features to the app's manifest, its workspace and its Xcode project.
  mutating func addPackages(_ features: [String]) throws {
    for feature in features {
      let (folder, product) = ("\(feature)View", "\(app)\(feature)View")
      let app = app
      try edit("Package.swift") { (source) throws(EditConflict) in
        try source.addPackage(folder, product: product, at: folder, usedBy: app)
      }
      try addToWorkspace(folder)
      let path = "\(app).xcodeproj/project.pbxproj"
      guard let text = try text(path) else {
        throw EditConflict(path, line: 1, "the file does not exist")
      }
      var project = XcodeProjectText(path: path, text: text)
      try project.addPackage(folder, product: product)
      replace(path, with: project.text)
    }
  }
}

extension SwiftSource {
  fileprivate mutating func register(
    _ entity: String, to function: String, of type: String
  ) throws(EditConflict) {
    let name = Entity.lowered("\(entity)Repository")
    try addStatements(
      to: function, of: type, using: "NetworkService", unless: "\(entity)RepositoryProtocol"
    ) { service in
      [
        "let \(name) = \(entity)Repository(networkService: \(service))",
        "container.register(\(entity)RepositoryProtocol.self, \(name))",
      ]
    }
  }

  fileprivate mutating func register(
    _ useCase: String, using repository: String, to function: String, of type: String
  ) throws(EditConflict) {
    let name = Entity.lowered("\(repository)Repository")
    let isThere = names("\(useCase)UseCaseProtocol", in: function, of: type)
    guard isThere || names(name, in: function, of: type) else {
      throw EditConflict(
        path, line: 1, "'\(function)' of \(type) creates no '\(name)' for the use case")
    }
    try addStatements(
      to: function, of: type, using: "NetworkService", unless: "\(useCase)UseCaseProtocol"
    ) { _ in
      ["container.register(\(useCase)UseCaseProtocol.self, \(useCase)UseCase(repository: \(name)))"]
    }
  }
}
