/// A mistake in an entry of `Tests/Mission/mutants.json`.
public struct MutantProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A field of an entry in the list of mutants.
  public enum Field: String, Sendable { case row, file, renamed, find, replace, tests }

  /// A rule for the fields of an entry. Its raw value says how a value breaks the rule, and
  /// continues a sentence that begins with the value.
  public enum Rule: String, Sendable {
    case isText =
      "is missing or has the wrong type: tests must be an array of strings, other fields strings"
    case isRow = "is not the id of a row in docs/ledgers/mission-rows.tsv"
    case isFile = "is not a readable file of this package"
    case isSource = "is a test: a mutant has to change a source that is tested"
    case occurs = "does not occur in the file that the entry names: correct the text"
    case occursOnce = "occurs in the file more than once: add text around it"
    case isFree = "is empty or the path of an existing file: name a path at which no file exists"
    case differs = "equals the text of find, which it replaces: write a text that breaks the row"
    case isNamed = "is empty: name the suites whose tests must fail"
    case carriesRow = "is not a suite with a test that names the row"
    case isNew = "repeats an earlier entry: remove one of them"
  }

  /// The number of the entry, counted from 1.
  public var entry: Int
  /// The field that contains the mistake.
  public var field: Field
  /// The value of the field.
  public var value: String
  /// The rule that the value breaks.
  public var rule: Rule

  /// Creates a mistake in an entry of `Tests/Mission/mutants.json`.
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
