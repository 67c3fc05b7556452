extension ServedApp {
  /// The app ended, or stayed silent, before its ready line.
  public struct NotReady: Error, CustomStringConvertible {
    public let name: String
    /// nil when it was still running, without a word.
    public let status: ExitStatus?
    public let output: String
    public let errors: String

    init(_ name: String, _ process: OwnedProcess) async {
      self.name = name
      // Its output has ended or the time is over: an exit follows at once or not at all.
      status = try? await process.waitForExit(within: .seconds(1))
      // What it said last may still be in the pipe.
      if status != nil { await process.errors.waitForEnd(within: patience) }
      output = process.output.text
      errors = process.errors.text
      process.killGroup()
    }

    public var description: String {
      let end = status.map { "ended with \($0)" } ?? "wrote no line with its address"
      return "\(name) \(end). Output: \(output.debugDescription) Errors: \(errors.debugDescription)"
    }
  }

  /// The app did not end when asked to.
  public struct StillRunning: Error, CustomStringConvertible {
    public let name: String
    public let waited: Duration
    public let errors: String
    public var description: String {
      "\(name) was still running \(waited) after SIGTERM. Errors: \(errors.debugDescription)"
    }
  }
}
