/// The error of a source of keys that cannot be generated. No message contains a value.
public enum SecretSourceError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String)
  case unwritable(file: String)
  /// A line breaks a rule; counted from 1.
  case line(file: String, number: Int, rule: String)
  /// A name in the configuration is not valid in Swift.
  case name(field: String, value: String, rule: String, config: String)
  /// The output file cannot be written.
  case output(file: String, rule: String)
  /// The configuration asks for a name that the environment file does not have.
  case missing(name: String, file: String, config: String)
  case empty(name: String, file: String)
  case twice(name: String, file: String)
  case nothingAsked(config: String)
  case notSealed

  public var description: String {
    switch self {
    case .unreadable(let file): "\(file) is not there or cannot be read"
    case .unwritable(let file): "\(file) cannot be written"
    case .line(let file, let number, let rule): "\(file), line \(number): \(rule)"
    case .name(let field, let value, let rule, let config):
      "\(config): \(value) under \(field) \(rule)"
    case .output(let file, let rule): "--output \(file): \(rule)"
    case .missing(let name, let file, let config):
      "\(file) has no \(name), which \(config) asks for"
    case .empty(let name, let file): "\(name) is empty in \(file)"
    case .twice(let name, let file): "\(name) is in \(file) twice"
    case .nothingAsked(let config): "\(config) names no secret under global_secrets"
    case .notSealed: "the keys cannot be sealed"
    }
  }
}
