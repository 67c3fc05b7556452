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

  private static let own: [AssetFolder] = {
    let place = Bundle.main.bundleURL
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let files = try? FileManager.default.contentsOfDirectory(
      at: place, includingPropertiesForKeys: nil)
    let bundles = (files ?? []).filter { $0.pathExtension == "resources" }
      .sorted { $0.path < $1.path }
    let first = bundles.filter { $0.lastPathComponent.hasSuffix("_\(program).resources") }
    let inside = ["Resources", "Assets.xcassets"].map { place.appending(path: $0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    return (inside + first + bundles.filter { !first.contains($0) }).map(AssetFolder.folder)
  }()

  package static func picture(named name: String, in bundle: Bundle?) -> PictureSet? {
    folders(of: bundle).lazy.compactMap { $0.pictures[name] }.first
  }

  package static func color(named name: String, in bundle: Bundle?) -> ColorSet? {
    folders(of: bundle).lazy.compactMap { $0.colors[name] }.first
  }

  /// The file of a font, in whichever bundle.
  package static func font(named name: String) -> Asset? {
    folders(of: nil).lazy.compactMap { $0.fonts[name] }.first.flatMap { AssetStore.asset(at: $0) }
  }
}
