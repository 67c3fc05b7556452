public import Foundation

/// The output of `swift package describe --type json`, as far as previews need it.
public struct DescribedPackage: Decodable, Equatable, Sendable {
  struct Target: Decodable, Equatable, Sendable {
    var name: String
    /// The kind of target: `executable`, `library`, `test`, `macro` …
    var type: String
    /// The path of the target from the package's folder.
    var path: String
    var targetDependencies: [String]?
    var productDependencies: [String]?
  }

  struct Product: Decodable, Equatable, Sendable {
    var name: String
    var targets: [String]
    /// The kind of product, as a dictionary with the key `executable`, `library` …
    var type: [String: [String]?]

    var isExecutable: Bool { type.keys.contains("executable") }
    var isLibrary: Bool { type.keys.contains("library") }
  }

  var name: String
  /// The package's folder.
  var path: String
  var targets: [Target]
  var products: [Product]

  /// Decodes the output of `swift package describe --type json`.
  public init(json: Data) throws {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    self = try decoder.decode(Self.self, from: json)
  }
}
