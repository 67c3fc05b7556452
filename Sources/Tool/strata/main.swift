import Foundation
import StrataCommands
import StrataSignals

// Exit codes: 0 kept, 1 broken, 2 badly configured or asked, 70 the tool's own fault.

Crashes.endAsOwnFault()
let arguments = Array(CommandLine.arguments.dropFirst())
// Keys are sealed with OpenSSL: a program of its own beside this one, so that no check loads it.
if arguments.first == "secrets" {
  NeighbourProgram.run("strata-secrets", Array(arguments.dropFirst()))
}
let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
let outcome = StrataTool(folder: folder, cache: .standard).run(arguments)
if let launch = outcome.launch { NeighbourProgram.run(launch) }
outcome.finish()
