public import Foundation
package import StrataViewTree

/// What an app tells assistive technology. Same as Apple's.
public enum AccessibilityNotification {
  /// Words to be spoken.
  ///
  ///     AccessibilityNotification.Announcement("Saved").post()
  ///
  /// Same as Apple's: it is spoken in the window whose work the calling code does.
  public struct Announcement: Sendable {
    private let words: String

    @_disfavoredOverload public init(_ announcement: String) { words = announcement }

    public init(_ announcement: LocalizedStringResource) {
      words = String(localized: announcement)
    }

    @_disfavoredOverload public init(_ announcement: AttributedString) {
      words = String(announcement.characters)
    }

    @MainActor public func post() {
      CurrentWindow.window?.tree.emit(.announce(words, assertive: false))
    }
  }
}

/// The window whose work the running code does.
package enum CurrentWindow {
  // Weak: a task may outlive its window.
  package final class Holder: Sendable {
    @MainActor weak var window: Window?
    @MainActor package init(_ window: Window) { self.window = window }
  }

  @TaskLocal package static var holder: Holder?
  @MainActor static var window: Window? { holder?.window }
}
