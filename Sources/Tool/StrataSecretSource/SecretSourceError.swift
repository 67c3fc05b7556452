/// The error of `strata secrets` if it cannot generate the source. No message contains the value of
/// a key.
public enum SecretSourceError: Error, Equatable, CustomStringConvertible {
  /// An input file is missing or unreadable.
  case unreadable(file: String)
  /// The source cannot be written to this file.
  case unwritable(file: String)
  /// A line breaks a rule. Lines are counted from 1.
  case line(file: String, number: Int, rule: String)
  /// A name in the configuration cannot be a name in Swift.
  case name(field: String, value: String, rule: String, config: String)
  /// The option `--output` names a file that must not be written.
  case output(file: String, rule: String)
  /// The configuration lists a name that the environment file does not have.
  case missing(name: String, file: String, config: String)
  /// The environment file has this name, but no value for it.
  case empty(name: String, file: String)
  /// The environment file has this name twice.
  case twice(name: String, file: String)
  /// The configuration lists no secret.
  case nothingAsked(config: String)
  /// The keys of the program could not be encrypted.
  case notSealed

  public var description: String {
    switch self {
    case .unreadable(let file): "\(file) is missing or cannot be read"
    case .unwritable(let file): "\(file) cannot be written: check its folder's permissions"
    case .line(let file, let number, let rule): "\(file), line \(number): \(rule)"
    case .name(let field, let value, let rule, let config):
      "\(config): \(value) under \(field) \(rule)"
    case .output(let file, let rule): "--output \(file): \(rule)"
    case .missing(let name, let file, let config):
      "\(file) has no line \(name)=…, but \(config) lists this secret: add the line"
    case .empty(let name, let file): "\(name) is empty in \(file): add a value after ="
    case .twice(let name, let file): "\(file) sets \(name) twice: remove one line"
    case .nothingAsked(let config):
      "\(config) names no secret: add one under global_secrets or environment_secrets"
    case .notSealed: "the keys cannot be encrypted: the system's cryptography library failed"
    }
  }
}
