/// A project as it is asked for.
///
/// ```swift
/// let project = try NewProject(name: "MyApp", example: true)
/// let files = try project.files(strata: "../strata")
/// ```
public struct NewProject: Sendable {
  public let app: TypeName
  public let bundleId: String
  /// The entity that its first screen lists.
  let entity: TypeName
  let fields: [Field]
  /// Whether what was fetched is kept, in a repository of its own.
  let keepsLocally: Bool
  let isPaginated: Bool

  /// - Parameters:
  ///   - name: the app's name: a type's name.
  ///   - bundleId: `com.company.Name`; `com.example.` and the name where there is none.
  ///   - example: the document's own example, with local and remote source and pages, in place of a
  ///     list of items.
  /// - Throws: ``InputError``.
  public init(name: String, bundleId: String? = nil, example: Bool = false) throws(InputError) {
    app = try TypeName(name, field: "app's name")
    self.bundleId = try Self.checked(bundleId ?? "com.example.\(name)")
    entity = try TypeName(example ? "Employee" : "Item", field: "entity")
    var fields = [try Field("name:String")]
    if example {
      fields += [try Field("email:String?"), try Field("role:engineer|designer|manager")]
    }
    self.fields = fields
    keepsLocally = example
    isPaginated = example
    guard app != entity else { throw InputError("app's name", name, "is the name of its entity") }
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
    let sources =
      keepsLocally ? try TemplateFolder(name: "template-sources").files(with: values) : []
    let files = try TemplateFolder(name: "template").files(with: values) + sources
    return files.sorted { $0.path < $1.path }
  }
}

extension Character {
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber) }
}
