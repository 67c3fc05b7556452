import Foundation

/// The options with which `strata new` made a project.
public struct NewRequest: Equatable, Sendable {
  /// The app's name.
  public var name: String
  /// The app's bundle identifier.
  public var bundleId: String
  /// The document that the project follows.
  public var layout: ProjectLayout
  /// A Boolean value that indicates whether the project is the document's example.
  public var isExample: Bool
  /// The path of Strata's package from the project's folder.
  public var strata: String

  /// Creates a request. For the parameters, see the properties of the same names.
  public init(
    name: String, bundleId: String, layout: ProjectLayout, isExample: Bool, strata: String
  ) {
    self.name = name
    self.bundleId = bundleId
    self.layout = layout
    self.isExample = isExample
    self.strata = strata
  }

  /// Returns the project as this version of the tool makes it.
  ///
  /// - Parameter package: Strata's folder.
  /// - Throws: ``InputError`` if the name is no longer accepted; the error of reading the templates.
  func project(package: URL) throws -> ProjectSnapshot {
    let project = try NewProject(
      name: name, bundleId: bundleId, layout: layout, example: isExample, isKnown: true)
    return ProjectSnapshot(try project.files(strata: strata, package: package))
  }
}

extension ProjectSnapshot {
  /// Creates a snapshot of files that are not written yet, without pictures: a person replaces
  /// them, and an upgrade has nothing to merge there.
  init(_ files: [ProjectFile]) {
    let texts = files.filter { $0.picture == nil }.map { ($0.path, $0.data) }
    self.init(files: Dictionary(texts) { first, _ in first })
  }
}
