import Foundation

/// Runs other programs.
enum Shell {
  /// What a program prints; `nil` where it cannot be run or fails.
  ///
  /// - Parameter input: what it reads; it comes from a file, so that a program that reads none of it ends nobody.
  static func output(of arguments: [String], in folder: URL, input: Data? = nil) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    if let input {
      guard let handle = file(holding: input) else { return nil }
      process.standardInput = handle
    }
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// A file without a name. A pipe would send a signal to who writes where nobody reads.
  private static func file(holding data: Data) -> FileHandle? {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    guard (try? data.write(to: place)) != nil else { return nil }
    return try? FileHandle(forReadingFrom: place)
  }
}
