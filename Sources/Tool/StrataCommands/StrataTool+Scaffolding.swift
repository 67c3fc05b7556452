package import Foundation

/// The commands that create and edit sources.
///
/// They run in a separate program, `strata-scaffold`, since they need the toolchain's parser:
/// loading it would cost each check 10 MB and some milliseconds (docs/decisions/0038).
extension StrataTool {
  /// A function that runs one of the commands which create and edit sources, in a folder.
  package typealias Scaffolding =
    @Sendable (_ command: ParsedCommand, _ folder: URL) throws -> Outcome

  static let scaffolding = [
    "new", "add", "apply", "adopt", "rename", "remove", "drift", "upgrade", "undo",
    "template",
  ]

  /// The names and descriptions of the layouts of `strata new`, for help and completions. A test
  /// compares them with those of the scaffold.
  package static let layouts = [
    "strata", "template", "feature-first", "layers", "dashboard", "modules",
  ]

  /// The names and descriptions of the parts of `strata add`. A test compares them with those of
  /// the scaffold.
  package static let parts = [
    "entity", "feature", "screen", "usecase", "repository", "endpoint", "module", "string",
  ]
}
