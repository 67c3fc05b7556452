public import SwiftUI

extension View {
  /// Sets whether swipes go back and forward in pages.
  ///
  /// Accepted: the browser decides what a swipe in a page does.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Sets whether pages can be magnified.
  ///
  /// Accepted: the browser decides.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }

  /// Sets whether links are previewed.
  ///
  /// Accepted: the browser decides.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Sets whether pages have a background.
  ///
  /// Accepted: the browser decides.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets whether a part of a page may fill the screen.
  ///
  /// Accepted: the browser asks the person.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
}

extension WebView {
  /// A Boolean value that indicates whether swipes go back and forward.
  ///
  /// Accepted: the browser decides.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// Enabled.
    public static let enabled = Self()
    /// Disabled.
    public static let disabled = Self()
  }

  /// A Boolean value that indicates whether pages can be magnified.
  ///
  /// Accepted: the browser decides.
  public struct MagnificationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// Enabled.
    public static let enabled = Self()
    /// Disabled.
    public static let disabled = Self()
  }

  /// A choice whether links are previewed.
  ///
  /// Accepted: the browser decides.
  public struct LinkPreviewBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// Enabled.
    public static let enabled = Self()
    /// Disabled.
    public static let disabled = Self()
  }

  /// A choice whether a part of a page may fill the screen.
  ///
  /// Accepted: the browser asks the person.
  public struct ElementFullscreenBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// Enabled.
    public static let enabled = Self()
    /// Disabled.
    public static let disabled = Self()
  }
}
