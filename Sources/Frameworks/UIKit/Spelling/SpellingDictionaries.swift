import Foundation

/// The dictionaries of a folder, read when they are first used and then kept.
@MainActor final class SpellingDictionaries {
  /// The dictionaries of Debian's packages `hunspell-…`.
  static let system = SpellingDictionaries(
    folder: "/usr/share/hunspell", library: HunspellLibrary.installed)

  private let folder: String
  private let library: HunspellLibrary?
  private var read: [String: SpellingDictionary?] = [:]

  /// Creates the dictionaries of a folder.
  ///
  /// - Parameters:
  ///   - folder: A folder with pairs of files such as `en_US.aff` and `en_US.dic`.
  ///   - library: The library that reads the dictionaries. If it is `nil`, there are no
  ///     dictionaries.
  init(folder: String, library: HunspellLibrary?) {
    self.folder = folder
    self.library = library
  }

  /// The languages with a dictionary, such as `en_US`, in alphabetical order.
  var languages: [String] {
    guard library != nil else { return [] }
    let files = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
    return files.filter { $0.hasSuffix(".aff") }.map { String($0.dropLast(4)) }
      .filter { files.contains($0 + ".dic") }.sorted()
  }

  /// Returns the dictionary of a language.
  ///
  /// - Parameter language: The language's identifier, such as `en_US`, `en-US` or `en`.
  /// - Returns: `nil` if the folder has no dictionary of the language.
  subscript(language: String) -> SpellingDictionary? {
    guard let library, let name = Self.match(language, in: languages) else { return nil }
    if let known = read[name] { return known }
    let found = SpellingDictionary(path: folder + "/" + name, library: library)
    read[name] = .some(found)
    return found
  }

  /// Returns the language of `all` that is meant: the same one if it is there. For a language
  /// without a region it is that of its main region (`de_DE`, `en_US`), or else the first one of
  /// the language.
  static func match(_ language: String, in all: [String]) -> String? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    if all.contains(wanted) { return wanted }
    guard !wanted.contains("_") else { return nil }
    let main = wanted == "en" ? "en_US" : wanted + "_" + wanted.uppercased()
    return all.contains(main) ? main : all.first { $0.hasPrefix(wanted + "_") }
  }
}
