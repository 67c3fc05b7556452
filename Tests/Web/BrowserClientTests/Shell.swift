import Foundation

struct FailedCommand: Error, CustomStringConvertible {
  var description: String
}

/// Runs a shell command in a folder.
///
/// - Throws: `FailedCommand` with its output to standard error.
func run(_ command: String, in folder: URL) throws {
  let process = Process(), output = Pipe()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = ["-c", command]
  process.currentDirectoryURL = folder
  process.standardError = output
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  guard process.terminationStatus == 0 else {
    throw FailedCommand(description: "\(command): \(String(decoding: said, as: UTF8.self))")
  }
}
