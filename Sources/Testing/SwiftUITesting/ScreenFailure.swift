/// What a test asked of a screen and the screen could not do, with the screen as it was.
public struct ScreenFailure: Error, Equatable, CustomStringConvertible {
  /// One sentence.
  public let reason: String
  /// ``Screen/tree`` at that moment.
  public let tree: String

  public var description: String { "\(reason)\n\(tree)" }
}
