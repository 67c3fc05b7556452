/// The paths and names by which `strata add` finds the existing parts of a layout.
extension ProjectLayout {
  /// The file that every project of the layout has, relative to the app's folder.
  var landmark: String {
    switch self {
    case .strata, .template: "/DIContainer.swift"
    case .layers, .featureFirst: "/App/AppContainer.swift"
    case .dashboard: "/Code/Dependencies/APIClient/APIConfiguration.swift"
    case .modules: "/App/AppComposition.swift"
    }
  }

  /// Returns whether a file is in the folder of the models.
  func holdsModels(_ path: String, app: String) -> Bool {
    switch self {
    case .strata, .template: path.hasPrefix("\(app)/Domain/Models/")
    case .layers, .featureFirst:
      path.hasPrefix("\(app)/Features/") && path.contains("/Domain/Models/")
    case .dashboard: path.hasPrefix("\(app)/Code/Models/")
    case .modules: path.hasPrefix("UseCase/Sources/")
    }
  }

  /// The maximum length of an entity's name: longer ones would exceed the line width.
  var longestEntity: Int { self == .template ? Entity.longest : 14 }

  /// Returns the type of an entity's model.
  func model(of entity: TypeName) -> String {
    switch self {
    case .featureFirst: "\(entity.text)Model"
    case .modules: "\(entity.text)Adapter"
    default: entity.text
    }
  }

  /// Returns the type that fetches an entity.
  func source(of entity: TypeName) -> String {
    entity.text + (self == .dashboard ? "Service" : "Repository")
  }

  /// Returns the type that an entity's screen depends on.
  func asked(for entity: TypeName) -> String {
    switch self {
    case .strata, .template, .modules: "\(entity.text)UseCase"
    case .layers: "Fetch\(entity.plural)UseCase"
    default: source(of: entity)
    }
  }

  /// Returns the protocol with the function that lists an entity for forms of others.
  func lister(of entity: TypeName) -> String {
    hasContainer ? "\(entity.text)UseCase" : sourceProtocol(of: entity)
  }

  /// A Boolean value that indicates whether the layout's document has use cases.
  var hasUseCases: Bool { self != .featureFirst && self != .dashboard }

  /// A Boolean value that indicates whether an entity may contain another one. In document 000,
  /// features do not know each other; in document 004, folders of use cases do not.
  var hasRelations: Bool { self != .featureFirst && self != .modules }

  /// Returns the file with a recorded response that lists an entity, and the key of the list in the
  /// response.
  func recorded(_ entity: TypeName, app: String) -> (file: String, list: String) {
    let wire = SnakeCase.of(Entity.lowered(entity.plural))
    return self == .modules
      ? ("DevPreview/Sources/DevPreview/Responses/\(wire)-1.json", "results")
      : ("\(app)/Mocks/Responses/fetch\(entity.plural)Success.json", wire)
  }

  /// A Boolean value that indicates whether entities may be stored locally and paginated.
  var hasSources: Bool { self == .strata || self == .template }

  /// A Boolean value that indicates whether the layout's container is a type that names every use
  /// case.
  var hasContainer: Bool { self == .strata || self == .template }

  /// A Boolean value that indicates whether repositories return one entity by its identifier, also
  /// of entities that have no form.
  var asksOne: Bool { hasContainer }

  /// Returns the protocol that fetches an entity, and changes it if it has a form.
  func sourceProtocol(of entity: TypeName) -> String {
    switch self {
    case .dashboard: "\(source(of: entity))Protocol"
    case .modules: "Single\(entity.text)RepositoryProtocol"
    default: "\(entity.text)Repository"
    }
  }

  /// Returns the type that requests a single entity.
  func endpoint(of entity: TypeName) -> String {
    switch self {
    case .featureFirst: "\(entity.text)EndpointDataSource"
    case .modules: "Single\(entity.text)Repository"
    default: "\(entity.text)Endpoint"
    }
  }

  /// A Boolean value that indicates whether adding an entity adds a screen of one, to which the rows
  /// of the list link. In document 004 each list has such a screen from the beginning.
  var hasDetails: Bool { self != .modules }

  /// Returns the folder of the words for an entity's enums.
  func choicesFolder(_ entity: Entity, app: String) -> String {
    switch self {
    case .template: "\(app)/UI/Shared"
    case .strata: "\(app)/Presentation/Shared"
    case .layers: "\(app)/Features/\(entity.home)/Presentation/Views"
    case .featureFirst: "\(app)/Features/\(entity.name.text)/UI"
    case .dashboard: "\(app)/Code/UI/Common"
    case .modules: "UseCase/Sources/UseCase/\(entity.name.text)UseCase/Adapter"
    }
  }

  /// Returns the expression for the model that a screen shows.
  func shown(_ entity: String) -> String {
    if self == .featureFirst { return entity }
    return hasContainer ? "viewModel.state.\(entity)" : "viewModel.\(entity)"
  }

  /// Returns a file in the layout's style: in document 002 each file begins with a header, and
  /// where modules are named after the app, imports are sorted again.
  func dressed(_ file: ProjectFile, app: String) -> ProjectFile {
    guard file.path.hasSuffix(".swift"), self == .dashboard || self == .modules else { return file }
    let text = Self.sortingImports(file.text)
    let folders = ["\(app)/Code/", "\(app)Tests/", "/Sources/", "/Tests/"]
    guard self == .dashboard, folders.contains(where: { file.path.contains($0) }) else {
      return ProjectFile(path: file.path, text: text)
    }
    let name = file.path.split(separator: "/").last ?? ""
    let header = """
      //
      //  \(name)
      //  \(app)
      //
      //  Created by Your Name
      //  Copyright © Your Company. All rights reserved.
      //


      """
    return ProjectFile(path: file.path, text: header + text)
  }

  /// Returns a text with each block of imports sorted by name.
  static func sortingImports(_ text: String) -> String {
    var lines: [Substring] = []
    var imports: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("import ") {
        imports.append(line)
      } else {
        lines += imports.sorted() + [line]
        imports = []
      }
    }
    return (lines + imports.sorted()).joined(separator: "\n")
  }
}
