import Foundation
import Synchronization

/// The cache of the process's String Catalogs.
enum CatalogStore {
  private struct Place: Hashable {
    var bundle: ObjectIdentifier
    var table: String
  }

  /// A catalog with its bundle. Keeping the bundle ensures that no other object gets its identity.
  private struct Entry {
    var catalog: StringCatalog?
    var bundle: Bundle
  }

  private static let catalogs = Mutex<[Place: Entry]>([:])

  /// Returns a bundle's catalog; `nil` if the bundle has none that can be read.
  ///
  /// SwiftPM copies a catalog unchanged, to the bundle's root or into its `Resources` folder, which
  /// Foundation then regards as the folder of all resources. If there is no catalog, the texts come
  /// from the `.strings` and `.stringsdict` files in the folders of the languages.
  static func catalog(table: String, bundle: Bundle) -> StringCatalog? {
    // Not by its path, which takes a microsecond to compute: every text calls this.
    let place = Place(bundle: ObjectIdentifier(bundle), table: table)
    return catalogs.withLock { catalogs in
      if let known = catalogs[place] { return known.catalog }
      let folders = bundle === Bundle.main ? MainBundle.folders : [bundle.bundleURL]
      let catalog =
        folders.lazy.compactMap { read(table: table, in: $0) }.first
        ?? StringsFolders.catalog(
          table: table, in: folders.flatMap(MainBundle.places),
          sourceLanguage: statedLanguage(of: bundle, in: folders.flatMap(MainBundle.places)))
      catalogs[place] = Entry(catalog: catalog, bundle: bundle)
      return catalog
    }
  }

  /// Returns the development language that the bundle's `Info.plist`, or one among its resources,
  /// names.
  private static func statedLanguage(of bundle: Bundle, in folders: [URL]) -> String? {
    let lists = folders.lazy.compactMap { folder in
      (try? Data(contentsOf: folder.appending(path: "Info.plist"))).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
    }
    let key = "CFBundleDevelopmentRegion"
    let stated = bundle.object(forInfoDictionaryKey: key) ?? lists.compactMap { $0[key] }.first
    // Xcode replaces `$(DEVELOPMENT_LANGUAGE)` when it builds.
    return (stated as? String).flatMap { $0.contains("$(") ? nil : $0 }
  }

  private static func read(table: String, in folder: URL) -> StringCatalog? {
    let files = MainBundle.places(folder).map { $0.appending(path: "\(table).xcstrings") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    do {
      return try StringCatalog(json: Data(contentsOf: file))
    } catch {
      // Callers of `String(localized:)` cannot be notified; they get the keys.
      StringCatalog.complain(
        "the String Catalog \(file.path) cannot be read, so keys are shown instead of texts: "
          + "\(error)"
      )
      return nil
    }
  }
}
