package import Foundation
package import StrataCommands

/// The commands that create and edit sources, such as `strata new`, as ``StrataTool`` calls them.
package enum ScaffoldCommands {
  /// Runs one of the commands that ``StrataTool/scaffolding`` lists, in a folder.
  ///
  /// - Throws: ``CheckProblem`` and ``UsageError``.
  package static func run(_ command: ParsedCommand, in folder: URL) throws -> Outcome {
    switch command.name {
    case "new": try NewCommand(folder: folder, parsed: command).run()
    case "add": try AddCommand(folder: folder, parsed: command).run()
    case "apply": try ApplyCommand(folder: folder, parsed: command).run()
    case "template": try TemplateCommand(folder: folder, parsed: command).run()
    case "adopt":
      try AdoptCommand(folder: folder, parsed: command, terminal: Terminal.standard).run()
    case "rename": try RenameCommand(folder: folder, parsed: command).run()
    case "remove": try RemoveCommand(folder: folder, parsed: command).run()
    case "names": EntityNamesCommand(folder: folder, parsed: command).run()
    case "drift": try DriftCommand(folder: folder, parsed: command).run()
    case "upgrade": try UpgradeCommand(folder: folder, parsed: command).run()
    default: try UndoCommand(folder: folder, parsed: command).run()
    }
  }
}
