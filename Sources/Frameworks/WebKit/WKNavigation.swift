public import Foundation

/// The loading of a page, by which a delegate tells its calls apart.
@MainActor @preconcurrency open class WKNavigation: NSObject {
  /// Creates a navigation: the loading of a page, by which a delegate tells its calls apart.
  nonisolated override init() { super.init() }
}

/// The way in which a navigation began.
public enum WKNavigationType: Int, Sendable {
  /// The page was loaded because a person followed a link.
  case linkActivated
  /// The page was loaded because a person sent a form.
  ///
  /// Partial: it does not occur, since the browser sends forms without the app.
  case formSubmitted
  /// The person or the app went to a page in the list of visited pages.
  case backForward
  /// The page was loaded again.
  case reload
  /// The page was loaded because a form was sent again.
  ///
  /// Partial: it does not occur, since the browser sends forms without the app.
  case formResubmitted
  /// The page was loaded for another reason, such as by the app.
  case other = -1
}

/// The decision whether a navigation may continue.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation ends before it has begun.
  case cancel
  /// The navigation is allowed to go on.
  case allow
  /// The page is saved as a file.
  ///
  /// Partial: it ends the navigation, as the browser saves no file for a frame.
  case download
}

/// The decision whether the response to a request may be shown.
///
/// Accepted: no delegate is asked for it, as a browser does not report the responses that it
/// receives for a frame.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The page is not loaded.
  case cancel
  /// The page is loaded.
  case allow
  /// The response is saved as a file.
  case download
}

/// The response to a request of a page.
///
/// Accepted: none is ever made, as a browser does not report the responses that it receives for a
/// frame.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// The response of the server.
  public let response: URLResponse
  /// A Boolean value that indicates whether the response is for the main frame.
  public let isForMainFrame: Bool
  /// A Boolean value that indicates whether the view can show the response.
  public let canShowMIMEType: Bool

  init(response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    (self.response, self.isForMainFrame) = (response, isForMainFrame)
    self.canShowMIMEType = canShowMIMEType
  }
}

/// A frame that contains a page.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// A Boolean value that indicates whether the frame contains the whole page.
  ///
  /// Partial: it is always `true`, as frames within a page are not reported.
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
  /// The frame that requested the navigation.
  public let sourceFrame: WKFrameInfo
  /// The frame that will contain the page; `nil` if a new window is requested.
  public let targetFrame: WKFrameInfo?
  /// A Boolean value that indicates whether the page requests that the link's target be saved.
  ///
  /// Partial: it is always `false`.
  public let shouldPerformDownload = false

  init(
    request: URLRequest, navigationType: WKNavigationType, sourceFrame: WKFrameInfo,
    targetFrame: WKFrameInfo?
  ) {
    (self.request, self.navigationType) = (request, navigationType)
    (self.sourceFrame, self.targetFrame) = (sourceFrame, targetFrame)
  }
}
