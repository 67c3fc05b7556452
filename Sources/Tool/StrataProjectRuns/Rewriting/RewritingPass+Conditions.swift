import StrataImportGraph

extension RewritingPass {
  private static let systems: Set = [
    "macOS", "OSX", "watchOS", "tvOS", "visionOS", "xrOS", "Linux", "Windows", "Android", "WASI",
    "FreeBSD", "OpenBSD", "macCatalyst",
  ]

  /// Replaces the platform checks of an `#if` line by the answers that iOS would give. Conditions
  /// that depend on the machine or on the project stay: `arch`, `swift`, `compiler`, `DEBUG`,
  /// flags. Returns the index of the next token.
  mutating func condition(_ index: Int) -> Int {
    let line = source.tokens[index].line
    var next = index + 2
    while next < source.tokens.count, source.tokens[next].line == line {
      next = question(next) ?? next + 1
    }
    return next
  }

  /// Replaces a platform check such as `os(iOS)` by its answer for iOS; returns the index after it,
  /// or `nil` if the tokens are something else.
  private mutating func question(_ index: Int) -> Int? {
    guard source.tokens[index].kind == .word, source.isMark("(", at: index + 1),
      let close = source.close(of: index + 1), close > index + 2
    else { return nil }
    let asked = source.tokens[index + 2].text
    if let answer = answer(source.tokens[index].text, asked) {
      replace(index...close, by: answer ? "true" : "false")
    }
    return close + 1
  }

  private func answer(_ question: String, _ asked: String) -> Bool? {
    switch question {
    case "os" where keepsSystem, "targetEnvironment" where keepsSystem: nil
    case "os" where asked == "iOS": true
    case "os" where Self.systems.contains(asked): false
    case "targetEnvironment" where asked == "simulator": true
    case "targetEnvironment" where asked == "macCatalyst" || asked == "UIKitForMac": false
    // Modules of the project and of packages that are fetched are known to the compiler alone.
    case "canImport" where own.contains(asked): nil
    case "canImport" where offered.contains(asked): true
    case "canImport" where AppleModules.names.contains(asked): false
    default: nil
    }
  }
}
