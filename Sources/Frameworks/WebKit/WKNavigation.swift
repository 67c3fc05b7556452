public import Foundation

/// The loading of one page, which distinguishes a delegate's calls.
@MainActor @preconcurrency open class WKNavigation: NSObject {
  /// Creates a navigation.
  nonisolated override init() { super.init() }
}

/// The way in which a navigation began.
public enum WKNavigationType: Int, Sendable {
  /// A person followed a link.
  case linkActivated
  /// Partial: does not occur, since forms are sent by the browser.
  case formSubmitted
  /// A step in the list of visited pages.
  case backForward
  /// The page was loaded again.
  case reload
  /// Partial: does not occur, since forms are sent by the browser.
  case formResubmitted
  /// The app loaded the page.
  case other = -1
}

/// A decision whether a navigation may continue.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation ends before it has begun.
  case cancel
  /// The navigation goes on.
  case allow
  /// Partial: ends the navigation, as the browser saves no file for a frame.
  case download
}

/// A decision whether the answer to a request may be shown.
///
/// Accepted: a browser reports to no page what it received for a frame, so no delegate is asked.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The page is not loaded.
  case cancel
  /// The page is loaded.
  case allow
  /// The response is saved as a file.
  case download
}

/// The answer to a request of a page.
///
/// Accepted: a browser reports to no page what it received for a frame, so there is never one.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// The server's answer to the request.
  public let response: URLResponse
  /// A Boolean value that indicates whether the response is for the main frame.
  public let isForMainFrame: Bool
  /// A Boolean value that indicates whether the view can show it.
  public let canShowMIMEType: Bool

  init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    (self.response, self.isForMainFrame) = (response, isForMainFrame)
    self.canShowMIMEType = canShowMIMEType
  }
}

/// A frame of a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// A Boolean value that indicates whether the frame is that of the whole page.
  ///
  /// Partial: always `true`, as frames within a page are not reported.
  public let isMainFrame = true
  /// The request of the frame's page.
  public let request: URLRequest
  /// The view that shows the page.
  public private(set) weak var webView: WKWebView?

  init(request: URLRequest, webView: WKWebView?) {
    (self.request, self.webView) = (request, webView)
  }
}

/// A navigation that a delegate may allow or cancel.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// The request that the navigation makes.
  public let request: URLRequest
  /// The way in which the navigation began.
  public let navigationType: WKNavigationType
  /// The frame that asks for the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame that the page will be in; `nil` if it asks for a new window.
  public let targetFrame: WKFrameInfo?
  /// A Boolean value that indicates whether the page asks to save what the link leads to.
  ///
  /// Partial: always `false`.
  public let shouldPerformDownload = false

  init(
    request: URLRequest, navigationType: WKNavigationType, sourceFrame: WKFrameInfo,
    targetFrame: WKFrameInfo?
  ) {
    (self.request, self.navigationType) = (request, navigationType)
    (self.sourceFrame, self.targetFrame) = (sourceFrame, targetFrame)
  }
}
