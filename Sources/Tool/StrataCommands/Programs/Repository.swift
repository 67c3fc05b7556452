import Foundation

/// The git repository of a project.
enum Repository {
  /// Returns the path from the repository's top folder to a folder, such as `Apps/Feed/`. It is
  /// empty for the top folder itself, or without a repository.
  ///
  /// A worktree and a submodule have a file called `.git` instead of the folder.
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
