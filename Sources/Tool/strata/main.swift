import Foundation
import StrataCommands
import StrataSignals

// Exit codes: 0 no violation, 1 violations, 2 wrong configuration or usage, 70 a fault of the tool.

Crashes.endAsOwnFault()
let arguments = Array(CommandLine.arguments.dropFirst())
// OpenSSL encrypts the keys: a separate program next to this one, so that no check loads it.
if arguments.first == "secrets" {
  NeighbourProgram.run("strata-secrets", Array(arguments.dropFirst()))
}
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
let tool = StrataTool(
  folder: folder, cache: .standard, scaffold: nil, terminal: Terminal.standard,
  isColored: Terminal.isColored(
    ProcessInfo.processInfo.environment, isTerminal: isatty(STDOUT_FILENO) == 1))
let outcome = tool.run(arguments)
if let launch = outcome.launch { NeighbourProgram.run(launch) }
outcome.finish()
