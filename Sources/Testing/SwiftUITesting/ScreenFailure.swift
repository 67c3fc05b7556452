/// The error of an action that was not possible, with the screen at that moment.
public struct ScreenFailure: Error, Equatable, CustomStringConvertible {
  /// The reason why the action was not possible, in one sentence.
  public let reason: String
  /// The ``Screen/tree`` at the moment of the failure.
  public let tree: String

  public var description: String { "\(reason)\n\(tree)" }
}
