/// Words and an exit code: everything that the command tells the world.
public struct Outcome: Equatable, Sendable {
  public var text: String
  public var exitCode: Int32

  public init(_ text: String, exitCode: Int32 = 0) {
    self.text = text
    self.exitCode = exitCode
  }
}
