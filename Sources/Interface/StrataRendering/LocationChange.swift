/// A change of the browser's address and history.
public struct LocationChange: Equatable, Sendable {
  /// The kind of change.
  public enum Step: String, Sendable {
    case push, replace, pop
    /// Pushes a history entry for something above the page without an address: a sheet, a pushed
    /// view. The address ends in its number: `/list#7`.
    case layer
    /// Removes the entry of a layer that is gone.
    case unlayer
    /// Leaves the app for another address.
    case open
    /// Opens another window of the app.
    case window
  }

  /// The kind of change.
  public var step: Step
  /// The path and query, such as `/city/london-england-gb`.
  public var url: String

  /// Creates a change.
  public init(_ step: Step, url: String) {
    self.step = step
    self.url = url
  }
}
