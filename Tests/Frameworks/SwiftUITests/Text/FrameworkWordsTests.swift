import Foundation
import SwiftUI
import Testing

@testable import StrataSwiftUIDrawing

@Suite struct FrameworkWordsTests {
  /// The words that two languages share: OK is OK in Portuguese, too.
  private static let same: Set<String> = ["OK"]

  @Test(arguments: ["es", "pt", "ar"])
  func `each text of the framework has a Spanish, Portuguese and Arabic translation`(
    _ language: String
  ) {
    let english = FrameworkWords(Locale(identifier: "en"))
    let words = FrameworkWords(Locale(identifier: language))
    let all = sequence(first: 0) { $0 + 1 }.lazy.map(FrameworkWords.Word.init(rawValue:))
      .prefix { $0 != nil }.compactMap { $0 }
    #expect(Array(all).count > 20)
    for word in all where !Self.same.contains(english[word]) {
      #expect(!words[word].isEmpty && words[word] != english[word], "\(word)")
      #expect(words[word].contains("%@") == english[word].contains("%@"), "\(word)")
    }
  }
}
