/// Words and an exit code: everything that the command tells the world.
public struct Outcome: Equatable, Sendable {
  public var text: String
  public var exitCode: Int32
  /// Whether the words are what was asked for, though not all could be read: a report in a format
  /// that another program reads is a whole one whatever the exit code.
  public var isReport: Bool
  /// What is said on standard error besides, one sentence each.
  public var aside: [String]
  /// What is written behind the words.
  public var end: String
  /// The program that goes on in the tool's place, if one does.
  public var launch: Launch?

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
