extension EnvironmentValues {
  /// A Boolean value that indicates whether the user prefers reduced motion.
  public var accessibilityReduceMotion: Bool { windowFacts.reducesMotion }

  /// A Boolean value that indicates whether the user prefers reduced transparency.
  public var accessibilityReduceTransparency: Bool { windowFacts.reducesTransparency }

  /// A Boolean value that indicates whether color must not be the only difference between things.
  /// It is `true` in the browser's forced-colors mode.
  public var accessibilityDifferentiateWithoutColor: Bool { windowFacts.hasForcedColors }

  /// A Boolean value that indicates whether a screen reader is in use.
  ///
  /// Partial: it is always `false`, because a browser does not report it.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// A Boolean value that indicates whether switch control is in use.
  ///
  /// Partial: it is always `false`, because a browser does not report it.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
