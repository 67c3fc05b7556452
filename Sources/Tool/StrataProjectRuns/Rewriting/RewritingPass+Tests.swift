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

  /// Makes test methods of the main actor asynchronous. Lets `setUp` and its like call a method of
  /// the main actor, on which XCTest runs them.
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
      removeMainActor(before: method)
      let kind = hasWord("class", before: method) ? "static func" : "func"
      moveToMainActor("\(kind) \(name)OnMainActor()", behind: close)
    }
  }

  /// Removes the attribute of a method that overrides one without an actor.
  private mutating func removeMainActor(before method: Int) {
    guard let attribute = attribute("MainActor", before: method) else { return }
    replace(attribute - 1...attribute, by: "")
  }

  /// Moves a method's body into a method of the main actor, which the overriding one calls.
  ///
  /// The body cannot be a closure there: it would capture `self`, which belongs to no actor as its
  /// superclass does not.
  private mutating func moveToMainActor(_ declaration: String, behind close: Int) {
    let isThrowing = source.isWord("throws", at: close + 1)
    let open = close + (isThrowing ? 2 : 1)
    guard source.isMark("{", at: open) else { return }
    let attempt = isThrowing ? "try " : ""
    let call = declaration.split(separator: " ").last ?? ""
    insert(
      " nonisolated(unsafe) let test = self; "
        + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(call) } }; "
        + "@MainActor private \(declaration) \(isThrowing ? "throws " : ""){",
      behind: open)
  }
}
