import Foundation

/// Functions that run other programs.
enum Shell {
  /// Returns the output of a program; `nil` if it cannot be run or fails.
  ///
  /// - Parameters:
  ///   - arguments: the program and its arguments.
  ///   - folder: the working directory.
  ///   - input: the program's input. It comes from a file, so that a program that does not read it
  ///     causes no signal.
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

  /// Returns a file without a name that contains data. It is used as a program's input, since
  /// writing to a pipe that the program does not read would send a signal.
  private static func file(holding data: Data) -> FileHandle? {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    guard (try? data.write(to: place)) != nil else { return nil }
    return try? FileHandle(forReadingFrom: place)
  }
}
