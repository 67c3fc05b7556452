public import Foundation
import StrataSwiftUIApp

/// The settings of assistive technology, and the notifications that an app sends to it.
public enum UIAccessibility {
  /// A notification to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A text is to be spoken.
    public static let announcement = Notification(rawValue: 1008)
    /// A large part of the screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has scrolled.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Sends a notification to assistive technology, which speaks its argument in the window that the
  /// running code works for.
  ///
  /// Partial: an argument that is a view does not move the focus to it.
  ///
  /// - Parameters:
  ///   - notification: The notification.
  ///   - argument: The text to speak, a text or an attributed text; `nil` for none.
  @MainActor @preconcurrency
  public static func post(notification: Notification, argument: Any?) {
    let words = argument as? String ?? (argument as? NSAttributedString)?.string
    if let words { AccessibilityNotification.Announcement(words).post() }
  }

  /// A Boolean value that indicates whether the person prefers reduced motion.
  @MainActor @preconcurrency public static var isReduceMotionEnabled: Bool {
    WindowMeasure.facts.reducesMotion
  }

  /// A Boolean value that indicates whether the person prefers reduced transparency.
  @MainActor @preconcurrency public static var isReduceTransparencyEnabled: Bool {
    WindowMeasure.facts.reducesTransparency
  }

  /// A Boolean value that indicates whether the person prefers more contrast.
  @MainActor @preconcurrency public static var isDarkerSystemColorsEnabled: Bool {
    WindowMeasure.facts.wantsContrast
  }

  /// A Boolean value that indicates whether color must not be the only difference between things.
  @MainActor @preconcurrency public static var shouldDifferentiateWithoutColor: Bool {
    WindowMeasure.facts.hasForcedColors
  }

  /// A Boolean value that indicates whether a screen reader is in use.
  ///
  /// Partial: it is always `false`, because a browser does not report it.
  @MainActor @preconcurrency public static var isVoiceOverRunning: Bool { false }

  /// A Boolean value that indicates whether switch control is in use.
  ///
  /// Partial: it is always `false`, because a browser does not report it.
  @MainActor @preconcurrency public static var isSwitchControlRunning: Bool { false }

  /// A Boolean value that indicates whether the person prefers bold text.
  ///
  /// Partial: it is always `false`, because a browser does not report it.
  @MainActor @preconcurrency public static var isBoldTextEnabled: Bool { false }

  /// The notification that a screen reader was started or ended.
  ///
  /// Accepted: never posted, since a browser does not report it.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// The notification that the person's preference for reduced motion has changed.
  ///
  /// Accepted: never posted; a view that has read ``isReduceMotionEnabled`` is evaluated again.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
