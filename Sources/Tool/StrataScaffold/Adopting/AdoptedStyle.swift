public import Foundation

/// The style of a project that strata did not make: an entity of it whose files are copied for
/// other entities, with the folders and names of the parts.
///
///     {
///       "example" : "Product", "feature" : "ProductList",
///       "files" : {
///         "entity" : ["Shop/Models/{Name}.swift", "Shop/Data/{Name}Repository.swift"],
///         "feature" : ["Shop/Scenes/{Name}List/{Name}ListPresenter.swift"]
///       },
///       "containers" : ["Shop/App/AppContainer.swift"]
///     }
public struct AdoptedStyle: Codable, Equatable, Sendable {
  /// The path of the file that holds the style.
  public static let path = "strata-style.json"

  /// The patterns of an entity's files; `{Name}`, `{Names}`, `{name}` and `{names}` stand for it,
  /// and `{snake}` and `{snakes}` for a name of several words such as `line_item`.
  public struct Files: Codable, Equatable, Sendable {
    /// The patterns of the files that every entity has.
    public var entity: [String]
    /// The patterns of the files of the entity's first feature.
    public var feature: [String]

    enum CodingKeys: String, CodingKey {
      case entity, feature
    }
  }

  /// The name of the entity whose files are copied.
  public var example: String
  /// The name of its first feature, such as `ProductList`.
  public var feature: String
  /// The patterns of its files.
  public var files: Files
  /// The paths of the files that connect the parts, in which entries are copied.
  public var containers: [String]

  enum CodingKeys: String, CodingKey {
    case example, feature, files, containers
  }

  /// Reads a style.
  ///
  /// - Parameter json: the contents of the file.
  /// - Throws: ``InputError`` if they are no style.
  public init(json: Data) throws(InputError) {
    do { self = try JSONDecoder().decode(AdoptedStyle.self, from: json) } catch {
      throw InputError(
        "file", Self.path,
        "is not a style file of 'strata adopt'; correct it, or remove it and run 'strata adopt'")
    }
  }

  init(example: String, feature: String, files: Files, containers: [String]) {
    (self.example, self.feature) = (example, feature)
    (self.files, self.containers) = (files, containers)
  }

  /// Returns the contents of the file.
  ///
  /// - Throws: The error of encoding JSON.
  public func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
