/// A mistake in an entry of `Tests/Mission/mutants.json`.
public struct MutantProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A field of an entry.
  public enum Field: String, Sendable { case row, file, find, replace, tests }

  /// What an entry has to fulfil. The text continues a sentence that begins with the value.
  public enum Rule: String, Sendable {
    case isText = "is missing, or is not of the kind that the field holds"
    case isRow = "is no row of docs/ledgers/mission-rows.tsv"
    case isFile = "is no readable file of this package"
    case isSource = "is a test: a mutant changes what is tested"
    case occurs = "is not in the file"
    case occursOnce = "is in the file more than once"
    case differs = "equals what it replaces"
    case isNamed = "is empty: a mutant names the suites that notice it"
    case carriesRow = "has no test that names the row"
    case isNew = "is an entry that was there before"
  }

  /// The number of the entry, counted from 1.
  public var entry: Int
  /// The field with the mistake.
  public var field: Field
  /// The value of the field.
  public var value: String
  /// The rule that it breaks.
  public var rule: Rule

  /// Creates a problem.
  public init(entry: Int, field: Field, value: String, rule: Rule) {
    self.entry = entry
    self.field = field
    self.value = value
    self.rule = rule
  }

  public var description: String {
    "\(MutantBook.path), entry \(entry), \(field.rawValue): '\(value)' \(rule.rawValue)"
  }
}
