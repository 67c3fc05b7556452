/// Light or dark. Same as Apple's.
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }

/// How strongly things stand out. Same as Apple's.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Which way a language is read. Same as Apple's.
public enum LayoutDirection: CaseIterable, Hashable, Sendable { case leftToRight, rightToLeft }

/// How much room there is. Same as Apple's.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }

/// Whether a window is seen. Same as Apple's.
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

extension LayoutDirection {
  /// As HTML calls it.
  package var word: String { self == .rightToLeft ? "rtl" : "ltr" }
}
