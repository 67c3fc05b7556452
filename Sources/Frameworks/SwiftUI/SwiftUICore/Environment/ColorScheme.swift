/// A light or a dark appearance. Same as Apple's.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// The contrast of the interface. Same as Apple's.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// The direction in which a language is read. Same as Apple's.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// A class of the space that is available. Same as Apple's.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// The state of a window: visible or not. Same as Apple's.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension LayoutDirection {
  /// The value of HTML's `dir` attribute.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}
