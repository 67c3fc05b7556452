package import Foundation
import Synchronization

/// Where an app's resources lie.
package enum AssetBundles {
  /// The folders to look in for a bundle; `nil` is the app's own.
  ///
  /// SwiftPM puts a target's resources into a folder beside the program: that is what an app on a Mac
  /// has in its main bundle. The program's own target comes first.
  package static func folders(of bundle: Bundle?) -> [AssetFolder] {
    if let bundle, bundle !== Bundle.main { return [AssetFolder.folder(at: bundle.bundleURL)] }
    return added.withLock { $0 } + own
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
  private static let own = program + places.others.map(AssetFolder.folder)

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
    folders(of: bundle).lazy.compactMap { $0.pictures[name] }.first
  }

  package static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    folders(of: bundle).lazy.compactMap { $0.colors[name] }.first
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
    folders(of: nil).lazy.compactMap { $0.fonts[name] }.first.flatMap { AssetStore.asset(at: $0) }
  }
}

extension Asset {
  fileprivate var width: Double { size?.width ?? 0 }
}
