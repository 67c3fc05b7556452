import Foundation

/// The git repository that a project is in.
enum Repository {
  /// The way from the repository's top folder down to a folder: `Apps/Feed/`. It is empty where the
  /// folder is the top itself, or in no repository.
  ///
  /// A worktree and a submodule have a file called `.git` in place of the folder.
  static func way(to folder: URL) -> String {
    var names = folder.standardizedFileURL.pathComponents.filter { $0 != "/" }
    var below: [String] = []
    while true {
      let place = "/" + (names + [".git"]).joined(separator: "/")
      if FileManager.default.fileExists(atPath: place) {
        return below.reversed().map { $0 + "/" }.joined()
      }
      guard let last = names.popLast() else { return "" }
      below.append(last)
    }
  }
}
