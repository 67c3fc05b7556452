import StrataViewTree

/// The facts that a browser reports about its window.
public struct ScreenSurroundings: Equatable, Sendable {
  /// A Boolean value that indicates whether the width is compact.
  public var isNarrow = false
  /// A Boolean value that indicates whether the height is compact.
  public var isLow = false
  /// A Boolean value that indicates whether dark mode is on.
  public var isDark = false
  /// A Boolean value that indicates whether reduced motion is preferred.
  public var reducesMotion = false
  /// A Boolean value that indicates whether reduced transparency is preferred.
  public var reducesTransparency = false
  /// A Boolean value that indicates whether more contrast is preferred.
  public var wantsContrast = false
  /// A Boolean value that indicates whether the system replaces the page's colors.
  public var hasForcedColors = false
  /// A Boolean value that indicates whether the page is in the background.
  public var isHidden = false
  /// The device pixels for each CSS pixel.
  public var scale = 1.0
  /// The IANA identifier, such as `Europe/Berlin`; `nil` until the browser has reported it.
  public var timeZone: String?

  /// Creates the facts of a large, light, visible window.
  public init() {}

  fileprivate var words: String {
    let flags = [
      isNarrow, isLow, isDark, reducesMotion, reducesTransparency, wantsContrast, hasForcedColors,
      isHidden,
    ]
    return flags.map { $0 ? "1" : "0" }.joined() + " \(scale)" + (timeZone.map { " \($0)" } ?? "")
  }
}

extension Screen {
  /// Changes the facts that the browser reports about its window: dark, narrow, hidden …
  public func surround(_ change: (inout ScreenSurroundings) -> Void) {
    var surroundings = ScreenSurroundings()
    change(&surroundings)
    window.facts.current = surroundings.words
    flush()
  }

  /// The announcements to a screen reader, in order.
  public var announcements: [String] {
    flush()
    return browser.announcements
  }

  /// The addresses that the app has opened outside of this window: those of other sites, and of the
  /// app's other windows.
  public var opened: [String] {
    flush()
    return browser.history.opened
  }
}
