import SwiftEdits

/// A project as it is asked for.
///
/// ```swift
/// let project = try NewProject(name: "MyApp", example: true)
/// let files = try project.files(strata: "../strata")
/// ```
public struct NewProject: Sendable {
  public let app: TypeName
  public let bundleId: String
  let layout: ProjectLayout
  /// What its first screen lists.
  let entity: Entity

  /// - Parameters:
  ///   - name: the app's name: a type's name.
  ///   - layout: the document that it follows.
  ///   - bundleId: `com.company.Name`; `com.example.` and the name where there is none.
  ///   - example: the document's own example, with local and remote source and pages, in place of a
  ///     list of items.
  /// - Throws: ``InputError``.
  public init(
    name: String, bundleId: String? = nil, layout: ProjectLayout = .template, example: Bool = false
  ) throws(InputError) {
    app = try TypeName(name, field: "app's name")
    self.bundleId = try Self.checked(bundleId ?? "com.example.\(name)")
    self.layout = layout
    guard !example || layout.hasExample else {
      throw InputError("preset", layout.rawValue, "has no example; leave --example out")
    }
    var fields = [try Field("name:String")]
    if example {
      fields += [try Field("email:String?"), try Field("role:engineer|designer|manager")]
    }
    var entity = try Entity(
      TypeName(example ? "Employee" : "Item", field: "entity"), fields: fields)
    entity.keepsLocally = example
    entity.isPaginated = example
    entity.isFirst = true
    entity.wire = layout.wire
    entity.model = layout.model(of: entity.name)
    self.entity = entity
    guard app != entity.name else {
      throw InputError("app's name", name, "is the name of its entity")
    }
  }

  private static func checked(_ id: String) throws(InputError) -> String {
    let parts = id.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { $0 == 45 || Character(Unicode.Scalar($0)).isPlain }
    }
    guard parts.count > 2, parts[0] == "com", isPlain else {
      throw InputError("bundle identifier", id, "is not com.company.Name")
    }
    return id
  }

  /// The whole project.
  ///
  /// - Parameter strata: the path of Strata's package, from the project's folder.
  /// - Throws: What reading the templates throws: the tool's own fault.
  public func files(strata: String) throws -> [ProjectFile] {
    let values = values(strata: strata)
    let made = try layout.folders(entity).flatMap {
      try TemplateFolder(name: $0).files(with: values)
    }
    let fragments = made.filter(\.isFragment)
    return try made.filter { !$0.isFragment }.map { file in
      var source =
        try file.path.hasSuffix(".swift") ? SwiftSource(path: file.path, text: file.text) : nil
      for fragment in fragments where fragment.goal == file.path {
        try source?.addMembers(of: fragment.text)
      }
      let text = source?.edited ?? file.text
      return layout.dressed(ProjectFile(path: file.path, text: text), app: app.text)
    }.sorted { $0.path < $1.path }
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
