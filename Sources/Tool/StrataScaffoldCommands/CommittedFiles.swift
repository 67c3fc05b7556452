import Foundation
import StrataCommands
import StrataScaffold

/// Refuses to change files whose present contents git could not restore.
struct CommittedFiles {
  private let top: URL

  init(in top: URL) { self.top = top }

  /// Checks that git has the files that changes edit, move or remove.
  ///
  /// - Throws: ``CheckProblem`` with the first file that differs from the last commit, unless the
  ///   command has `--force`.
  func check(_ changes: [FileChange], for parsed: ParsedCommand) throws(CheckProblem) {
    guard !parsed.has("--force") else { return }
    let paths = changes.filter { $0.before != nil }.map(\.path)
    let dirty = Changes.uncommitted(of: paths, in: top)
    guard let first = dirty.first else { return }
    let more = dirty.count > 1 ? " (and \(dirty.count - 1) more)" : ""
    throw CheckProblem(
      text:
        "'\(first)'\(more) has changes that are not committed; commit them, or use '--force'")
  }
}
