import Combine
import Foundation

/// Keeps values in a static variable and in the user defaults, so that a page shows which of them
/// earlier pages have left.
@MainActor final class Keepsakes: ObservableObject {
  private static var visits = 0
  private static let name = "keepsake"

  /// A sentence for each place, such as `defaults: nothing`.
  let sentences: [String]

  init(_ delegate: KeepsakeDelegate) {
    let defaults = UserDefaults.standard
    var found = [
      "static: \(Self.visits)", "delegate: \(delegate.visits)",
      "defaults: \(defaults.string(forKey: Self.name) ?? "nothing")",
    ]
    Self.visits += 1
    delegate.visits += 1
    defaults.set("left", forKey: Self.name)
    defaults.synchronize()
    for (place, folder) in Self.folders {
      let file = folder.appendingPathComponent(Self.name)
      found.append("\(place): \((try? String(contentsOf: file, encoding: .utf8)) ?? "nothing")")
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try? Data("left".utf8).write(to: file)
    }
    sentences = found
  }

  private static var folders: [(String, URL)] {
    let files = FileManager.default
    let kinds: [(String, FileManager.SearchPathDirectory)] = [
      ("documents", .documentDirectory), ("caches", .cachesDirectory),
      ("support", .applicationSupportDirectory),
    ]
    return kinds.compactMap { name, kind in
      files.urls(for: kind, in: .userDomainMask).first.map { (name, $0) }
    } + [("temporary", files.temporaryDirectory)]
  }
}
