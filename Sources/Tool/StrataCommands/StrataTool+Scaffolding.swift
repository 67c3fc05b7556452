package import Foundation

/// The commands that create and edit sources.
///
/// They run in a separate program, `strata-scaffold`, since they need the toolchain's parser:
/// loading it would cost each check 10 MB and some milliseconds (docs/decisions/0038).
extension StrataTool {
  /// Runs one of these commands in a folder.
  package typealias Scaffolding =
    @Sendable (_ command: ParsedCommand, _ folder: URL) throws -> Outcome

  static let scaffolding = ["new", "add", "undo"]

  /// The layouts of `strata new`, for help and completions; a test compares them with the
  /// scaffold's.
  package static let layouts = [
    "strata", "template", "feature-first", "layers", "dashboard", "modules",
  ]

  /// The parts of `strata add`; a test compares them with the scaffold's.
  package static let parts = [
    "entity", "feature", "screen", "usecase", "repository", "endpoint", "module", "string",
  ]
}
