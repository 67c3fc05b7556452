import Foundation
import Synchronization

/// Bundles by their place, each opened once: opening one reads its folder, which takes 60 µs, and
/// every localized string begins with it.
enum BundleStore {
  private static let bundles = Mutex<[URL: Bundle]>([:])
  /// Places are few; a program that invents them must not fill the memory.
  private static let mostBundles = 500

  /// The bundle at a URL; `nil` where none lies there (yet: that is not remembered).
  static func bundle(at url: URL) -> Bundle? {
    if let known = bundles.withLock({ $0[url] }) { return known }
    guard let bundle = Bundle(url: url) else { return nil }
    bundles.withLock { bundles in
      if bundles.count < mostBundles { bundles[url] = bundle }
    }
    return bundle
  }
}
