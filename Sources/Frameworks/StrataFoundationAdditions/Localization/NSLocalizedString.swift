public import Foundation

// Foundation on Linux knows no String Catalogs, no resources of the program's target in the main
// bundle, and ends the process for a text in a `.stringsdict` file. The compiler prefers these
// functions, which need fewer defaults or have parameters that are not optional, to Foundation's.

/// Returns the text of a key in the main bundle, in the reader's language; the key itself if there
/// is no text.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - comment: A comment for translators, which is not used at run time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.words(for: key, table: nil, value: nil)
}

/// Returns the text of a key in a bundle; the key itself if there is no text.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - bundle: The bundle with the translations.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.words(for: key, table: nil, value: nil)
}

/// Returns the text of a key in a catalog of the main bundle; the key itself if there is no text.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - tableName: The name of the string catalog; `nil` for `Localizable`.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main.words(for: key, table: tableName, value: nil)
}

/// Returns the text of a key in a catalog of a bundle; the key itself if there is no text.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - tableName: The name of the string catalog; `nil` for `Localizable`.
///   - bundle: The bundle with the translations.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  bundle.words(for: key, table: tableName, value: nil)
}

/// Returns the text of a key in the main bundle; a given text if there is none.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - value: The text if the catalog has none for the key.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.words(for: key, table: nil, value: value)
}

/// Returns the text of a key in a catalog of a bundle; a given text if there is none.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - tableName: The name of the string catalog; `nil` for `Localizable`.
///   - bundle: The bundle with the translations.
///   - value: The text if the catalog has none for the key.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  bundle.words(for: key, table: tableName, value: value)
}

extension Bundle {
  /// Returns the text of a key in the reader's languages; a given text if there is none.
  ///
  /// If the text has plurals, it is returned with its format specifiers.
  /// ``Swift/String/localizedStringWithFormat(_:_:)`` then inserts the values and chooses the
  /// plural.
  func words(for key: String, table: String?, value: String?) -> String {
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    guard let catalog = CatalogStore.catalog(table: name, bundle: self) else {
      // The bundle of one language, such as de.lproj, has its texts at its top.
      return localizedString(forKey: key, value: value, table: table)
    }
    guard let (string, language) = catalog.string(for: key, languages: PreferredLanguages.current)
    else { return value.flatMap { $0.isEmpty ? nil : $0 } ?? key }
    ShownLanguages.current?.note(language)
    return FormatPlurals.words(of: string, language: language)
  }
}
