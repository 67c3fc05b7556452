import Foundation

/// The processors that this process may use. Set with `taskset`, since Swift's Glibc lacks the call.
enum Cores {
  /// Restricts all threads of this process, and what it starts later, to one processor.
  ///
  /// - Throws: `NotMeasured` if the machine has no such processor.
  static func restrictThisProcess(to core: Int) throws {
    guard ProcessInfo.processInfo.processorCount > core else {
      throw NotMeasured("two processors are needed, and this machine has one")
    }
    try set("\(core)")
  }

  /// Allows all processors again.
  static func release() {
    try? set("0-\(ProcessInfo.processInfo.processorCount - 1)")
  }

  private static func set(_ cores: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/taskset")
    process.arguments = ["-apc", cores, "\(ProcessInfo.processInfo.processIdentifier)"]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw NotMeasured("taskset cannot choose processor \(cores)")
    }
  }
}
