import Foundation
import StrataFoundationAdditions
import Testing

struct PredicateEvaluateTests {
  private struct Word {
    var text: String
    var parts: [Int] = []
  }

  @Test func `a predicate can evaluate other predicates that its closure captures`() throws {
    let long = #Predicate<Word> { $0.text.count > 3 }
    let early = #Predicate<Word> { $0.text < "m" }
    let both = #Predicate<Word> { long.evaluate($0) && early.evaluate($0) }
    #expect(
      try ["abcde", "abc", "xyzzy"].map { try both.evaluate(Word(text: $0)) }
        == [true, false, false])
    let either = #Predicate<Word> { word in !long.evaluate(word) || both.evaluate(word) }
    #expect(
      try ["abcde", "abc", "xyzzy"].map { try either.evaluate(Word(text: $0)) }
        == [true, true, false])
  }

  @Test func `a predicate can evaluate expressions that its closure captures`() throws {
    let large = #Expression<[Int], Int> { parts in parts.filter { $0 > 1 }.count }
    let isShort = #Expression<Word, Bool> { word in word.text.count < 3 }
    let predicate = #Predicate<Word> { word in
      large.evaluate(word.parts) + large.evaluate(word.parts) == 4 && isShort.evaluate(word)
    }
    #expect(try predicate.evaluate(Word(text: "ab", parts: [1, 2, 3])))
    #expect(try !predicate.evaluate(Word(text: "ab", parts: [1, 2])))
    #expect(try !predicate.evaluate(Word(text: "abc", parts: [1, 2, 3])))
  }

  @Test func `an error of a captured predicate is thrown`() throws {
    let none = String?.none
    let failing = #Predicate<Word> { $0.text == none! }
    let outer = #Predicate<Word> { failing.evaluate($0) }
    #expect(throws: PredicateError.self) { try outer.evaluate(Word(text: "a")) }
  }
}
