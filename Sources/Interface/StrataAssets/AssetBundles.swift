package import Foundation
import Synchronization

/// Where an app's resources lie.
package enum AssetBundles {
  /// The first that one of a bundle's folders has; those behind it are not read for it. `nil` is the
  /// app's own bundle.
  ///
  /// SwiftPM puts a target's resources into a folder beside the program: that is what an app on a Mac
  /// has in its main bundle. The program's own target comes first.
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

  /// Counts a folder among the app's own resources from now on.
  package static func add(_ folder: URL) {
    let folder = AssetFolder.folder(at: folder)
    added.withLock { $0.append(folder) }
  }

  private static let places = Places(
    beside: Bundle.main.bundleURL, program: Bundle.main.executableURL?.lastPathComponent ?? "")
  private static let program = places.program.map(AssetFolder.folder)

  /// The folders of the program's own resources: what it is called, and what its icon is, is said
  /// there. The libraries' come from other targets, and beside them may lie another program's.
  package static var programPlaces: [URL] { places.program }

  /// Folders of resources beside a program.
  struct Places: Equatable {
    /// The program's own: those in its bundle, and its target's or that of the library that it
    /// starts, which is called the same but for capital letters.
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

  package static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    first(in: bundle) { $0.colors[name] }
  }

  /// The app's icon: the smallest that is at least so wide, or the largest.
  ///
  /// - Parameters:
  ///   - pixels: How wide it will be shown.
  ///   - folders: Where it may lie; the program's own where none are given.
  package static func icon(
    named name: String = "AppIcon", atLeast pixels: Double, in folders: [AssetFolder]? = nil
  ) -> Asset? {
    let files = (folders ?? programFolders).lazy.compactMap { $0.icons[name] }.first ?? []
    let known = files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
    return known.first { $0.width >= pixels } ?? known.last
  }

  /// The app's icon in all its sizes, the smallest first.
  package static func icons(named name: String = "AppIcon") -> [Asset] {
    let files = programFolders.lazy.compactMap { $0.icons[name] }.first ?? []
    return files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
  }

  private static var programFolders: [AssetFolder] { added.withLock { $0 } + program }

  /// The file of a font, in whichever bundle.
  package static func font(named name: String) -> Asset? {
    first(in: nil) { $0.fonts[name] }.flatMap { AssetStore.asset(at: $0) }
  }
}

extension Asset {
  fileprivate var width: Double { size?.width ?? 0 }
}
