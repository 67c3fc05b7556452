public import Foundation

/// The public symbols of a module, as `swift symbolgraph-extract` writes them.
public struct SymbolGraph: Decodable, Sendable {
  struct Symbol: Decodable, Sendable {
    struct Kind: Decodable, Sendable { var identifier: String }
    struct Identifier: Decodable, Sendable { var precise: String }
    struct Fragment: Decodable, Sendable { var spelling: String }
    struct Line: Decodable, Sendable { var text: String }
    struct Constraint: Decodable, Sendable { var kind, lhs, rhs: String }
    struct Extension: Decodable, Sendable { var constraints: [Constraint]? }
    struct Comment: Decodable, Sendable { var lines: [Line] }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var swiftExtension: Extension?

    /// The types that an extension names in `where Self ==`, without their generic arguments.
    var selfTypes: [String] {
      (swiftExtension?.constraints ?? []).filter { $0.kind == "sameType" && $0.lhs == "Self" }
        .map { String($0.rhs.prefix { $0 != "<" }) }
    }
  }

  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The target's name if it is in another module.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// Decodes a symbol graph.
  ///
  /// - Throws: a decoding error if the data is not a symbol graph.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: json)
  }

  /// Merges several graphs: those of a module and of the modules that it extends, or those of a
  /// module's parts.
  public init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
