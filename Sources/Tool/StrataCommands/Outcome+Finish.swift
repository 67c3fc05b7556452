import Foundation

extension Outcome {
  /// Says what it came to and ends the program with its exit code.
  public func finish() -> Never {
    let told = aside.map { "unread: \($0)\n" }.joined()
    try? FileHandle.standardError.write(contentsOf: Data(told.utf8))
    // What was asked for goes to standard output; what went wrong with asking, to standard error.
    let channel: Int32 = exitCode < 2 || isReport ? 1 : 2
    do {
      try FileHandle(fileDescriptor: channel).write(contentsOf: Data((text + end).utf8))
    } catch {
      // A full disk behind standard output: who reads the status must not take it for a verdict.
      try? FileHandle.standardError.write(
        contentsOf: Data("strata: what was found cannot be written\n".utf8))
      exit(2)
    }
    exit(exitCode)
  }
}
