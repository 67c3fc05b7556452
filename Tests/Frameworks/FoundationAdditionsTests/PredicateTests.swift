import Foundation
import Testing

struct PredicateTests {
  private struct Word {
    var text: String
  }

  @Test(arguments: [("cafe", true), ("RÉ", true), ("", false), ("tea", false)])
  func `localizedStandardContains in a predicate ignores case and diacritics`(
    part: String, isFound: Bool
  ) throws {
    let predicate = #Predicate<Word> { $0.text.localizedStandardContains(part) }
    #expect(try predicate.evaluate(Word(text: "Café Rémy")) == isFound)
  }
}
