/// The public symbols of a module, from its symbol graph.
public struct OwnSymbols: Equatable, Sendable {
  /// The public symbols of the module.
  public var all: [OwnSymbol]
  /// The protocols of the module that each type conforms to or refines, by the type's path.
  private(set) var conformances: [String: Set<String>] = [:]

  /// Creates a list of the given symbols.
  public init(all: [OwnSymbol]) { self.all = all }

  /// Reads the symbols of a symbol graph.
  public init(_ graph: SymbolGraph) {
    let demands = Demands(graph)
    let requirements = Set(
      graph.relationships
        .filter { $0.kind == "requirementOf" || $0.kind == "optionalRequirementOf" }
        .map(\.source))
    all = graph.symbols.compactMap { symbol in
      guard let kind = Self.kind(symbol.kind.identifier) else { return nil }
      let isRequirement = requirements.contains(symbol.identifier.precise)
      return OwnSymbol(
        symbol, kind: kind, isRequirement: isRequirement,
        isDemanded: !isRequirement && demands.contains(symbol.pathComponents))
    }
    conformances = Self.conformances(graph)
  }

  /// Returns the generic parameters of a type; an empty array if the module does not have the type.
  func generics(of path: String) -> [OwnSymbol.GenericParameter] {
    all.first { $0.kind == .type && $0.key == path }?.generics ?? []
  }

  private static func conformances(_ graph: SymbolGraph) -> [String: Set<String>] {
    let paths = Dictionary(
      graph.symbols.map { ($0.identifier.precise, $0.pathComponents.joined(separator: ".")) },
      uniquingKeysWith: { first, _ in first })
    return graph.relationships.reduce(into: [:]) { all, link in
      guard link.kind == "conformsTo", let type = paths[link.source],
        let target = paths[link.target]
      else { return }
      all[type, default: []].insert(target)
    }
  }

  private static func kind(_ identifier: String) -> OwnSymbol.Kind? {
    switch identifier.dropFirst("swift.".count) {
    case "struct", "class", "enum", "protocol", "actor": .type
    case "typealias", "associatedtype": .innerType
    case "init": .initializer
    case "method", "type.method", "func": .function
    case "property", "type.property", "var": .property
    case "enum.case": .enumCase
    case "subscript", "type.subscript": .subscripted
    case "func.op": .operation
    case "macro": .macro
    default: nil
    }
  }
}

extension OwnSymbol {
  init(
    _ symbol: SymbolGraph.Symbol, kind: Kind, isRequirement: Bool, isDemanded: Bool
  ) {
    let declaration = (symbol.declarationFragments ?? []).map(\.spelling).joined()
    self.init(
      identifier: symbol.identifier.precise, path: symbol.pathComponents, kind: kind,
      isStatic: symbol.kind.identifier.hasPrefix("swift.type.") || kind == .enumCase,
      isRequirement: isRequirement, parameters: [],
      marker: Marker(docstring: symbol.docComment?.lines.map(\.text) ?? []),
      isOnMainActor: Isolation(declaration) == .mainActor,
      selfTypes: symbol.selfTypes,
      isDemanded: isDemanded)
    isProtocol = symbol.kind.identifier == "swift.protocol"
    module = symbol.module
    if kind == .type { generics = Self.generics(symbol.swiftGenerics) }
    if name.hasSuffix(")") {
      parameters = DeclarationReader(declaration).parameters(of: baseName)
    }
  }

  private static func generics(
    _ generics: SymbolGraph.Symbol.Generics?
  ) -> [GenericParameter] {
    (generics?.parameters ?? []).filter { $0.name != "Self" }.map { parameter in
      let constraint = generics?.constraints?.first {
        $0.kind == "conformance" && $0.lhs == parameter.name
      }
      return GenericParameter(name: parameter.name, constraint: constraint?.rhs ?? "")
    }
  }
}
