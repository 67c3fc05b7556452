/// A change of a source that breaks what one row of the mission describes.
///
/// `make mission-mutants` applies it and expects the tests that name the row to fail.
public struct Mutant: Equatable, Sendable, Codable {
  /// The id of the row, such as `W-06`.
  public var row: String
  /// The path of the source, from the package's folder.
  public var file: String
  /// The path that the file is moved to, if the row describes where the file is; otherwise `nil`.
  public var renamed: String?
  /// The text to replace; it occurs exactly once in the file. Empty if the file is renamed.
  public var find: String
  /// The text that replaces the found one.
  public var replace: String
  /// The suites whose tests must fail, such as `WeDaDomainTests.SearchRuleTests`.
  public var tests: [String]

  /// Creates a mutant that changes the text of a file, or that renames a file.
  ///
  /// - Parameters:
  ///   - row: The id of the row.
  ///   - file: The path of the source.
  ///   - renamed: The path that the file is moved to; `nil` if its text is changed.
  ///   - find: The text to replace.
  ///   - replace: The text that replaces the found one.
  ///   - tests: The suites whose tests must fail.
  public init(
    row: String, file: String, renamed: String? = nil, find: String = "", replace: String = "",
    tests: [String]
  ) {
    self.row = row
    self.file = file
    self.renamed = renamed
    self.find = find
    self.replace = replace
    self.tests = tests
  }
}
