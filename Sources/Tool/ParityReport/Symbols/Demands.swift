/// The members that a type has because a conformance requires them.
struct Demands {
  private let byType: [[String]: Set<String>]

  init(_ graph: SymbolGraph) {
    let paths = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents) },
      uniquingKeysWith: { first, _ in first })
    var ofProtocol: [String: Set<String>] = [:]
    for link in graph.relationships where link.kind == "requirementOf" {
      ofProtocol[link.target, default: []].formUnion([paths[link.source]?.last ?? ""])
    }
    var byType: [[String]: Set<String>] = [:]
    for link in graph.relationships where link.kind == "conformsTo" {
      guard let type = paths[link.source] else { continue }
      let outside = link.targetFallback.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
      let names = (ofProtocol[link.target] ?? []).union(Self.outside[outside ?? ""] ?? [])
      byType[type, default: []].formUnion(names)
    }
    self.byType = byType
  }

  /// Returns whether the type at the beginning of the path must have the member at its end.
  func contains(_ path: [String]) -> Bool {
    byType[Array(path.dropLast())]?.contains(path.last ?? "") ?? false
  }

  /// The requirements of protocols of the standard library and Foundation.
  private static let outside: [String: Set<String>] = [
    "Equatable": ["==(_:_:)", "!=(_:_:)"],
    "Hashable": ["hash(into:)", "hashValue"],
    "Comparable": ["<(_:_:)", ">(_:_:)", "<=(_:_:)", ">=(_:_:)"],
    "Encodable": ["encode(to:)"],
    "Decodable": ["init(from:)"],
    "RawRepresentable": ["RawValue", "rawValue", "init(rawValue:)"],
    "SetAlgebra": ["Element", "init()", "contains(_:)"],
    "OptionSet": ["Element", "rawValue", "RawValue", "init(rawValue:)"],
    "CaseIterable": ["AllCases", "allCases"],
    "Identifiable": ["ID", "id"],
    "CustomStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"],
    "AdditiveArithmetic": ["zero", "+(_:_:)", "-(_:_:)", "+=(_:_:)", "-=(_:_:)"],
    "ExpressibleByArrayLiteral": ["ArrayLiteralElement", "init(arrayLiteral:)"],
    "ExpressibleByStringLiteral": ["StringLiteralType", "init(stringLiteral:)"],
    "ExpressibleByUnicodeScalarLiteral": [
      "UnicodeScalarLiteralType", "init(unicodeScalarLiteral:)",
    ],
    "ExpressibleByExtendedGraphemeClusterLiteral": [
      "ExtendedGraphemeClusterLiteralType", "init(extendedGraphemeClusterLiteral:)",
    ],
    "ExpressibleByStringInterpolation": ["StringInterpolation", "init(stringInterpolation:)"],
    "StringInterpolationProtocol": [
      "StringLiteralType", "appendLiteral(_:)", "init(literalCapacity:interpolationCount:)",
    ],
    "Sequence": ["Element", "Iterator", "makeIterator()"],
    "IteratorProtocol": ["Element", "next()"],
    "Collection": [
      "Element", "Index", "Indices", "Iterator", "SubSequence", "startIndex", "endIndex",
      "index(after:)", "subscript(_:)",
    ],
    "BidirectionalCollection": ["index(before:)"],
    "Error": ["localizedDescription"],
    "RangeExpression": ["Bound", "contains(_:)", "relative(to:)"],
    "View": ["Body", "body"],
    "Shape": ["path(in:)"],
    "LocalizedError": ["errorDescription", "failureReason", "recoverySuggestion"],
  ]
}
