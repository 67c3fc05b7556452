public import Foundation

// Foundation on Linux knows no String Catalogs, no resources of the program's target in the main
// bundle, and ends the process for a text in a `.stringsdict` file. The compiler prefers these
// functions, which need fewer defaults or have parameters that are not optional, to Foundation's.

/// Returns the text of a key in the main bundle, in the reader's language; the key if there is
/// none.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - comment: For translators; not used at run time.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Bundle.main.words(for: key, table: nil, value: nil)
}

/// Returns the text of a key in a bundle.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - bundle: The bundle with the translations.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  bundle.words(for: key, table: nil, value: nil)
}

/// Returns the text of a key in a table of the main bundle.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - tableName: The name of the string catalog; `nil` for `Localizable`.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Bundle.main.words(for: key, table: tableName, value: nil)
}

/// Returns the text of a key in a table of a bundle.
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

/// Returns the text of a key in the main bundle, or another text if there is none.
///
/// - Parameters:
///   - key: The key in the string catalog.
///   - value: The text if the catalog has none for the key.
///   - comment: A note for translators, which is not used.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Bundle.main.words(for: key, table: nil, value: value)
}

/// Returns the text of a key in a table of a bundle, or another text if there is none.
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
  /// Returns the text of a key, or another text if there is none in the reader's languages.
  ///
  /// A text that counts something is returned with its specifiers, of which
  /// ``Swift/String/localizedStringWithFormat(_:_:)`` finds the plural.
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
