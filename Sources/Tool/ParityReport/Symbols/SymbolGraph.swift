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
    struct Generics: Decodable, Sendable {
      struct Parameter: Decodable, Sendable { var name: String }

      var parameters: [Parameter]?
      var constraints: [Constraint]?
    }
    struct Availability: Decodable, Sendable { var isUnconditionallyUnavailable: Bool? }

    var kind: Kind
    var identifier: Identifier
    var pathComponents: [String]
    var declarationFragments: [Fragment]?
    var docComment: Comment?
    var swiftExtension: Extension?
    var swiftGenerics: Generics?
    var availability: [Availability]?
    /// The module that declares the symbol; `nil` until its graph is decoded.
    var module: String?

    /// A Boolean value that indicates whether every use of the symbol is a compile error.
    var isUnavailable: Bool {
      (availability ?? []).contains { $0.isUnconditionallyUnavailable == true }
    }

    /// The types that an extension names in `where Self ==`, without their generic arguments.
    var selfTypes: [String] {
      (swiftExtension?.constraints ?? []).filter { $0.kind == "sameType" && $0.lhs == "Self" }
        .map { String($0.rhs.prefix { $0 != "<" }) }
    }

    /// Returns whether one of the enclosing types has one of the given paths.
    func isInside(_ types: Set<[String]>) -> Bool {
      pathComponents.indices.dropFirst().contains {
        types.contains(Array(pathComponents.prefix($0)))
      }
    }
  }

  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The name of the relationship's target, which is stated if the target is in another module.
    var targetFallback: String?
  }

  struct Module: Decodable, Sendable { var name: String }

  var symbols: [Symbol]
  var relationships: [Relationship]
  var module: Module?

  /// Decodes a symbol graph. Unavailable symbols, and the members of unavailable types, are left
  /// out, since they only exist to report what is missing (docs/decisions/0021).
  ///
  /// - Throws: a decoding error if the data is not a symbol graph.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(SymbolGraph.self, from: json)
    let unavailable = Set(symbols.filter(\.isUnavailable).map(\.pathComponents))
    symbols = symbols.filter { symbol in
      !symbol.isUnavailable && !symbol.isInside(unavailable)
    }
    for index in symbols.indices { symbols[index].module = module?.name }
  }

  /// Merges several graphs: those of a module and of the modules that it extends, or those of a
  /// module's parts.
  public init(merging graphs: [SymbolGraph]) {
    symbols = graphs.flatMap(\.symbols)
    relationships = graphs.flatMap(\.relationships)
  }
}
