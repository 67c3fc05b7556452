/// Says that the call's words are off: the process ends with this sentence and exit code 2.
public struct HostUsageError: Error, Equatable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
