/// Declarations of ours that take fewer arguments than Apple's, where Apple's have a default.
///
/// Every call of such a one compiles against Apple's too, so it is no name of our own; what cannot
/// be said is told on the page.
struct ShorterForms {
  /// Apple's path → the labels that cannot be given.
  private(set) var missing: [String: [String]] = [:]
  /// The keys of ours that are such a form.
  private(set) var keys: Set<String> = []

  init(own: [OwnSymbol], apple: [AppleSymbol]) {
    let byName = Dictionary(grouping: apple) { "\($0.parent) \($0.baseName)" }
    for symbol in own where symbol.name.hasSuffix(")") {
      let parent = symbol.path.dropLast().joined(separator: ".")
      for longer in byName["\(parent) \(symbol.baseName)"] ?? [] {
        if let labels = Self.labels(of: longer, without: symbol) {
          keys.insert(symbol.key)
          missing[longer.path] = labels
        }
      }
    }
  }

  /// The labels that only Apple's has; nil where a call of ours would not compile there.
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
}
