public import Foundation

extension BGTaskScheduler {
  /// The domain of ``Error``.
  public class var errorDomain: String { "BGTaskSchedulerErrorDomain" }

  /// Why a request was not taken.
  public struct Error: Swift.Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
      /// Nothing can be kept here.
      case unavailable = 1
      /// As many requests of the kind wait as may.
      case tooManyPendingTaskRequests = 2
      /// The app's `Info.plist` does not name the identifier.
      case notPermitted = 3
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { BGTaskScheduler.errorDomain }
    public static var unavailable: Code { .unavailable }
    public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
    public static var notPermitted: Code { .notPermitted }

    public var errorCode: Int { code.rawValue }
  }
}
