/// A change of a source that breaks what one row of the mission describes.
///
/// `make mission-mutants` applies it and expects the tests that name the row to fail.
public struct Mutant: Equatable, Sendable, Codable {
  /// The id of the row, such as `W-06`.
  public var row: String
  /// The path of the source, from the package's folder.
  public var file: String
  /// The text to replace; it occurs exactly once in the file.
  public var find: String
  /// The text that replaces the found one.
  public var replace: String
  /// The suites whose tests must fail, such as `WeDaDomainTests.SearchRuleTests`.
  public var tests: [String]

  /// Creates a mutant.
  public init(row: String, file: String, find: String, replace: String, tests: [String]) {
    self.row = row
    self.file = file
    self.find = find
    self.replace = replace
    self.tests = tests
  }
}
