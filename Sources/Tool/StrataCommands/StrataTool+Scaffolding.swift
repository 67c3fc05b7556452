package import Foundation

/// The commands that make and edit sources.
///
/// They run in a program of their own, `strata-scaffold`, since they need the toolchain's parser: to
/// load it costs each check 10 MB and some milliseconds (docs/decisions/0042).
extension StrataTool {
  /// Runs one of these commands in a folder.
  package typealias Scaffolding =
    @Sendable (_ command: ParsedCommand, _ folder: URL) throws -> Outcome

  static let scaffolding = ["new", "add", "undo"]

  /// The layouts that `strata new` knows, for help and completions; a test holds them to Scaffold's.
  package static let layouts = [
    "strata", "template", "feature-first", "layers", "dashboard", "modules",
  ]

  /// What `strata add` can add; a test holds them to Scaffold's.
  package static let parts = [
    "entity", "feature", "screen", "usecase", "repository", "endpoint", "module", "string",
  ]
}
