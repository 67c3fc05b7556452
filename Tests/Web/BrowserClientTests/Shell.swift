import Foundation

struct FailedCommand: Error, CustomStringConvertible {
  var description: String
}

/// Runs a line of shell in a folder.
///
/// - Throws: `FailedCommand` with what it said.
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
