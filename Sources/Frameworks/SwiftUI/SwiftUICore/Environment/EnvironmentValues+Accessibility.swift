extension EnvironmentValues {
  /// Whether the person wants less motion.
  public var accessibilityReduceMotion: Bool { windowFacts.reducesMotion }

  /// Whether the person wants nothing to shine through.
  public var accessibilityReduceTransparency: Bool { windowFacts.reducesTransparency }

  /// Whether colour alone must not tell things apart: so where colours are forced.
  public var accessibilityDifferentiateWithoutColor: Bool { windowFacts.hasForcedColors }

  /// Whether a screen reader is in use.
  ///
  /// Partial: a browser never says, so it is always `false`.
  public var accessibilityVoiceOverEnabled: Bool { false }

  /// Whether switch control is in use.
  ///
  /// Partial: a browser never says, so it is always `false`.
  public var accessibilitySwitchControlEnabled: Bool { false }
}
