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
    /// The browser decides whether gestures go back and forward.
    public static let automatic = Self()
    /// Gestures that go back and forward are enabled.
    public static let enabled = Self()
    /// Gestures that go back and forward are disabled.
    public static let disabled = Self()
  }

  /// The choice whether a person can magnify pages.
  ///
  /// Accepted: it has no effect; the browser decides.
  public struct MagnificationGesturesBehavior: Sendable {
    /// The browser decides whether a pinch magnifies the page.
    public static let automatic = Self()
    /// A pinch magnifies the page.
    public static let enabled = Self()
    /// A pinch does not magnify the page.
    public static let disabled = Self()
  }

  /// The choice whether links are previewed.
  ///
  /// Accepted: it has no effect; the browser decides.
  public struct LinkPreviewBehavior: Sendable {
    /// The browser decides whether links are previewed.
    public static let automatic = Self()
    /// Links are previewed.
    public static let enabled = Self()
    /// Links are not previewed.
    public static let disabled = Self()
  }

  /// The choice whether a part of a page may fill the screen.
  ///
  /// Accepted: it has no effect; the browser asks the person.
  public struct ElementFullscreenBehavior: Sendable {
    /// The browser decides whether an element of the page can fill the screen.
    public static let automatic = Self()
    /// Elements of the page can fill the screen.
    public static let enabled = Self()
    /// Elements of the page cannot fill the screen.
    public static let disabled = Self()
  }
}
