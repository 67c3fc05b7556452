import Testing

@testable import StrataSwiftUIMacroExpansion

struct PredicateMacroTests {
  private func expansion(_ source: String) throws -> String {
    try PredicateMacro(source: source).expansion
  }

  @Test func `a predicate without evaluate is passed to Foundation's macro as it is`() throws {
    let body =
      #"<Trip> { $0.name == "a.evaluate(b)" /* x.evaluate(y) */ && [1].contains($0.days) }"#
    #expect(try expansion("#Predicate" + body) == "#_FoundationPredicate" + body)
  }

  @Test(arguments: [
    ("{ first.evaluate($0) && !second.evaluate($0.stops) }", "{ first[$0] && !second[$0.stops] }"),
    (
      "{ trip in trip.stops.contains { a.evaluate($0) } }",
      "{ trip in trip.stops.contains { a[$0] } }"
    ),
    ("{ (count.evaluate(other.evaluate($0)) == 1) }", "{ (count[other[$0]] == 1) }"),
    ("{ self.first\n    .evaluate($0)\n  && $0.isBooked }", "{ self.first[$0]\n  && $0.isBooked }"),
    ("{ $0.evaluate == 1 }", "{ $0.evaluate == 1 }"),
  ])
  func `calls of evaluate in a predicate become subscripts`(body: String, expected: String) throws {
    #expect(try expansion("#Predicate<Trip> " + body) == "#_FoundationPredicate<Trip> " + expected)
  }

  @Test func `a call of evaluate with two arguments is not changed`() throws {
    #expect(
      try expansion("#Predicate<Trip> { both.evaluate($0, limit) }")
        == "#_FoundationPredicate<Trip> { both.evaluate($0, limit) }")
  }

  @Test
  func `a predicate macro is expanded also if its name is prefixed with the module Foundation`()
    throws
  {
    #expect(
      try expansion("#Foundation.Predicate { a.evaluate($0) }") == "#_FoundationPredicate { a[$0] }"
    )
  }

  @Test func `source without a predicate macro throws an error`() {
    #expect(throws: MacroError.self) { try expansion("Predicate") }
  }
}
