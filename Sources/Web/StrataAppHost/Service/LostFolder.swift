import Foundation
import Glibc

/// A data folder that was removed or replaced while it is in use.
enum LostFolder {
  /// Removes the empty folders that Foundation makes for its URL cache, when an app begins a session, in
  /// place of a data folder that is lost. Otherwise the lost one would be put into them. It is called
  /// whenever the store is checked, which `/healthz` and `/readyz` ask for.
  static func removeShell(of folder: URL) {
    let cache = folder.appendingPathComponent(".cache", isDirectory: true)
    let shared = cache.appendingPathComponent("org.swift.foundation.URLCache", isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shared.path)) ?? []
    let own = names.map { shared.appendingPathComponent($0, isDirectory: true) }
    guard !own.isEmpty else { return }
    // Removes no folder in which something is.
    for empty in own + [shared, cache, folder] { rmdir(empty.path) }
  }
}
