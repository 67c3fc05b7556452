public import SwiftUI

extension View {
  /// Sets whether swipes go back and forward through visited pages.
  ///
  /// Accepted: it has no effect, since the browser decides what a swipe in a page does.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Sets whether a person can magnify pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View { self }

  /// Sets whether links are previewed.
  ///
  /// Accepted: it has no effect; the browser decides.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Sets whether pages have a background.
  ///
  /// Accepted: it has no effect; the browser decides.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets whether a part of a page may fill the screen.
  ///
  /// Accepted: it has no effect; the browser asks the person.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View { self }
}

extension WebView {
  /// The choice whether swipes go back and forward through visited pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  public struct BackForwardNavigationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The behavior is enabled.
    public static let enabled = Self()
    /// The behavior is disabled.
    public static let disabled = Self()
  }

  /// The choice whether a person can magnify pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  public struct MagnificationGesturesBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The behavior is enabled.
    public static let enabled = Self()
    /// The behavior is disabled.
    public static let disabled = Self()
  }

  /// The choice whether links are previewed.
  ///
  /// Accepted: it has no effect; the browser decides.
  public struct LinkPreviewBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The behavior is enabled.
    public static let enabled = Self()
    /// The behavior is disabled.
    public static let disabled = Self()
  }

  /// The choice whether a part of a page may fill the screen.
  ///
  /// Accepted: it has no effect; the browser asks the person.
  public struct ElementFullscreenBehavior: Sendable {
    /// The browser decides.
    public static let automatic = Self()
    /// The behavior is enabled.
    public static let enabled = Self()
    /// The behavior is disabled.
    public static let disabled = Self()
  }
}
