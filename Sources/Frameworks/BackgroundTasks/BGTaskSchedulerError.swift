public import Foundation

extension BGTaskScheduler {
  /// The domain of ``Error``.
  public class var errorDomain: String { "BGTaskSchedulerErrorDomain" }

  /// The reason for which a request was rejected.
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    /// The codes of reasons for a rejected request.
    public enum Code: Int, Sendable {
      /// The scheduler cannot store requests.
      case unavailable = 1
      /// The limit of pending requests of this kind is reached.
      case tooManyPendingTaskRequests = 2
      /// The app's `Info.plist` does not name the identifier.
      case notPermitted = 3
    }

    /// The code of the reason why the request was rejected.
    public let code: Code

    /// Creates an error with the reason for which a request was rejected.
    public init(_ code: Code) { self.code = code }

    /// The domain of the error.
    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    /// The scheduler cannot store requests.
    public static var unavailable: Code { .unavailable }
    /// The limit of pending requests of this kind is reached.
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    /// The app's `Info.plist` does not name the identifier.
    public static var notPermitted: Code { .notPermitted }

    /// The error's code as a number.
    public var errorCode: Int { code.rawValue }
  }
}
