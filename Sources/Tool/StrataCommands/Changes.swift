import Foundation

/// Finds the files that have changed, by git.
enum Changes {
  /// Returns the files that differ from a revision, and those that git does not track yet.
  ///
  /// - Throws: ``CheckProblem`` if the folder is not a repository or has no such revision.
  static func since(_ revision: String, in top: URL) throws(CheckProblem) -> Set<String> {
    let diff = ["git", "diff", "--name-only", "-z", "--relative", "--end-of-options", revision]
    let new = ["git", "ls-files", "-z", "--others", "--exclude-standard"]
    guard let changed = Shell.output(of: diff, in: top), let added = Shell.output(of: new, in: top)
    else {
      guard Shell.output(of: ["git", "--version"], in: top) != nil else {
        throw CheckProblem(text: "'--changed-since' needs git, which cannot be run")
      }
      throw CheckProblem(text: "git finds no revision '\(revision)' in this repository")
    }
    let names = [changed, added].flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\0")
    }
    return Set(names.map(String.init))
  }
}
