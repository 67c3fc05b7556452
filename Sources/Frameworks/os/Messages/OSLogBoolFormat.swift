/// A format of Boolean values.
public enum OSLogBoolFormat: Sendable {
  /// The words `true` and `false`.
  case truth
  /// The words `yes` and `no`.
  case answer

  func text(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
