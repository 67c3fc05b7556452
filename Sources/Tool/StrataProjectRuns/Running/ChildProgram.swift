import Foundation
import StrataSignals

/// A program that the tool starts and waits for, with its output line by line.
struct ChildProgram {
  /// The program and its arguments.
  var arguments: [String]

  /// Runs the program. Ctrl-C ends it first and then the tool.
  ///
  /// - Parameter line: receives each line of the output and of the errors, without its line feed.
  /// - Returns: the exit code, or 128 and the signal that ended it.
  /// - Throws: ``ProjectRunProblem`` if it cannot be started.
  func run(_ line: (String) -> Void) throws(ProjectRunProblem) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do {
      return try ForwardedSignals.toChild { started in
        try process.run()
        started(process.processIdentifier)
        var lines = LineBuffer()
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          lines.add(data).forEach(line)
        }
        if let rest = lines.rest { line(rest) }
        process.waitUntilExit()
        return process.terminationReason == .exit
          ? process.terminationStatus : 128 + process.terminationStatus
      }
    } catch {
      throw ProjectRunProblem(text: "'\(arguments.first ?? "")' cannot be started: \(error)")
    }
  }
}

/// A buffer that divides bytes into lines.
struct LineBuffer {
  private var bytes: [UInt8] = []

  /// Adds bytes; returns the lines that they complete, without their line feeds.
  mutating func add(_ data: some Sequence<UInt8>) -> [String] {
    bytes += data
    guard let last = bytes.lastIndex(of: 0x0A) else { return [] }
    let lines = bytes[..<last].split(separator: 0x0A, omittingEmptySubsequences: false)
    let texts = lines.map { String(decoding: $0, as: UTF8.self) }
    bytes = Array(bytes[(last + 1)...])
    return texts
  }

  /// The text after the last line feed; `nil` if there is none.
  var rest: String? { bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self) }
}
