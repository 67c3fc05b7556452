public import Foundation
package import StrataViewTree

/// The notifications that an app sends to assistive technology. Same as Apple's.
public enum AccessibilityNotification {
  /// A text to be spoken.
  ///
  ///     AccessibilityNotification.Announcement("Saved").post()
  ///
  /// Same as Apple's: the text is spoken in the window for which the calling code runs.
  public struct Announcement: Sendable {
    private let words: String

    /// Creates an announcement of a text.
    @_disfavoredOverload public init(_ announcement: String) { words = announcement }

    /// Creates an announcement of a localized text.
    public init(_ announcement: LocalizedStringResource) {
      words = String(localized: announcement)
    }

    /// Creates an announcement of an attributed text, without its attributes.
    @_disfavoredOverload public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
    }

    /// Speaks the announcement in the current window.
    @MainActor public func post() {
      CurrentWindow.window?.tree.emit(.announce(words, assertive: false))
    }
  }
}

/// The window for which the running code works.
package enum CurrentWindow {
  // Weak: a task may outlive its window.
  package final class Holder: Sendable {
    @MainActor weak var window: Window?
    @MainActor package init(_ window: Window) { self.window = window }
  }

  @TaskLocal package static var holder: Holder?
  @MainActor package static var window: Window? { holder?.window }
}
