/// The value of a control, which a person and the app may change at the same time.
public enum ControlValue: Equatable, Sendable {
  case text(String)
  case isOn(Bool)
  case choice(String)

  /// The value as text, in the form that is sent to the browser.
  public var wireText: String {
    switch self {
    case .text(let text), .choice(let text): text
    case .isOn(let isOn): isOn ? "true" : "false"
    }
  }
}
