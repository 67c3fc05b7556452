import Foundation
import FoundationNetworking
import StrataKitTesting
import Testing

@testable import SimulatedWorld

/// Tests of the built program as a script uses it.
struct ProgramTests {
  /// Starts the program, which is in the same folder as the resources of the simulated world.
  private func run(_ arguments: String...) throws -> RunningProgram {
    let products = try Resource.url("places.bin").deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try RunningProgram("openmeteo-simulator", in: products, arguments)
  }

  /// Returns the address in the ready line.
  private func address(_ run: RunningProgram) throws -> URL {
    let line = run.firstLine()
    #expect(line.hasPrefix("openmeteo-simulator is ready at http://127.0.0.1:"))
    let word = try #require(line.split(separator: " ").first { $0.hasPrefix("http") })
    return try #require(URL(string: String(word)))
  }

  @Test func `the program prints its address, answers, and exits with 0 on SIGTERM`() async throws {
    let program = try run("--port", "0")
    let base = try address(program).absoluteString.trimmingCharacters(in: ["/"])
    let url = try #require(URL(string: "\(base)/v1/search?name=London&count=1"))
    let (data, response) = try await URLSession.shared.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: data, as: UTF8.self).contains(#""name":"London""#))
    program.process.terminate()
    let end = program.end()
    #expect(end.code == 0)
    #expect(end.errors == "")
  }

  @Test func `an unknown flag is reported in one sentence, with exit code 2`() throws {
    let end = try run("--key", "x").end()
    #expect(end.code == 2)
    #expect(end.errors == "Unknown flag --key: flags are --host, --port, --fault.\n")
  }

  @Test func `a busy port is reported in one sentence, with exit code 1`() throws {
    let first = try run("--port", "0")
    let port = try #require(try address(first).port)
    let end = try run("--port", "\(port)").end()
    #expect(end.code == 1)
    #expect(end.errors.hasPrefix("Port \(port) on 127.0.0.1 is in use"))
    #expect(end.errors.filter { $0 == "\n" }.count == 1)
    first.process.terminate()
    #expect(first.end().code == 0)
  }
}
