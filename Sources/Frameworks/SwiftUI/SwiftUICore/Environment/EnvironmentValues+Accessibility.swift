extension EnvironmentValues {
  /// Whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { windowFacts.reducesMotion }

  /// Whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { windowFacts.reducesTransparency }

  /// Whether color must not be the only difference between things; true in the browser's
  /// forced-colors mode.
  public var accessibilityDifferentiateWithoutColor: Bool { windowFacts.hasForcedColors }

  /// Whether a screen reader is in use.
  ///
  /// Partial: a browser does not report it, so it is always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switch control is in use.
  ///
  /// Partial: a browser does not report it, so it is always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
