import Foundation

/// The texts in a bundle's folders by language: `de.lproj/Localizable.strings` and
/// `de.lproj/Localizable.stringsdict`.
///
///     StringsFolders.catalog(table: "Localizable", in: [bundle.bundleURL], sourceLanguage: "en")
enum StringsFolders {
  /// Returns the texts of all languages as one catalog; `nil` if no folder has the table.
  ///
  /// The texts in `Base.lproj` are in the source language; those in the language's folder take
  /// precedence. If both files have a key, the one with plurals is used. A file that cannot be
  /// parsed is reported, and the other languages are still used.
  ///
  /// - Parameter sourceLanguage: The language in the bundle's `Info.plist`. If it is `nil`, the
  ///   source language is English if there are English texts or a `Base.lproj`; otherwise it is the
  ///   first language in alphabetical order. It is used for readers of none of the languages.
  static func catalog(
    table: String, in folders: [URL], sourceLanguage: String?,
    complain: (String) -> Void = StringCatalog.complain
  ) -> StringCatalog? {
    let found = places(in: folders).compactMap { place in
      words(of: table, in: place.folder, complain).map { (language: place.language, words: $0) }
    }
    guard !found.isEmpty else { return nil }
    let sourceLanguage = sourceLanguage ?? likelySource(of: found.map(\.language))
    var strings: [String: [String: CatalogString]] = [:]
    for (folder, words) in found {
      let language = folder == base ? sourceLanguage : folder
      for (key, string) in words where strings[key]?[language] == nil {
        strings[key, default: [:]][language] = string
      }
    }
    return StringCatalog(sourceLanguage: sourceLanguage, strings: strings)
  }

  private static func likelySource(of languages: [String]) -> String {
    let named = languages.filter { $0 != base }.sorted()
    if let english = LanguageMatch.best(for: "en", among: named) { return english }
    return languages.contains(base) ? "en" : named.first ?? "en"
  }

  private static let base = "Base"

  private struct Place {
    var language: String
    var folder: URL
  }

  /// Returns the languages' folders in their order of precedence: `Base` comes last.
  private static func places(in folders: [URL]) -> [Place] {
    let places = folders.flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.filter { $0.hasSuffix(".lproj") }.sorted().map {
        Place(language: language($0), folder: folder.appending(path: $0))
      }
    }
    return places.filter { $0.language != base } + places.filter { $0.language == base }
  }

  private static func language(_ folder: String) -> String {
    let name = String(folder.dropLast(".lproj".count))
    if name.lowercased() == base.lowercased() { return base }
    return oldNames[name] ?? name.replacing("_", with: "-")
  }

  /// The names that older versions of Xcode gave the folders of languages, with their codes.
  private static let oldNames = [
    "English": "en", "French": "fr", "German": "de", "Italian": "it", "Japanese": "ja",
    "Spanish": "es", "Dutch": "nl",
  ]

  /// Returns the texts of a folder; `nil` if the folder has no file for the table.
  private static func words(
    of table: String, in folder: URL, _ complain: (String) -> Void
  ) -> [String: CatalogString]? {
    let plain = read(folder.appending(path: "\(table).strings"), complain, StringsFile.strings)
    let plural = read(folder.appending(path: "\(table).stringsdict"), complain, StringsFile.plurals)
    guard plain != nil || plural != nil else { return nil }
    return (plain ?? [:]).merging(plural ?? [:]) { $1 }
  }

  private static func read(
    _ file: URL, _ complain: (String) -> Void, _ parse: (Data) throws -> [String: CatalogString]
  ) -> [String: CatalogString]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try parse(Data(contentsOf: file))
    } catch {
      complain(
        "the strings file \(file.path) cannot be read, so keys are shown instead of texts: "
          + "\(error)"
      )
      return [:]
    }
  }
}
