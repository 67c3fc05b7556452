extension ServedApp {
  /// The error of an app that ended, or printed nothing, before its ready line.
  public struct NotReady: Error, CustomStringConvertible {
    /// The name of the program.
    public let name: String
    /// The exit status; `nil` if it was still running.
    public let status: ExitStatus?
    /// The text on standard output.
    public let output: String
    /// The text on standard error.
    public let errors: String

    init(_ name: String, _ process: OwnedProcess) async {
      self.name = name
      // Its output has ended or the time is over: it exits at once or not at all.
      status = try? await process.waitForExit(within: .seconds(1))
      // Its last output may still be in the pipe.
      if status != nil { await process.errors.waitForEnd(within: patience) }
      output = process.output.text
      errors = process.errors.text
      process.killGroup()
    }

    public var description: String {
      let end =
        status.map { "ended with \($0)" } ?? "did not print the line 'Ready: …' with its address"
      return "\(name) \(end). Output: \(output.debugDescription) Errors: \(errors.debugDescription)"
    }
  }

  /// The error of an app that did not end when asked to.
  public struct StillRunning: Error, CustomStringConvertible {
    /// The name of the program.
    public let name: String
    /// The time that the test waited.
    public let waited: Duration
    /// The text on standard error.
    public let errors: String
    public var description: String {
      "\(name) was still running \(waited) after SIGTERM. Errors: \(errors.debugDescription)"
    }
  }
}
