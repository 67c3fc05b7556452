import Foundation

/// Runs other programs.
enum Shell {
  /// What a program prints; `nil` where it cannot be run or fails.
  ///
  /// - Parameter input: what it reads; it must fit into a pipe, or the program must read it first.
  static func output(of arguments: [String], in folder: URL, input: Data? = nil) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let entry = Pipe()
    process.standardInput = input == nil ? FileHandle.nullDevice : entry
    guard (try? process.run()) != nil else { return nil }
    if let input {
      try? entry.fileHandleForWriting.write(contentsOf: input)
      try? entry.fileHandleForWriting.close()
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
