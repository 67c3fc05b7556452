/// A test or suite with the rows that it proves.
public struct TestProof: Equatable, Sendable {
  /// The name in the source, without backticks.
  public var test: String
  /// The path of the source.
  public var path: String
  /// The line of the attribute.
  public var line: Int
  /// The ids of the rows that it proves.
  public var rows: [String]
  /// Whether it has `.disabled(…)`, so that it never runs and proves nothing.
  public var isDisabled: Bool
}
