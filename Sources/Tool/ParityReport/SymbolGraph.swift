public import Foundation

/// What the compiler says about a module's public symbols, as `swift symbolgraph-extract` writes it.
public struct SymbolGraph: Decodable, Sendable {
  struct Symbol: Decodable, Sendable {
    struct Kind: Decodable, Sendable { var identifier: String }
    struct Identifier: Decodable, Sendable { var precise: String }
    struct Fragment: Decodable, Sendable { var spelling: String }
    struct Line: Decodable, Sendable { var text: String }
    struct Comment: Decodable, Sendable { var lines: [Line] }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
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

  /// One graph of several files: the module's own and one for each module that it extends.
  public init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
