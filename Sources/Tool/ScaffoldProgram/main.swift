import Foundation
import StrataCommands
import StrataScaffoldCommands
import StrataSignals

// The program behind `strata new`, `add`, `apply`, `adopt`, `rename`, `remove`, `drift`, `upgrade` and
// `undo` and `template`:
// the whole tool, including the commands that edit sources by their syntax tree.

Crashes.endAsOwnFault()
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
let tool = StrataTool(folder: folder, cache: .standard, scaffold: ScaffoldCommands.run)
tool.run(Array(CommandLine.arguments.dropFirst())).finish()
