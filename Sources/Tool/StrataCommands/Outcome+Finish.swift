import Foundation

extension Outcome {
  /// Prints the outcome and ends the program with its exit code.
  public func finish() -> Never {
    let told = aside.map { "unread: \($0)\n" }.joined()
    try? FileHandle.standardError.write(contentsOf: Data(told.utf8))
    // Requested output goes to standard output; errors of the request go to standard error.
    let channel: Int32 = exitCode < 2 || isReport ? 1 : 2
    do {
      try FileHandle(fileDescriptor: channel).write(contentsOf: Data((text + end).utf8))
    } catch {
      // The disk behind standard output may be full: the exit code must not look like a verdict.
      try? FileHandle.standardError.write(
        contentsOf: Data("strata: the report cannot be written\n".utf8))
      exit(2)
    }
    exit(exitCode)
  }
}
