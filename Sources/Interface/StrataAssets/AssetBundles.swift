package import Foundation
import Synchronization

/// The folders that contain an app's resources.
package enum AssetBundles {
  /// Returns the first result that is not `nil` when searching the folders of a bundle in order.
  /// `nil` is the app's main bundle.
  ///
  /// SwiftPM puts a target's resources into a folder beside the program; on a Mac they would be in
  /// the app's main bundle. The folders of the program's target are searched first.
  package static func first<Found>(
    in bundle: Bundle?, _ find: (AssetFolder) -> Found?
  ) -> Found? {
    if let bundle, bundle !== Bundle.main {
      return find(AssetFolder.folder(at: bundle.bundleURL))
    }
    for folder in added.withLock({ $0 }) {
      if let found = find(folder) { return found }
    }
    for place in places.program + places.others {
      if let found = find(AssetFolder.folder(at: place)) { return found }
    }
    return nil
  }

  private static let added = Mutex<[AssetFolder]>([])

  /// Adds a folder to the app's resources.
  package static func add(_ folder: URL) {
    let folder = AssetFolder.folder(at: folder)
    added.withLock { $0.append(folder) }
  }

  private static let places = Places(
    beside: Bundle.main.bundleURL, program: Bundle.main.executableURL?.lastPathComponent ?? "")
  private static let program = places.program.map(AssetFolder.folder)

  /// The resource folders of the program's target, which hold its name and its icon. Other resource
  /// folders beside the program belong to libraries, or even to another program.
  package static var programPlaces: [URL] { places.program }

  /// The resource folders that were found in the folder of a program.
  struct Places: Equatable {
    /// The folders in the program's bundle, and the resources of its target or of the library
    /// target that it starts, whose name differs in capital letters at most.
    var program: [URL]
    var others: [URL]

    init(beside place: URL, program name: String) {
      let files = try? FileManager.default.contentsOfDirectory(
        at: place, includingPropertiesForKeys: nil)
      let bundles = (files ?? []).filter { $0.pathExtension == "resources" }
        .sorted { $0.path < $1.path }
      let ending = "_\(name.lowercased()).resources"
      let inside = ["Resources", "Assets.xcassets"].map { place.appending(path: $0) }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
      program = inside + bundles.filter { $0.lastPathComponent.lowercased().hasSuffix(ending) }
      others = bundles.filter { !$0.lastPathComponent.lowercased().hasSuffix(ending) }
    }
  }

  package static func picture(named name: String, in bundle: Bundle?) -> PictureSet? {
    first(in: bundle) { $0.pictures[name] }
  }

  package static func symbol(named name: String, in bundle: Bundle?) -> SymbolDrawing? {
    first(in: bundle) { $0.symbols[name] }
  }

  package static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    first(in: bundle) { $0.colors[name] }
  }

  /// Returns the smallest app icon that is at least `pixels` wide, or else the largest.
  ///
  /// - Parameters:
  ///   - pixels: The width in pixels at which it will be shown.
  ///   - folders: The folders to search; those of the program if `nil`.
  package static func icon(
    named name: String = "AppIcon", atLeast pixels: Double, in folders: [AssetFolder]? = nil
  ) -> Asset? {
    let files = (folders ?? programFolders).lazy.compactMap { $0.icons[name] }.first ?? []
    let known = files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
    return known.first { $0.width >= pixels } ?? known.last
  }

  /// Returns the app's icon in all its sizes, the smallest first.
  package static func icons(named name: String = "AppIcon") -> [Asset] {
    let files = programFolders.lazy.compactMap { $0.icons[name] }.first ?? []
    return files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
  }

  private static var programFolders: [AssetFolder] { added.withLock { $0 } + program }

  /// Returns the file of a font with this name from any resource folder; `nil` if there is none.
  package static func font(named name: String) -> Asset? {
    first(in: nil) { $0.fonts[name] }.flatMap { AssetStore.asset(at: $0) }
  }
}

extension Asset {
  fileprivate var width: Double { size?.width ?? 0 }
}
