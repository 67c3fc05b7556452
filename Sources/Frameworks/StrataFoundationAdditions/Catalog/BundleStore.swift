import Foundation
import Synchronization

/// A cache of bundles by URL. Opening a bundle reads its folder, which takes 60 µs, and every
/// localized string needs one.
enum BundleStore {
  private static let bundles = Mutex<[URL: Bundle]>([:])
  /// The largest number of cached bundles, so that a program that makes up URLs does not fill the
  /// memory.
  private static let mostBundles = 500

  /// Returns the bundle at a URL; `nil` if there is none, which is not cached.
  static func bundle(at url: URL) -> Bundle? {
    if let known = bundles.withLock({ $0[url] }) { return known }
    guard let bundle = Bundle(url: url) else { return nil }
    bundles.withLock { bundles in
      if bundles.count < mostBundles { bundles[url] = bundle }
    }
    return bundle
  }
}
