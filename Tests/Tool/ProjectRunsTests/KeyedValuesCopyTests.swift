import Testing

@testable import StrataProjectRuns

/// Tests of `value(forKey:)` in copies of sources.
@Suite struct KeyedValuesCopyTests {
  private func copy(_ text: String) -> String {
    let rewriter = SourceRewriter(offered: ["SwiftUI"], own: [])
    return String(decoding: rewriter.rewrite(Array(text.utf8)).bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      (
        "let a = (b[0] as AnyObject).value(forKey: \"c\")",
        "let a = _KeyedValues(b[0] as Any?     ).value(forKey: \"c\")"
      ),
      (
        "((b as AnyObject).value(forKey: \"c\")\n as AnyObject).value(forKey: \"d\")",
        "_KeyedValues(_KeyedValues(b as Any?     ).value(forKey: \"c\")\n as Any?     )"
          + ".value(forKey: \"d\")"
      ),
      (
        "return (b as AnyObject).value(forKey: c)",
        "return _KeyedValues(b as Any?     ).value(forKey: c)"
      ),
      ("first(b as AnyObject).value(forKey: c)", nil),
      ("(b as AnyObject).value(of: c)", nil), ("(b as AnyObject).description", nil),
      ("(b as? AnyObject).value(forKey: c)", nil), ("b as AnyObject", nil),
    ] as [(String, String?)])
  func `an object of an unknown type is asked for a property by name through its mirror`(
    text: String, expected: String?
  ) {
    #expect(copy(text) == expected ?? text)
  }
}
