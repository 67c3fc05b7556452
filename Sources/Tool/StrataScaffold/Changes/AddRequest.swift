import Foundation
import StrataSwiftEdits

/// What is to be added to a project.
public struct AddRequest: Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case entity, feature, screen, usecase, repository, endpoint, module, string
  }

  public var kind: Kind
  public var name: String
  /// The fields, or a string's words.
  public var arguments: [String]
  public var keepsLocally: Bool
  public var isPaginated: Bool
  /// The entity that a feature or a screen shows; else the one that its name begins with.
  public var entity: String?

  public init(
    _ kind: Kind, name: String, arguments: [String] = [], keepsLocally: Bool = false,
    isPaginated: Bool = false, entity: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
    self.keepsLocally = keepsLocally
    self.isPaginated = isPaginated
    self.entity = entity
  }

  /// What has to change in a project; nothing where it is all there.
  ///
  /// - Throws: ``InputError`` for what cannot be asked for, `EditConflict` for what the project has
  ///   in its place.
  public func changes(in project: ProjectSnapshot) throws -> [FileChange] {
    if let entity, kind != .feature, kind != .screen {
      throw InputError(
        "entity", entity, "is for 'add feature' and 'add screen', not '\(kind.rawValue)'")
    }
    let layout = project.layout
    var changes = ProjectChanges(project, app: try project.app(layout), layout: layout)
    switch kind {
    case .entity: try changes.addEntity(self)
    case .feature: try changes.addFeature(self)
    case .screen: try changes.addScreen(self)
    case .usecase: try changes.addUseCase(self)
    case .repository: try changes.addRepository(self)
    case .endpoint: try changes.addEndpoint(self)
    case .module: try changes.addModule(self)
    case .string: try changes.addString(self)
    }
    return changes.all
  }
}

extension ProjectSnapshot {
  /// The layout that the rule book names; the template's where nobody can read that.
  fileprivate var layout: ProjectLayout {
    files["strata.json"].flatMap { ProjectLayout(ruleBook: $0) } ?? .template
  }

  /// The app's name: that of the folder with the layout's landmark.
  ///
  /// - Throws: ``InputError`` where there is none, or more than one.
  func app(_ layout: ProjectLayout) throws(InputError) -> String {
    let folders = files.keys.filter { $0.hasSuffix(layout.landmark) }
      .map { String($0.dropLast(layout.landmark.count)) }.filter { !$0.contains("/") }
    guard let app = folders.first, folders.count == 1 else {
      guard folders.isEmpty else {
        let names = folders.sorted().joined(separator: ", ")
        throw InputError("project", names, "has several containers")
      }
      let project = files.keys.sorted().first { $0.contains(".xcodeproj/") }?.split(separator: ".")
      let name = project.map { String($0[0]) } ?? "App"
      throw InputError(
        "project", name, "has no '\(name)\(layout.landmark)', into which 'add' enters what it makes"
      )
    }
    return app
  }
}
