package import Foundation

/// Finds the files that have changed, by git.
package enum Changes {
  /// Returns those of the given files that differ from the last commit or are in none.
  ///
  /// - Parameters:
  ///   - paths: the paths of files, from the folder.
  ///   - top: the folder.
  /// - Returns: the paths in alphabetical order; none if the folder is in no repository.
  package static func uncommitted(of paths: [String], in top: URL) -> [String] {
    guard Shell.output(of: ["git", "rev-parse", "--is-inside-work-tree"], in: top) != nil else {
      return []
    }
    // Before the first commit there is nothing to compare with.
    guard let changed = try? since("HEAD", in: top) else { return paths.sorted() }
    return paths.filter(changed.contains).sorted()
  }

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
