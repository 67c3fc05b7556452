import Foundation
import SwiftUI
import Testing

@testable import StrataSwiftUIDrawing

@Suite struct FrameworkWordsTests {
  /// Two languages may say the same: an OK is one in Portuguese as well.
  private static let same: Set<String> = ["OK"]

  @Test(arguments: ["es", "pt", "ar"])
  func `whatever the framework says by itself is said in the reader's language`(
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
