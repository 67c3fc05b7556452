import Foundation
import StrataCommands

// Keys are sealed with OpenSSL: a program of its own beside this one, so that no check loads it.
if CommandLine.arguments.dropFirst().first == "secrets" { NeighbourProgram.run("strata-secrets") }

// Exit codes: 0 kept, 1 broken, 2 badly configured or asked, 70 the tool's own fault.

let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
let outcome = StrataTool(folder: folder, cache: .standard).run(
  Array(CommandLine.arguments.dropFirst()))
if let launch = outcome.launch { NeighbourProgram.run(launch) }
// What was asked for goes to standard output; what went wrong with asking, to standard error.
let channel: Int32 = outcome.exitCode < 2 ? 1 : 2
do {
  let words = Data((outcome.text + outcome.end).utf8)
  try FileHandle(fileDescriptor: channel).write(contentsOf: words)
} catch {
  // A full disk behind standard output: who reads the status must not take it for a verdict.
  try? FileHandle.standardError.write(
    contentsOf: Data("strata: what was found cannot be written\n".utf8))
  exit(2)
}
exit(outcome.exitCode)
