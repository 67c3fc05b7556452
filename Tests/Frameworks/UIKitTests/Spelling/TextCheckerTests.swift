import Foundation
import StrataDeviceServices
import Testing

@testable import UIKit

/// Tests of the spelling checker, with a small dictionary.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TextCheckerTests {
  /// Writes a dictionary in which `walk` has the ending `ed`, and returns a checker that reads it.
  private func checker(encoding: String.Encoding = .utf8, named set: String = "UTF-8") throws
    -> UITextChecker
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let rules = "SET \(set)\nTRY abcdefghijklmnopqrstuvwxyz\nSFX D Y 1\nSFX D 0 ed [^e]\n"
    try rules.write(
      to: folder.appending(path: "en_US.aff"), atomically: true, encoding: encoding)
    try "4\nwalk/D\ncafé\ndon't\nLondon\n".write(
      to: folder.appending(path: "en_US.dic"), atomically: true, encoding: encoding)
    return UITextChecker(
      dictionaries: SpellingDictionaries(folder: folder.path(), library: .installed))
  }

  private func misspelled(
    _ text: String, _ checker: UITextChecker, from start: Int = 0, wrap: Bool = false,
    language: String = "en"
  ) -> String? {
    let all = NSRange(location: 0, length: text.utf16.count)
    let found = checker.rangeOfMisspelledWord(
      in: text, range: all, startingAt: start, wrap: wrap, language: language)
    return Range(found, in: text).map { String(text[$0]) }
  }

  @Test(.enabled(if: HunspellLibrary.installed != nil, "libhunspell is not installed"))
  func `words of the dictionary, also with its suffixes, are correct, and others are misspelled`()
    throws
  {
    let checker = try checker()
    for word in ["walk", "walked", "Walk", "café", "don't", "London"] {
      #expect(misspelled(word, checker) == nil)
    }
    for word in ["wakl", "walkked", "cafe", "london"] {
      #expect(misspelled(word, checker) == word)
    }
  }

  @Test(.enabled(if: HunspellLibrary.installed != nil, "libhunspell is not installed"))
  func `the search for a misspelled word begins at the offset and wraps only if requested`() throws
  {
    let checker = try checker()
    let text = "🙂 wakl, walk lonndon walk"
    #expect(misspelled(text, checker) == "wakl")
    #expect(misspelled(text, checker, from: 7) == "lonndon")
    #expect(misspelled(text, checker, from: 21) == nil)
    #expect(misspelled(text, checker, from: 21, wrap: true) == "wakl")
  }

  @Test(.enabled(if: HunspellLibrary.installed != nil, "libhunspell is not installed"))
  func `ignored words apply to one checker, learned words to one device`() throws {
    let checker = try checker()
    checker.ignoreWord("strata")
    #expect(misspelled("strata", checker) == nil)
    #expect(try misspelled("strata", self.checker()) == "strata")
    let other = Device(id: DeviceID(rawValue: UUID().uuidString))
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: UUID().uuidString))) {
      UITextChecker.learnWord("linux")
      #expect(UITextChecker.hasLearnedWord("linux") && misspelled("linux", checker) == nil)
      DeviceHost.$current.withValue(other) { #expect(misspelled("linux", checker) == "linux") }
      UITextChecker.unlearnWord("linux")
      #expect(misspelled("linux", checker) == "linux")
    }
  }

  @Test func `learned words are known in all windows of a device, and on no other device`() {
    let device = Device(id: DeviceID(rawValue: UUID().uuidString))
    let other = Device(id: DeviceID(rawValue: UUID().uuidString))
    let (first, second) = (device.through(device.requests), device.through(device.requests))
    func knows(_ word: String, _ window: Device) -> Bool {
      DeviceHost.$current.withValue(window) { UITextChecker.hasLearnedWord(word) }
    }
    DeviceHost.$current.withValue(first) {
      UITextChecker.learnWord("linux")
      UITextChecker.learnWord("two\nlines")
    }
    #expect(knows("linux", first) && knows("linux", second) && knows("two\nlines", second))
    #expect(!knows("two", second) && !knows("linux", other))
    DeviceHost.$current.withValue(second) { UITextChecker.unlearnWord("linux") }
    #expect(!knows("linux", first) && knows("two\nlines", first))
  }

  @Test(.enabled(if: HunspellLibrary.installed != nil, "libhunspell is not installed"))
  func `guesses are similar words of the dictionary`() throws {
    let checker = try checker()
    let range = NSRange(location: 2, length: 4)
    #expect(checker.guesses(forWordRange: range, in: "a wakl", language: "en")?.first == "walk")
    #expect(checker.guesses(forWordRange: range, in: "a", language: "en") == nil)
  }

  @Test(.enabled(if: HunspellLibrary.installed != nil, "libhunspell is not installed"))
  func `a dictionary in ISO 8859-1 is read`() throws {
    let checker = try checker(encoding: .isoLatin1, named: "ISO8859-1")
    #expect(misspelled("café 日本", checker) == "日本")
    #expect(misspelled("café", checker) == nil)
  }

  @Test func `no word is misspelled in a language without a dictionary`() throws {
    let checker = try checker()
    #expect(misspelled("wakl", checker, language: "xx") == nil)
    #expect(checker.guesses(forWordRange: NSRange(0..<4), in: "wakl", language: "xx") == nil)
    let none = SpellingDictionaries(folder: "/usr/share/hunspell", library: nil)
    #expect(none.languages.isEmpty && none["en"] == nil)
    #expect(HunspellLibrary(path: "libnothing.so") == nil)
  }

  @Test func `a language without a region uses the dictionary of its main region`() {
    let all = ["de_AT", "de_DE", "en_AU", "en_US", "pt_BR"]
    for (asked, meant) in [
      ("de", "de_DE"), ("en", "en_US"), ("pt", "pt_BR"), ("en-AU", "en_AU"), ("de_CH", nil),
      ("fr", nil),
    ] {
      #expect(SpellingDictionaries.match(asked, in: all) == meant)
    }
  }

  @Test func `words are runs of letters with apostrophes, without digits`() {
    let text = "Don't 'stop' — 4th x86 Ende!"
    let words = SpelledWords.ranges(in: text, within: NSRange(0..<text.utf16.count)).map {
      (text as NSString).substring(with: $0)
    }
    #expect(words == ["Don't", "stop", "Ende"])
    #expect(SpelledWords.ranges(in: text, within: NSRange(0..<400)).isEmpty)
  }
}
