import Foundation
import FoundationNetworking
import Testing

@testable import SimulatedWorld

/// The built program itself, as a script sees it.
struct ProgramTests {
  /// A run of the program.
  private final class Run {
    let process = Process()
    private let out = Pipe()
    private let err = Pipe()

    init(_ arguments: String...) throws {
      let resources = try Resource.url("places.bin")
      let products = resources.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      process.executableURL = products.appendingPathComponent("openmeteo-simulator")
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

  /// The address in the ready line.
  private func address(_ run: Run) throws -> URL {
    let line = run.firstLine()
    #expect(line.hasPrefix("openmeteo-simulator is ready at http://127.0.0.1:"))
    let word = try #require(line.split(separator: " ").first { $0.hasPrefix("http") })
    return try #require(URL(string: String(word)))
  }

  @Test func `it says where it listens, answers, and ends with 0 when it is told to`() async throws
  {
    let run = try Run("--port", "0")
    let base = try address(run).absoluteString.trimmingCharacters(in: ["/"])
    let url = try #require(URL(string: "\(base)/v1/search?name=London&count=1"))
    let (data, response) = try await URLSession.shared.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    #expect(String(decoding: data, as: UTF8.self).contains(#""name":"London""#))
    run.process.terminate()
    let end = run.end()
    #expect(end.code == 0)
    #expect(end.errors == "")
  }

  @Test func `a bad flag is one sentence and exit 2`() throws {
    let end = try Run("--key", "x").end()
    #expect(end.code == 2)
    #expect(end.errors == "Unknown flag --key: flags are --host, --port.\n")
  }

  @Test func `a busy port is one sentence and exit 1`() throws {
    let first = try Run("--port", "0")
    let port = try #require(try address(first).port)
    let end = try Run("--port", "\(port)").end()
    #expect(end.code == 1)
    #expect(end.errors.hasPrefix("Port \(port) on 127.0.0.1 is in use"))
    #expect(end.errors.filter { $0 == "\n" }.count == 1)
    first.process.terminate()
    #expect(first.end().code == 0)
  }
}
