/// A test or suite with the rows that it proves.
public struct TestProof: Equatable, Sendable {
  /// The name of the test or suite in the source, which the report shows.
  public var test: String
  /// The path of the source file that contains the test.
  public var path: String
  /// The line of the attribute that names the row.
  public var line: Int
  /// The ids of the rows that it proves.
  public var rows: [String]
  /// A Boolean value that indicates whether the test has `.disabled(…)`, so that it never runs and
  /// proves nothing.
  public var isDisabled: Bool
  /// The names of the enclosing suites with slashes between them; for a suite, its name is the last
  /// one.
  public var suite = ""
  /// A Boolean value that indicates whether the row is named by a whole suite instead of a test.
  public var isSuite = false
  /// The name that `swift test` shows instead of that in the source, as in `@Test("Shown")`.
  public var title: String?

  /// The module of the test: the outermost folder of the path, after `Tests`, that ends in `Tests`.
  public var module: String? {
    path.split(separator: "/").dropFirst().dropLast().first { $0.hasSuffix("Tests") }
      .map(String.init)
  }

  /// The module and the suite as a filter of `swift test` names them: `WeDaDomainTests.RuleTests`.
  public var id: String { "\(module ?? "").\(suite)" }
}
