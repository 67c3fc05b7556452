/// Where `strata add` finds what a layout has already.
extension ProjectLayout {
  /// What stands in every project of the layout, behind the app's own folder.
  var landmark: String {
    switch self {
    case .strata, .template: "/DIContainer.swift"
    case .layers, .featureFirst: "/App/AppContainer.swift"
    case .dashboard: "/Code/Dependencies/APIClient/APIConfiguration.swift"
    case .modules: "/App/AppComposition.swift"
    }
  }

  /// Whether a file is one of the folder that holds models.
  func holdsModels(_ path: String, app: String) -> Bool {
    switch self {
    case .strata, .template: path.hasPrefix("\(app)/Domain/Models/")
    case .layers, .featureFirst:
      path.hasPrefix("\(app)/Features/") && path.contains("/Domain/Models/")
    case .dashboard: path.hasPrefix("\(app)/Code/Models/")
    case .modules: path.hasPrefix("UseCase/Sources/")
    }
  }

  /// How many letters an entity may have: more would make lines that no format takes.
  var longestEntity: Int { self == .template ? Entity.longest : 14 }

  /// The type of an entity's model.
  func model(of entity: TypeName) -> String {
    switch self {
    case .featureFirst: "\(entity.text)Model"
    case .modules: "\(entity.text)Adapter"
    default: entity.text
    }
  }

  /// The type that fetches an entity.
  func source(of entity: TypeName) -> String {
    entity.text + (self == .dashboard ? "Service" : "Repository")
  }

  /// The type that a screen of an entity asks.
  func asked(for entity: TypeName) -> String {
    switch self {
    case .strata, .template, .modules: "\(entity.text)UseCase"
    case .layers: "Fetch\(entity.plural)UseCase"
    default: source(of: entity)
    }
  }

  /// Whether its document has use cases.
  var hasUseCases: Bool { self != .featureFirst && self != .dashboard }

  /// Whether an entity may hold another: features of document 000 know no other, and neither do
  /// document 004's folders of a use case.
  var hasRelations: Bool { self != .featureFirst && self != .modules }

  /// The recorded answer with a list of an entity, and what the list is called in it.
  func recorded(_ entity: TypeName, app: String) -> (file: String, list: String) {
    let wire = SnakeCase.of(Entity.lowered(entity.plural))
    return self == .modules
      ? ("DevPreview/Sources/DevPreview/Responses/\(wire)-1.json", "results")
      : ("\(app)/Mocks/Responses/fetch\(entity.plural)Success.json", wire)
  }

  /// Whether an entity may be kept and come page by page, as it is asked for.
  var hasSources: Bool { self == .strata || self == .template }

  /// Whether its container is a type that names every use case.
  var hasContainer: Bool { self == .strata || self == .template }

  /// What the model of a screen is reached by.
  func shown(_ entity: String) -> String {
    if self == .featureFirst { return entity }
    return hasContainer ? "viewModel.state.\(entity)" : "viewModel.\(entity)"
  }

  /// A file as the layout has it: document 002 begins each of its own with a header, and where modules
  /// are called by the app, their place among the imports depends on its name.
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

  /// A text whose imports, where they stand together, are in the order of their names.
  private static func sortingImports(_ text: String) -> String {
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
