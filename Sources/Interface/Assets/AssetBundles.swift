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

  private static let own = ownPlaces.map(AssetFolder.folder)

  /// The folders of the app's own resources, the program's first.
  package static let ownPlaces: [URL] = {
    let place = Bundle.main.bundleURL
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let files = try? FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    let bundles = (files ?? []).filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
    let first = bundles.filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }
    let inside = ["Resources", "Assets.xcassets"].map { place.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return inside + first + bundles.filter { !first.contains($0) }
  }()

  package static func picture(named name: String, in bundle: Bundle?) -> PictureSet? {
    folders(of: bundle).lazy.compactMap { $0.pictures[name] }.first
  }

  package static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    folders(of: bundle).lazy.compactMap { $0.colors[name] }.first
  }

  /// The app's icon: the smallest that is at least so wide, or the largest.
  ///
  /// - Parameter pixels: How wide it will be shown.
  package static func icon(
    named name: String = "AppIcon", atLeast pixels: Double, in folders: [AssetFolder]? = nil
  ) -> Asset? {
    let files = (folders ?? self.folders(of: nil)).lazy.compactMap { $0.icons[name] }.first ?? []
    let known = files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
    return known.first { $0.width >= pixels } ?? known.last
  }

  /// The app's icon in all its sizes, the smallest first.
  package static func icons(named name: String = "AppIcon") -> [Asset] {
    let files = folders(of: nil).lazy.compactMap { $0.icons[name] }.first ?? []
    return files.compactMap(AssetStore.asset).sorted { $0.width < $1.width }
  }

  /// The file of a font, in whichever bundle.
  package static func font(named name: String) -> Asset? {
    folders(of: nil).lazy.compactMap { $0.fonts[name] }.first.flatMap { AssetStore.asset(at: $0) }
  }
}

extension Asset {
  fileprivate var width: Double { size?.width ?? 0 }
}
