import Foundation

/// The output and exit code of a command.
public struct Outcome: Equatable, Sendable {
  /// The text that the command prints.
  public var text: String
  /// The exit code of the program.
  public var exitCode: Int32
  /// A Boolean value that indicates whether the text is the requested output even if not everything
  /// could be read: a report for another program is complete whatever the exit code.
  public var isReport: Bool
  /// Additional sentences that are written to standard error.
  public var aside: [String]
  /// The text that is written after the output; by default a line feed.
  public var end: String
  /// The program that replaces the tool's process afterwards; `nil` for none.
  public var launch: Launch?

  /// Creates an outcome. For the parameters, see the properties of the same names.
  public init(
    _ text: String, exitCode: Int32 = 0, isReport: Bool = false, end: String = "\n",
    aside: [String] = [], launch: Launch? = nil
  ) {
    self.aside = aside
    self.isReport = isReport
    self.text = text
    self.exitCode = exitCode
    self.end = end
    self.launch = launch
  }
}

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
        contentsOf: Data("strata: the report cannot be written to its output\n".utf8))
      exit(2)
    }
    exit(exitCode)
  }
}
