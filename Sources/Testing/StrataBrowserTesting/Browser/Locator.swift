/// A description by which elements of the page are found.
///
///     .role("button", name: "Search")     // as a screen reader announces it
///     .testID("city-row-2643743")         // accessibilityIdentifier(_:)
///     .text("London")
///     .css("dialog[open] h2")
public enum Locator: Sendable, Equatable, CustomStringConvertible {
  case css(String)
  /// An element with the given value of `data-testid`.
  case testID(String)
  /// The smallest visible elements that contain this text; runs of white space count as one space.
  case text(String)
  /// The role and the accessible name that the browser computes; `nil` matches any name.
  case role(String, name: String? = nil)

  public var description: String {
    switch self {
    case .css(let selector): "css \(selector)"
    case .testID(let id): "test id \(id.debugDescription)"
    case .text(let text): "text \(text.debugDescription)"
    case .role(let role, nil): "role \(role)"
    case .role(let role, let name?): "role \(role) named \(name.debugDescription)"
    }
  }

  /// The kind and value of a search that the page itself can run; `nil` for roles, which only the
  /// browser knows.
  var inPage: (kind: String, value: String)? {
    switch self {
    case .css(let selector): ("css", selector)
    case .testID(let id): ("testID", id)
    case .text(let text): ("text", text)
    case .role: nil
    }
  }
}
