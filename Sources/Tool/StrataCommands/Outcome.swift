/// Words and an exit code: everything that the command tells the world.
public struct Outcome: Equatable, Sendable {
  public var text: String
  public var exitCode: Int32
  /// What is written behind the words.
  public var end: String
  /// The program that goes on in the tool's place, if one does.
  public var launch: Launch?

  public init(_ text: String, exitCode: Int32 = 0, end: String = "\n", launch: Launch? = nil) {
    self.text = text
    self.exitCode = exitCode
    self.end = end
    self.launch = launch
  }
}
