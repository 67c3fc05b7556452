import Foundation
import PreviewRunner

/// Runs the package manager to describe a package.
enum Describing {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static func package(at folder: URL) throws -> DescribedPackage {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", folder.path, "describe", "--type", "json",
    ]
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let json = output.fileHandleForReading.readDataToEndOfFile()
    let words = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: String(decoding: words, as: UTF8.self))
    }
    return try DescribedPackage(json: json)
  }
}
