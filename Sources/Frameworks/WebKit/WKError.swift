public import Foundation

/// An error that occurs in a web view.
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The error domain of web views.
  public static let errorDomain = "WKErrorDomain"

  /// The code of the error.
  public enum Code: Int, Sendable {
    /// The cause of the web view's error is not known.
    case unknown = 1
    /// The page's process has ended.
    case webContentProcessTerminated = 2
    /// The view does not exist any more.
    case webViewInvalidated = 3
    /// A script threw an error, or the page runs no scripts of the app.
    case javaScriptExceptionOccurred = 4
    /// The result of the script cannot be converted.
    case javaScriptResultTypeIsUnsupported = 5
  }

  /// The code of the error.
  public let code: Code
  /// A sentence that describes the error; `nil` for none.
  public let errorDescription: String?

  /// Creates an error that occurs in a web view.
  ///
  /// - Parameters:
  ///   - code: The code of the error.
  ///   - userInfo: Further information about the error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    errorDescription = userInfo[NSLocalizedDescriptionKey] as? String
  }

  init(_ code: Code, _ sentence: String) { (self.code, errorDescription) = (code, sentence) }

  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
}
