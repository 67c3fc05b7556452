/// A test or suite that says which rows it proves.
public struct TestProof: Equatable, Sendable {
  /// As the source names it, without backticks.
  public var test: String
  public var path: String
  public var line: Int
  public var rows: [String]
  /// Whether it carries `.disabled(…)`, so that it never runs and proves nothing.
  public var isDisabled: Bool
}
