// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
import StrataDeviceServices

/// The domain of ``WCError``.
public let WCErrorDomain = "WCErrorDomain"

/// An error of a session that cannot send data to a watch.
public struct WCError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The reasons for which a session sends no data.
  public enum Code: Int, Sendable {
    /// The cause of the session's error is not known.
    case genericError = 7001
    /// The device has no connection to a watch, since a browser has none.
    case sessionNotSupported = 7002
    /// The session has no delegate.
    case sessionMissingDelegate = 7003
    /// The session was not activated.
    case sessionNotActivated = 7004
    /// The device has no paired watch.
    case deviceNotPaired = 7005
    /// The watch does not have the app.
    case watchAppNotInstalled = 7006
    /// The watch cannot be reached.
    case notReachable = 7007
  }

  /// The reason for which the session sends no data to the watch.
  public let code: Code
  /// Creates an error with a code.
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

/// An object that receives the data that a watch sends.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Called after ``WCSession/activate()``, with the reason for which the session is not active.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - activationState: The state of the session.
  ///   - error: The error.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Called when the session is being ended.
  ///
  /// Accepted: it is never called, as there is no watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Called when the session has ended.
  ///
  /// Accepted: it is never called, as there is no watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// Called when the state of the watch has changed.
  ///
  /// Accepted: it is never called, as there is no watch.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Called when the watch can be reached, or cannot any more.
  ///
  /// Accepted: it is never called, as there is no watch.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Called with a message of the watch.
  ///
  /// Accepted: it is never called, as there is no watch.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - message: The message.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Called with a message that expects a reply.
  ///
  /// Accepted: it is never called, as there is no watch.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - message: The message.
  ///   - replyHandler: A function that the app calls with its reply.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Called with the latest state of the watch.
  ///
  /// Accepted: it is never called, as there is no watch.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - applicationContext: The latest state that the other device has sent.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Called with data of the watch.
  ///
  /// Accepted: it is never called, as there is no watch.
  ///
  /// - Parameters:
  ///   - session: The session.
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

/// The connection to the person's watch. There is none, so ``isSupported()`` is `false`.
// @unchecked: its only state is the delegate, which apps set before they activate the session.
open class WCSession: NSObject, @unchecked Sendable {
  /// The session of the current window, since the app of each visitor has a separate delegate.
  public class var `default`: WCSession { (DeviceHost.current ?? .local).part { WCSession() } }

  /// Returns whether the device can have a watch: always `false`.
  public class func isSupported() -> Bool { false }

  /// The object that receives the data that a watch sends.
  open weak var delegate: (any WCSessionDelegate)?
  /// The state of the session: always `notActivated`.
  public var activationState: WCSessionActivationState { .notActivated }
  /// A Boolean value that indicates whether the device has a watch: always `false`.
  public var isPaired: Bool { false }
  /// A Boolean value that indicates whether the watch has the app: always `false`.
  public var isWatchAppInstalled: Bool { false }
  /// A Boolean value that indicates whether the watch shows the app's data on its face: always
  /// `false`.
  public var isComplicationEnabled: Bool { false }
  /// A Boolean value that indicates whether the watch can reply at once: always `false`.
  public var isReachable: Bool { false }
  /// The last state that was sent: always empty.
  public var applicationContext: [String: Any] { [:] }
  /// The last state that was received: always empty.
  public var receivedApplicationContext: [String: Any] { [:] }

  private override init() {}

  /// Calls the delegate with ``WCError/Code/sessionNotSupported``.
  open func activate() {
    delegate?.session(
      self, activationDidCompleteWith: .notActivated, error: WCError(.sessionNotSupported))
  }

  /// Throws an error, since there is no watch.
  ///
  /// - Throws: ``WCError``, always.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  /// Calls the error handler, since there is no watch.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - replyHandler: A function that is called with the answer; `nil` for none.
  ///   - errorHandler: A function that is called with ``WCError``.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }

  /// Calls the error handler, since there is no watch.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - replyHandler: A function that is called with the answer; `nil` for none.
  ///   - errorHandler: A function that is called with ``WCError``.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.sessionNotSupported)) }
}
