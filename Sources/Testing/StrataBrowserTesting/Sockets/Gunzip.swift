import Foundation

/// Decompresses the bodies of responses with `Content-Encoding: gzip`, by the system's gzip.
package enum Gunzip {
  /// Returns the decompressed bytes.
  ///
  /// - Parameter bytes: The whole body.
  /// - Returns: The bytes; too few, or none, if the body is damaged.
  /// - Throws: The error of `Process` if the system has no gzip, or that of a temporary file.
  package static func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["gzip", "--decompress", "--stdout"]
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    try process.run()
    return Array(output.fileHandleForReading.readDataToEndOfFile())
  }
}
