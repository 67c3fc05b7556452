/// A change of the browser's address and history.
public struct LocationChange: Equatable, Sendable {
  /// The kind of a change of the browser's address and history.
  public enum Step: String, Sendable {
    case push, replace, pop
    /// Pushes a history entry for a layer: something above the page that has no address, such as a
    /// sheet. The address ends in the layer's number: `/list#7`.
    case layer
    /// Removes the history entry of a layer that was closed.
    case unlayer
    /// Leaves the app for an address outside of it.
    case open
    /// Opens an address of the app in another window.
    case window
  }

  /// The kind of change of the browser's address and history.
  public var step: Step
  /// The path and query of the address, such as `/city/london-england-gb`.
  public var url: String

  /// Creates a change of the browser's address and history.
  public init(_ step: Step, url: String) {
    self.step = step
    self.url = url
  }
}
