package import Foundation
package import StrataCommands

/// The commands `strata new`, `strata add` and `strata undo`, as ``StrataTool`` calls them.
package enum ScaffoldCommands {
  /// Runs `strata new`, `strata add` or `strata undo` in a folder.
  ///
  /// - Throws: ``CheckProblem`` and ``UsageError``.
  package static func run(_ command: ParsedCommand, in folder: URL) throws -> Outcome {
    switch command.name {
    case "new": try NewCommand(folder: folder, parsed: command).run()
    case "add": try AddCommand(folder: folder, parsed: command).run()
    default: try UndoCommand(folder: folder, parsed: command).run()
    }
  }
}
