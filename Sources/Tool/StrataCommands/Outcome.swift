/// The output and exit code of a command.
public struct Outcome: Equatable, Sendable {
  /// The text that is printed.
  public var text: String
  /// The exit code of the program.
  public var exitCode: Int32
  /// Whether the text is the requested output even if not everything could be read: a report for
  /// another program is complete whatever the exit code.
  public var isReport: Bool
  /// The additional sentences for standard error.
  public var aside: [String]
  /// The text after the output, a line feed by default.
  public var end: String
  /// The program that replaces this one, if any.
  public var launch: Launch?

  /// Creates an outcome. The parameters are described at the properties of their names.
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
