/// The declarations of Strata that take fewer arguments than Apple's, where the missing arguments
/// have default values in Apple's version.
///
/// Every call of such a declaration compiles with Apple's too, so it is not a name that Apple
/// lacks; the page lists the missing arguments.
struct ShorterForms {
  /// The argument labels that Strata's declarations lack, by the path of Apple's symbol.
  private(set) var missing: [String: [String]] = [:]
  /// The keys of Strata's declarations with fewer arguments, by the path of Apple's symbol.
  private(set) var declared: [String: String] = [:]
  /// The keys of the declarations that are shorter forms.
  private(set) var keys: Set<String> = []

  init(own: [OwnSymbol], apple: [AppleSymbol]) {
    let byName = Dictionary(grouping: apple) { "\($0.parent) \($0.baseName)" }
    for symbol in own where symbol.name.hasSuffix(")") {
      let parent = symbol.path.dropLast().joined(separator: ".")
      for longer in byName["\(parent) \(symbol.baseName)"] ?? [] {
        if let labels = Self.labels(of: longer, without: symbol) {
          keys.insert(symbol.key)
          missing[longer.path] = labels
          declared[longer.path] = symbol.key
        }
      }
    }
  }

  /// Returns the argument labels that only Apple's version has; `nil` if a call of Strata's version
  /// would not compile with Apple's.
  private static func labels(of apple: AppleSymbol, without own: OwnSymbol) -> [String]? {
    let parameters = DeclarationReader(apple.declaration).parameters(of: apple.baseName)
    let labels = own.parameters.map(\.label)
    guard CallMatcher(labels: labels, closures: []).fits(parameters) else { return nil }
    return parameters.map(\.label).filter { !labels.contains($0) }
  }
}

extension AppleSymbol {
  /// The name without its argument labels.
  var baseName: String { String(name.prefix { $0 != "(" }) }
  /// The argument labels of a function; empty for other symbols.
  var labels: [String] {
    name.dropFirst(baseName.count + 1).dropLast().split(separator: ":").map(String.init)
  }
}
