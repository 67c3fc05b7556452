import StrataViewTree

/// What a browser tells of its window.
public struct ScreenSurroundings: Equatable, Sendable {
  public var isNarrow = false
  public var isLow = false
  public var isDark = false
  public var reducesMotion = false
  public var reducesTransparency = false
  public var wantsContrast = false
  public var hasForcedColors = false
  public var isHidden = false
  public var scale = 1.0
  /// IANA, such as `Europe/Berlin`; `nil` as long as the browser has not said it.
  public var timeZone: String?

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
  /// Changes what the browser tells of its window: dark, narrow, hidden …
  public func surround(_ change: (inout ScreenSurroundings) -> Void) {
    var surroundings = ScreenSurroundings()
    change(&surroundings)
    window.facts.current = surroundings.words
    flush()
  }

  /// What was announced to a screen reader, in order.
  public var announcements: [String] {
    flush()
    return browser.announcements
  }

  /// The addresses outside of this window that it led to: of other sites, and of the app's other
  /// windows.
  public var opened: [String] {
    flush()
    return browser.history.opened
  }
}
