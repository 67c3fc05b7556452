/// The error of an invalid request: the field, its value and the rule that it breaks.
public struct InputError: Error, Equatable {
  /// The name of the field.
  public var field: String
  /// The invalid value.
  public var value: String
  /// The broken rule, as the predicate of a sentence whose subject is the value.
  public var rule: String

  /// Creates the error of an invalid request.
  public init(_ field: String, _ value: String, _ rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }

  /// The description in one sentence: `the app's name 'class' is a Swift keyword`.
  public var text: String { "the \(field) '\(value)' \(rule)" }
}
