import Foundation
import StrataAssets

/// The addresses from which a browser gets sounds and movies.
enum MediaAddress {
  /// Returns the address of a file of the app, or of one on the web by `https`; `nil` for others.
  static func of(_ url: URL) -> String? {
    guard url.isFileURL else { return url.scheme == "https" ? url.absoluteString : nil }
    guard let asset = AssetStore.asset(at: url), asset.type.isMedia else { return nil }
    return asset.address
  }
}
