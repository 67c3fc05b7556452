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

  /// The end of a program that has a limited time.
  enum Answer: Equatable {
    /// The program ended with an exit code after this output. 127 says that there is none.
    case ended(Int32, String)
    /// The program cannot be started.
    case unknown
    /// The program had not ended when its time was over, and was killed.
    case late
  }

  /// Returns the output of a program that must end within a time.
  ///
  /// The output goes to a file, since a pipe could be kept open by a program that this one started.
  static func answer(of arguments: [String], within limit: DispatchTimeInterval) -> Answer {
    guard let output = file(holding: Data()) else { return .unknown }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return .unknown }
    guard ended.wait(timeout: .now() + limit) == .success else {
      // It may be the leader of a group, whose programs end with it.
      kill(-process.processIdentifier, SIGKILL)
      kill(process.processIdentifier, SIGKILL)
      return .late
    }
    try? output.seek(toOffset: 0)
    let data = (try? output.readToEnd()) ?? nil
    return .ended(process.terminationStatus, String(decoding: data ?? Data(), as: UTF8.self))
  }

  /// Returns a file without a name that contains data. It is used as a program's input, since
  /// writing to a pipe that the program does not read would send a signal, and as its output.
  private static func file(holding data: Data) -> FileHandle? {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("strata-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    guard (try? data.write(to: place)) != nil else { return nil }
    return try? FileHandle(forUpdating: place)
  }
}
