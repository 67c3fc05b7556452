import Foundation
import FoundationNetworking
import Testing

@testable import OpenWeatherSimulator
@testable import SimulatedWorld

/// The built program itself, as a script sees it.
@Suite struct ProgramTests {
  /// A run of the program.
  final class Run {
    let process = Process()
    private let out = Pipe()
    private let err = Pipe()

    init(_ arguments: String...) throws {
      let resources = try Resource.url("places.bin")
      let products = resources.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      process.executableURL = products.appendingPathComponent("openweather-simulator")
      process.arguments = arguments
      process.standardOutput = out
      process.standardError = err
      try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    /// The first line on stdout; empty when the program ends without one.
    func firstLine() -> String {
      var bytes: [UInt8] = []
      while let byte = try? out.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
        if byte.first == UInt8(ascii: "\n") { break }
        bytes += byte
      }
      return String(decoding: bytes, as: UTF8.self)
    }

    /// The exit code, and all that was written on stderr.
    func end() -> (code: Int32, errors: String) {
      let errors = err.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: errors, as: UTF8.self))
    }
  }

  @Test func `it says where it listens, answers, and ends with 0 when it is told to`() async throws
  {
    let run = try Run("--port", "0", "--key", "mine")
    let line = run.firstLine()
    #expect(line.hasPrefix("openweather-simulator is ready at http://127.0.0.1:"))
    #expect(line.hasSuffix("(appid: mine)"))
    let words = line.split(separator: " ")
    let base = try #require(words.first { $0.hasPrefix("http") })
    let url = try #require(URL(string: "\(base)/data/2.5/weather?q=London&appid=mine"))
    let (data, _) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self).hasSuffix(#""name":"London","cod":200}"#))
    run.process.terminate()
    #expect(run.end().code == 0)
  }

  @Test func `a bad flag is one sentence and exit 2`() throws {
    let end = try Run("--colour", "red").end()
    #expect(end.code == 2)
    #expect(end.errors == "Unknown flag --colour: flags are --host, --port, --key.\n")
  }

  @Test func `a busy port is one sentence and exit 1`() throws {
    let first = try Run("--port", "0")
    let words = first.firstLine().split(separator: " ").map(String.init)
    let ports = words.compactMap { URL(string: $0)?.port }
    let port = try #require(ports.first)
    let end = try Run("--port", "\(port)").end()
    #expect(end.code == 1)
    #expect(end.errors.hasPrefix("Port \(port) on 127.0.0.1 is in use"))
    #expect(end.errors.filter { $0 == "\n" }.count == 1)
    first.process.terminate()
    #expect(first.end().code == 0)
  }
}
