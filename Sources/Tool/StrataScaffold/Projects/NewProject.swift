public import Foundation
import StrataSwiftEdits

/// A description of a project to create.
///
///     let project = try NewProject(name: "MyApp", example: true)
///     let files = try project.files(strata: "../strata", package: strataFolder)
public struct NewProject: Sendable {
  /// The name of the app.
  public let app: TypeName
  /// The bundle identifier of the app.
  public let bundleId: String
  let layout: ProjectLayout
  /// The entity that the app's first screen lists.
  let entity: Entity
  /// The document's sample project to copy; `nil` to generate one from templates.
  let example: DocumentsProject?

  /// Validates the description of a project.
  ///
  /// - Parameters:
  ///   - name: the app's name, a valid type name.
  ///   - bundleId: `com.company.Name`; by default `com.example.` and the name.
  ///   - layout: the document that it follows.
  ///   - example: whether to create the document's example instead of a list of items.
  /// - Throws: ``InputError``.
  public init(
    name: String, bundleId: String? = nil, layout: ProjectLayout = .template, example: Bool = false
  ) throws(InputError) {
    try self.init(
      name: name, bundleId: bundleId, layout: layout, example: example, isKnown: false)
  }

  /// Validates the description of a project, whose name an earlier version may have accepted.
  ///
  /// - Throws: ``InputError``.
  init(
    name: String, bundleId: String?, layout: ProjectLayout, example: Bool, isKnown: Bool
  ) throws(InputError) {
    app = try TypeName(name, field: "app's name", isKnown: isKnown)
    guard isKnown || !name.hasSuffix("Tests") else {
      throw InputError(
        "app's name", name, "ends like that of a folder of tests; choose another name")
    }
    self.bundleId = try Self.checked(bundleId ?? "com.example.\(name)")
    self.layout = layout
    self.example = example ? layout.documentsProject : nil
    entity = try example ? .example(of: layout) : .first(of: layout)
    guard app != entity.name else {
      throw InputError(
        "app's name", name, "is also the name of an entity that is generated; choose another name")
    }
  }

  private static func checked(_ id: String) throws(InputError) -> String {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 45 || Character(Unicode.Scalar($0)).isPlain }
    }
    guard parts.count > 2, parts[0] == "com", isPlain else {
      throw InputError("bundle identifier", id, "must have the form com.company.Name")
    }
    return id
  }

  /// Returns all files of the project.
  ///
  /// - Parameters:
  ///   - strata: the path of Strata's package, from the project's folder.
  ///   - package: that package's folder, which holds the documents' sample projects.
  /// - Throws: ``InputError`` for a name that Strata or the example already uses; the error of
  ///   reading the templates, which is a fault of the tool.
  public func files(strata: String, package: URL) throws -> [ProjectFile] {
    let packages = example?.packages ?? layout.packages(app: app.text, entity).map(\.product)
    try StrataModules(in: package).check(
      [app.text] + packages, field: "app's name", name: app.text)
    let values = values(strata: strata)
    if let example {
      // Its pictures come from the sample project.
      let made = try TemplateFolder(name: "project").files(with: values)
        .filter { !$0.path.hasPrefix("\(app.text)/") }
      let paths = Set(made.map(\.path))
      let own = try example.files(app: app.text, strata: strata, in: package)
      return (made + own.filter { !paths.contains($0.path) }).sorted { $0.path < $1.path }
    }
    let made = try layout.folders(entity).flatMap {
      try TemplateFolder(name: $0).files(with: values)
    }
    let fragments = made.filter(\.isFragment)
    return try made.filter { !$0.isFragment }.map { file in
      let added = fragments.filter { $0.goal == file.path }
      var file = file
      if !added.isEmpty {
        var source = try SwiftSource(path: file.path, text: file.text)
        for fragment in added { try source.addMembers(of: fragment.text) }
        file.text = source.edited
      }
      return layout.dressed(file, app: app.text)
    }.appending(icon).sorted { $0.path < $1.path }
  }

  /// The picture of the app's icon.
  private var icon: ProjectFile {
    ProjectFile(
      path: "\(app.text)/Resources/Assets.xcassets/AppIcon.appiconset/icon-1024.png",
      picture: Data(AppBrand(name: app.text).icon))
  }
}

extension Array {
  fileprivate func appending(_ element: Element) -> Self { self + [element] }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
