public import Foundation
import StrataDeviceServices

/// Finds misspelled words in a text.
///
///     let word = checker.rangeOfMisspelledWord(
///       in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: 0,
///       wrap: false, language: "en")
///     let isCorrect = word.location == NSNotFound
///
/// Partial: the words are those of Hunspell's dictionaries, which are read if `libhunspell` and a
/// package such as `hunspell-en-us` are installed on the server. Without a dictionary of the
/// language, no word counts as misspelled. Learned words are stored in the device's `UserDefaults`,
/// for all of its windows. There are no completions, and grammar is not checked.
@MainActor @preconcurrency open class UITextChecker: NSObject {
  private static let learnedKey = "spelling.learned"

  /// The words that count as correct on the current device although no dictionary contains them.
  private static var learned: Set<String> {
    get {
      let kept = (DeviceHost.current ?? .local).storage.data(forKey: learnedKey)
      // Other data under this name was not written here; then nothing was learned.
      return kept.flatMap { try? JSONDecoder().decode(Set<String>.self, from: $0) } ?? []
    }
    set {
      let storage = (DeviceHost.current ?? .local).storage
      // Texts can always be encoded.
      storage.set(
        newValue.isEmpty ? nil : try? JSONEncoder().encode(newValue.sorted()), forKey: learnedKey)
    }
  }

  private let dictionaries: SpellingDictionaries

  /// The words that this checker treats as correct.
  open var ignoredWords: [String]?

  /// Creates a checker that finds misspelled words in a text.
  public override init() { dictionaries = .system }

  init(dictionaries: SpellingDictionaries) { self.dictionaries = dictionaries }

  /// The languages with a dictionary, such as `en_US`.
  open class var availableLanguages: [String] { SpellingDictionaries.system.languages }

  /// Finds the first misspelled word.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text to search for misspelled words.
  ///   - range: The part of the text to check, in UTF-16 units.
  ///   - startingOffset: The offset within `range` at which the search begins, in UTF-16 units. A
  ///     word that begins before it is skipped.
  ///   - wrapFlag: `true` to continue the search at the beginning of the part if no misspelled word
  ///     follows.
  ///   - language: The language's identifier, such as `en_US` or `en`.
  /// - Returns: The range of the misspelled word. If there is none, its location is `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let dictionary = dictionaries[language] else { return none }
    let accepted = Self.learned.union(ignoredWords ?? [])
    let words = SpelledWords.ranges(in: stringToCheck, within: range)
    let start = range.location + startingOffset
    let behind = words.filter { $0.location >= start }
    let before = wrapFlag ? words.filter { $0.location < start } : []
    return (behind + before).first { place in
      guard let word = word(stringToCheck, place) else { return false }
      return !accepted.contains(word) && !dictionary.contains(word)
    } ?? none
  }

  /// Returns words that may have been meant, the most similar first.
  ///
  /// - Parameters:
  ///   - range: The misspelled word's place, in UTF-16 units.
  ///   - string: The text that contains the misspelled word.
  ///   - language: The language's identifier, such as `en_US` or `en`.
  /// - Returns: `nil` if there is no dictionary of the language or the range is outside of the
  ///   text.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard let dictionary = dictionaries[language], let word = word(string, range) else {
      return nil
    }
    return dictionary.suggestions(for: word)
  }

  /// Treats a word as correct from now on, in this checker only.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// Treats a word as correct from now on, in all checkers of this device.
  open class func learnWord(_ word: String) { learned.insert(word) }

  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Treats a learned word no longer as correct, unless a dictionary contains it.
  open class func unlearnWord(_ word: String) { learned.remove(word) }

  private func word(_ text: String, _ place: NSRange) -> String? {
    Range(place, in: text).map { String(text[$0]) }
  }
}
