import Foundation
import Testing

@testable import SimulatedWorld

/// The built program itself, as a script sees it.
struct ProgramTests {
  private func run(_ arguments: [String]) throws -> (process: Process, errors: Pipe) {
    let resources = try Resource.url("places.bin")
    let products = resources.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let (process, errors) = (Process(), Pipe())
    process.executableURL = products.appendingPathComponent("openmeteo-simulator")
    process.arguments = arguments
    process.standardError = errors
    try process.run()
    return (process, errors)
  }

  @Test func `a bad flag is one sentence and exit 2`() throws {
    let run = try run(["--key", "x"])
    let errors = run.errors.fileHandleForReading.readDataToEndOfFile()
    run.process.waitUntilExit()
    #expect(run.process.terminationStatus == 2)
    let words = "Unknown flag --key: flags are --host, --port.\n"
    #expect(String(decoding: errors, as: UTF8.self) == words)
  }
}
