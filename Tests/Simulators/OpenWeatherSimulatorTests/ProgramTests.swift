import Foundation
import FoundationNetworking
import StrataKitTesting
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

/// Tests of the built program as a script uses it.
@Suite struct ProgramTests {
  /// Starts the program, which is in the same folder as the resources of the simulated world.
  private func run(_ arguments: String...) throws -> RunningProgram {
    let products = try Resource.url("places.bin").deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try RunningProgram("openweather-simulator", in: products, arguments)
  }

  @Test func `the program prints its address, answers, and exits with 0 on SIGTERM`() async throws {
    let program = try run("--port", "0", "--key", "mine")
    let line = program.firstLine()
    #expect(line.hasPrefix("openweather-simulator is ready at http://127.0.0.1:"))
    #expect(line.hasSuffix("(appid: mine)"))
    let words = line.split(separator: " ")
    let base = try #require(words.first { $0.hasPrefix("http") })
    let url = try #require(URL(string: "\(base)/data/2.5/weather?q=London&appid=mine"))
    let (data, _) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self).hasSuffix(#""name":"London","cod":200}"#))
    program.process.terminate()
    #expect(program.end().code == 0)
  }

  @Test func `an unknown flag is reported in one sentence, with exit code 2`() throws {
    let end = try run("--colour", "red").end()
    #expect(end.code == 2)
    #expect(end.errors == "Unknown flag --colour: flags are --host, --port, --key, --fault.\n")
  }

  @Test func `a busy port is reported in one sentence, with exit code 1`() throws {
    let first = try run("--port", "0")
    let words = first.firstLine().split(separator: " ").map(String.init)
    let ports = words.compactMap { URL(string: $0)?.port }
    let port = try #require(ports.first)
    let end = try run("--port", "\(port)").end()
    #expect(end.code == 1)
    #expect(end.errors.hasPrefix("Port \(port) on 127.0.0.1 is in use"))
    #expect(end.errors.filter { $0 == "\n" }.count == 1)
    first.process.terminate()
    #expect(first.end().code == 0)
  }
}
