/// A light or a dark appearance. Same as Apple's.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast of the interface. Same as Apple's.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// The interface has the usual contrast.
  case standard
  /// The interface has a higher contrast.
  case increased
}

/// The direction in which a language is read. Same as Apple's.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// A class of the space that is available. Same as Apple's.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// The window has little room in a direction, as on a phone.
  case compact
  /// The window has much room in a direction, as on a tablet.
  case regular
}

/// The state of a window: visible or not. Same as Apple's.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The scene is not visible.
  case background
  /// The scene is visible and does not receive events.
  case inactive
  /// The scene is visible and receives events.
  case active
}

extension LayoutDirection {
  /// The value of HTML's `dir` attribute.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}
