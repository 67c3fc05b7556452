// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StrataDeviceServices

/// The domain of ``WCError``.
public let WCErrorDomain = "WCErrorDomain"

/// The reason for which nothing was sent.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The cause is not known.
    case genericError = 7001
    /// A browser has no watch.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// There is no paired watch.
    case deviceNotPaired = 7005
    /// The watch does not have the app.
    case watchAppNotInstalled = 7006
    /// The watch cannot be reached.
    case notReachable = 7007
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { WCErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? { "A browser cannot connect to a watch." }
}

/// The state of a session's activation.
public enum WCSessionActivationState: Int, Sendable {
  /// The session was not activated.
  case notActivated
  /// The session is being ended.
  case inactive
  /// The session is active.
  case activated
}

/// An object that receives what a watch sends.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called after ``WCSession/activate()``, with the reason for which the session is not active.
  ///
  /// - Parameters:
  ///   - session: The session that sends the request.
  ///   - activationState: The state of the session.
  ///   - error: The error.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Accepted: not called without a watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Accepted: not called without a watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// Accepted: not called without a watch.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Accepted: not called without a watch.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Accepted: not called without a watch.
  ///
  /// - Parameters:
  ///   - session: The session that sends the request.
  ///   - message: The text below the title.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Accepted: not called without a watch.
  ///
  /// - Parameters:
  ///   - session: The session that sends the request.
  ///   - message: The text below the title.
  ///   - replyHandler: A function that is called with the answer; `nil` for none.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Accepted: not called without a watch.
  ///
  /// - Parameters:
  ///   - session: The session that sends the request.
  ///   - applicationContext: The latest state that the other device has sent.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Accepted: not called without a watch.
  ///
  /// - Parameters:
  ///   - session: The session that sends the request.
  ///   - userInfo: The content of the message.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}

/// The connection to the person's watch: there is none, and ``isSupported()`` says so.
// @unchecked: its only state is the delegate, which apps set before they activate the session.
open class WCSession: NSObject, @unchecked Sendable {
  /// The session of the current window: each visitor's app has a separate delegate.
  public class var `default`: WCSession { (DeviceHost.current ?? .local).part { WCSession() } }

  /// Returns whether there may be a watch: no.
  public class func isSupported() -> Bool { false }

  /// The object that receives what a watch sends.
  open weak var delegate: (any WCSessionDelegate)?
  /// A Boolean value that indicates whether the session is active: it never is.
  public var activationState: WCSessionActivationState { .notActivated }
  /// A Boolean value that indicates whether there is a watch: no.
  public var isPaired: Bool { false }
  /// A Boolean value that indicates whether the watch has the app: no.
  public var isWatchAppInstalled: Bool { false }
  /// A Boolean value that indicates whether the watch shows the app's data on its face: no.
  public var isComplicationEnabled: Bool { false }
  /// A Boolean value that indicates whether the watch would answer at once: no.
  public var isReachable: Bool { false }
  /// The last context that was sent; always empty.
  public var applicationContext: [String: Any] { [:] }
  /// The last context that was received; always empty.
  public var receivedApplicationContext: [String: Any] { [:] }

  private override init() {}

  /// Calls the delegate with ``WCError/Code/sessionNotSupported``.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }

  /// Sends the latest state.
  ///
  /// - Throws: ``WCError``, always.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Sends a message.
  ///
  /// - Parameters:
  ///   - message: The text below the title.
  ///   - replyHandler: A function that is called with the answer; `nil` for none.
  ///   - errorHandler: Called with ``WCError``.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  /// Sends bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - replyHandler: A function that is called with the answer; `nil` for none.
  ///   - errorHandler: Called with ``WCError``.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
}
