import Foundation
import StrataSwiftEdits

/// A request to add a part to a project, such as an entity or a screen.
public struct AddRequest: Equatable, Sendable {
  /// The kind of part that `strata add` creates.
  public enum Kind: String, CaseIterable, Sendable {
    case entity, feature, screen, usecase, repository, endpoint, module, string
  }

  /// The kind of part to add.
  public var kind: Kind
  /// The name of the part.
  public var name: String
  /// The fields of an entity, or the text of a string.
  public var arguments: [String]
  /// A Boolean value that indicates whether the entity's repository also stores fetched data
  /// locally.
  public var keepsLocally: Bool
  /// A Boolean value that indicates whether the entity's list is loaded page by page.
  public var isPaginated: Bool
  /// The entity that a feature or a screen shows; by default the entity whose name its name begins
  /// with.
  public var entity: String?
  /// The plural of an entity's name; `nil` for that of English rules, or the one that was chosen
  /// before.
  public var plural: String?
  /// A person's templates that are filled in for an entity, too; `nil` for none. They are no part of
  /// the record of generated files, since an upgrade of the tool does not change them.
  public var templates: OwnTemplates?
  /// A Boolean value that indicates whether the request is repeated from a project's record, so that
  /// an earlier version accepted its names.
  var isRepeated = false

  /// Creates a request. For the parameters, see the properties of the same names.
  public init(
    _ kind: Kind, name: String, arguments: [String] = [], keepsLocally: Bool = false,
    isPaginated: Bool = false, entity: String? = nil, plural: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.arguments = arguments
    self.keepsLocally = keepsLocally
    self.isPaginated = isPaginated
    self.entity = entity
    self.plural = plural
  }

  /// Returns the changes to a project; empty if everything exists already.
  ///
  /// - Throws: ``InputError`` for an invalid request, `EditConflict` if the project has something
  ///   else in its place.
  public func changes(in project: ProjectSnapshot) throws -> [FileChange] {
    if let entity, kind != .feature, kind != .screen {
      throw InputError(
        "entity", entity, "is for 'add feature' and 'add screen', not '\(kind.rawValue)'")
    }
    let layout = project.layout
    if let templates, kind != .entity {
      throw InputError(
        "template folder", templates.folder, "is for 'add entity', not 'add \(kind.rawValue)'")
    }
    if plural != nil, kind != .entity {
      throw InputError("option", "--plural", "is for 'add entity', not 'add \(kind.rawValue)'")
    }
    let ends = LineEnds(of: project)
    var changes = try ProjectChanges(ends.plain, app: project.app(layout), layout: layout)
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
    return ends.kept(changes.all)
  }
}

extension ProjectSnapshot {
  /// The layout that the rule book names; if that cannot be read, the layout `template`.
  var layout: ProjectLayout {
    files["strata.json"].flatMap { ProjectLayout(ruleBook: $0) } ?? .template
  }

  /// Returns the app's name: the name of the folder that contains the layout's landmark, a file
  /// that every project of the layout has.
  ///
  /// - Throws: ``InputError`` if there is none, or more than one.
  func app(_ layout: ProjectLayout) throws(InputError) -> String {
    let folders = files.keys.filter { $0.hasSuffix(layout.landmark) }
      .map { String($0.dropLast(layout.landmark.count)) }.filter { !$0.contains("/") }
    guard let app = folders.first, folders.count == 1 else {
      guard folders.isEmpty else {
        let names = folders.sorted().joined(separator: ", ")
        throw InputError(
          "project", names, "has several apps with a container; 'strata add' needs exactly one")
      }
      let project = files.keys.sorted().first { $0.contains(".xcodeproj/") }?.split(separator: ".")
      let name = project.map { String($0[0]) } ?? "App"
      throw InputError(
        "project", name, "has no file '\(name)\(layout.landmark)', which 'strata add' has to edit"
      )
    }
    return app
  }
}
