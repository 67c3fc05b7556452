public import Foundation

/// A running program of the package, which a test controls as a shell script would. The program
/// ends when the last reference to this object does.
///
///     let run = try RunningProgram("openmeteo-simulator", in: products, ["--port", "0"])
///     #expect(run.firstLine().hasPrefix("openmeteo-simulator is ready"))
///     run.process.terminate()
///     #expect(run.end().code == 0)
public final class RunningProgram {
  /// The process of the program.
  public let process = Process()
  private let out = Pipe()
  private let err = Pipe()

  /// Starts a program of the built products.
  ///
  /// - Parameters:
  ///   - name: The product's name.
  ///   - products: The folder of the built products.
  ///   - arguments: The arguments.
  /// - Throws: The error of `Process` if there is no such program.
  public init(_ name: String, in products: URL, _ arguments: [String]) throws {
    process.executableURL = products.appendingPathComponent(name)
    process.arguments = arguments
    process.standardOutput = out
    process.standardError = err
    try process.run()
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Returns the first line on stdout; empty if the program ends without one.
  public func firstLine() -> String {
    var bytes: [UInt8] = []
    while let byte = try? out.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      if byte.first == UInt8(ascii: "\n") { break }
      bytes += byte
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Waits until the program ends; returns its exit code and the text on stderr.
  public func end() -> (code: Int32, errors: String) {
    let errors = err.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: errors, as: UTF8.self))
  }
}
