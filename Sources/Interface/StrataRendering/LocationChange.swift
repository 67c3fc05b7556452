/// How the address changes, so that Back and Forward keep their meaning.
public struct LocationChange: Equatable, Sendable {
  public enum Step: String, Sendable {
    case push, replace, pop
    /// A step of its own for something above the page that has no address: a sheet, a pushed view.
    /// The address ends in its number: `/list#7`.
    case layer
    /// What had such a step is gone.
    case unlayer
    /// Leaves the app for another address.
    case open
    /// Shows another window of the app.
    case window
  }

  public var step: Step
  /// Path and query, such as `/city/london-england-gb`.
  public var url: String

  public init(_ step: Step, url: String) {
    self.step = step
    self.url = url
  }
}
