import Foundation

/// The words of one language, from a pair of files in Hunspell's format.
@MainActor final class SpellingDictionary {
  private let library: HunspellLibrary
  private let handle: OpaquePointer
  private let encoding: String.Encoding

  /// The encodings that dictionaries may have, by Hunspell's names.
  private static let encodings: [String: String.Encoding] = [
    "UTF-8": .utf8, "ISO8859-1": .isoLatin1,
  ]

  /// Reads a Hunspell dictionary.
  ///
  /// - Parameters:
  ///   - path: The path of both files without their extensions `.aff` and `.dic`.
  ///   - library: The library that reads it.
  /// - Returns: `nil` if the files are missing or have another encoding than UTF-8 or ISO 8859-1.
  init?(path: String, library: HunspellLibrary) {
    let files = FileManager.default
    guard files.isReadableFile(atPath: path + ".aff"),
      files.isReadableFile(atPath: path + ".dic"),
      let handle = library.create(path + ".aff", path + ".dic"),
      let name = library.encoding(handle),
      let encoding = Self.encodings[String(cString: name)]
    else { return nil }
    self.library = library
    self.handle = handle
    self.encoding = encoding
  }

  /// Returns whether a word is in the dictionary, possibly with another ending or in lowercase.
  func contains(_ word: String) -> Bool {
    guard let bytes = word.cString(using: encoding) else { return false }
    return library.spell(handle, bytes) != 0
  }

  /// Returns words of the dictionary that are similar to a word, the most similar first.
  func suggestions(for word: String) -> [String] {
    guard let bytes = word.cString(using: encoding) else { return [] }
    var list: HunspellLibrary.Texts?
    let count = library.suggest(handle, &list, bytes)
    defer { library.freeList(handle, &list, count) }
    guard let list else { return [] }
    return (0..<Int(count)).compactMap { index in
      list[index].flatMap { String(cString: $0, encoding: encoding) }
    }
  }
}
