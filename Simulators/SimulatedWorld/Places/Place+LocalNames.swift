extension Place {
  /// The names in other languages, as far as the script identifies the language.
  ///
  /// The gazetteer's alternate names have no language. A script that (nearly) only one language
  /// uses identifies it: Greek, Hebrew, Thai, Korean, Georgian, Armenian, Japanese kana. Cyrillic,
  /// Arabic, Han, Devanagari and Latin names are used for the search and left out here. The
  /// gazetteer's main name is English, and also used for the real service's pseudo-languages
  /// `ascii` and `feature_name`.
  package var localNames: [(language: String, name: String)] {
    var names: [String: String] = ["en": name, "feature_name": name]
    if name.utf8.allSatisfy({ $0 < 0x80 }) { names["ascii"] = name }
    for alternate in alternateNames {
      guard let language = Self.language(of: alternate), names[language] == nil else { continue }
      names[language] = alternate
    }
    return names.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static func language(of name: String) -> String? {
    let letters = name.unicodeScalars.filter(\.properties.isAlphabetic)
    let languages = Set(
      letters.map { scalar in
        scripts.first { $0.range.contains(scalar.value) }?.language ?? ""
      })
    return languages.count == 1 ? languages.first.flatMap { $0.isEmpty ? nil : $0 } : nil
  }

  private static let scripts: [(range: ClosedRange<UInt32>, language: String)] = [
    (0x0370...0x03FF, "el"), (0x0590...0x05FF, "he"), (0x0E00...0x0E7F, "th"),
    (0xAC00...0xD7A3, "ko"), (0x10A0...0x10FF, "ka"), (0x0530...0x058F, "hy"),
    (0x3040...0x30FF, "ja"),
  ]
}
