public import Foundation

/// What the compiler says about a module's public symbols, as `swift symbolgraph-extract` writes it.
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

    /// The types that an extension names with `where Self ==`, without their generic arguments.
    var selfTypes: [String] {
      (swiftExtension?.constraints ?? []).filter { $0.kind == "sameType" && $0.lhs == "Self" }
        .map { String($0.rhs.prefix { $0 != "<" }) }
    }
  }

  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The target's name where it is of another module.
    var targetFallback: String?
  }

  var symbols: [Symbol]
  var relationships: [Relationship]

  /// - Throws: a decoding error where this is no symbol graph.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: json)
  }

  /// One graph of several files: a module's own and one for each module that it extends, or those of
  /// the modules that it is made of.
  public init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
