import Foundation
import Synchronization

/// The catalogs that this process has read, each once.
enum CatalogStore {
  private struct Place: Hashable {
    var bundle: String
    var table: String
  }

  private static let catalogs = Mutex<[Place: StringCatalog?]>([:])

  /// The catalog of a bundle; nil when it has none, or none that can be read.
  ///
  /// SwiftPM copies a catalog as it is: to the bundle's root, or with its `Resources` folder, which
  /// Foundation then takes for the place of all resources.
  static func catalog(table: String, bundle: Bundle) -> StringCatalog? {
    let place = Place(bundle: bundle.bundlePath, table: table)
    return catalogs.withLock { catalogs in
      if let known = catalogs[place] { return known }
      let catalog = read(table: table, in: bundle.bundleURL)
      catalogs[place] = .some(catalog)
      return catalog
    }
  }

  private static func read(table: String, in folder: URL) -> StringCatalog? {
    let folders = [folder, folder.appending(path: "Resources")]
    let files = folders.map { $0.appending(path: "\(table).xcstrings") }
    guard let file = files.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      return nil
    }
    do {
      return try StringCatalog(json: Data(contentsOf: file))
    } catch {
      // No caller of `String(localized:)` can be told; its keys stand in for the words.
      let line = "String Catalog \(file.path) cannot be read, keys are shown: \(error)\n"
      FileHandle.standardError.write(Data(line.utf8))
      return nil
    }
  }
}
