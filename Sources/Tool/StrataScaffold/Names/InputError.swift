/// What was asked for and cannot be made: which part of it, what it was, and which rule it breaks.
public struct InputError: Error, Equatable {
  public var field: String
  public var value: String
  public var rule: String

  public init(_ field: String, _ value: String, _ rule: String) {
    self.field = field
    self.value = value
    self.rule = rule
  }

  /// One sentence: `the app's name 'class' is a word of Swift`.
  public var text: String { "the \(field) '\(value)' \(rule)" }
}
