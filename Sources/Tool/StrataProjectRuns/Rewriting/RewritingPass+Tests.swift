import StrataImportGraph

/// Rewrites test cases of XCTest that run on the main actor.
///
/// Linux's XCTest gets a list of test methods that SwiftPM generates, and casts each to a function
/// without an actor: a method of the main actor that is not asynchronous stops the whole run. And
/// `setUp` of the superclass belongs to no actor, which Objective-C's import ignores.
extension RewritingPass {
  private static let preparations: Set = [
    "setUp", "tearDown", "setUpWithError", "tearDownWithError",
  ]

  /// Makes test methods of the main actor asynchronous. Lets `setUp` and the like assume the main
  /// actor, on which XCTest calls them.
  mutating func runTestsOnMainActor() {
    guard imports.contains("XCTest") else { return }
    for index in source.indices where source.isWord("class", at: index) {
      guard let body = testCase(index) else { continue }
      let isOnActor = hasAttribute("MainActor", before: index)
      for method in methods(in: body) { rewrite(method, classIsOnActor: isOnActor) }
    }
  }

  /// Returns the indices of the tokens in a class's braces, if the class is a test case; else
  /// `nil`.
  private func testCase(_ index: Int) -> Range<Int>? {
    guard source.tokens.indices.contains(index + 2), source.isMark(":", at: index + 2),
      let open = source.indices.dropFirst(index).first(where: { source.isMark("{", at: $0) }),
      (index + 3..<open).contains(where: { source.tokens[$0].text.hasSuffix("TestCase") }),
      let close = source.close(of: open)
    else { return nil }
    return (open + 1)..<close
  }

  /// Returns the indices of the word `func` in the declarations of a class's methods.
  private func methods(in body: Range<Int>) -> [Int] {
    var found: [Int] = []
    var index = body.lowerBound
    while index < body.upperBound {
      if source.isMark("{", at: index) { index = source.close(of: index) ?? body.upperBound }
      if source.isWord("func", at: index) { found.append(index) }
      index += 1
    }
    return found
  }

  private mutating func rewrite(_ method: Int, classIsOnActor: Bool) {
    let name = source.tokens[method + 1].text
    guard source.isMark("(", at: method + 2), let close = source.close(of: method + 2),
      classIsOnActor || hasAttribute("MainActor", before: method),
      !hasWord("nonisolated", before: method),
      !source.isWord("async", at: close + 1)
    else { return }
    if name.hasPrefix("test"), close == method + 3 {
      insert(" async", behind: close)
    } else if Self.preparations.contains(name), hasWord("override", before: method) {
      assumeMainActor(behind: close)
    }
  }

  /// Encloses a method's body in a closure that assumes the main actor.
  private mutating func assumeMainActor(behind close: Int) {
    let isThrowing = source.isWord("throws", at: close + 1)
    let open = close + (isThrowing ? 2 : 1)
    guard source.isMark("{", at: open), let end = source.close(of: open) else { return }
    insert(" \(isThrowing ? "try " : "")MainActor.assumeIsolated {", behind: open)
    insert(" }", behind: end)
  }
}
