public import Foundation

/// A service that a device announces to its local network by Bonjour.
///
/// Partial: an app on a server has no local network with the devices of its users. So publishing,
/// resolving and browsing end with an error, which the delegate receives before the method returns.
/// The records of a service are real values.
// @unchecked: as Apple's, a service is used by one owner.
open class NetService: NSObject, @unchecked Sendable {
  /// The key of an error's code in the dictionary that a delegate receives.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of an error's domain in the dictionary that a delegate receives.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }

  /// The object that is notified of the service's errors.
  open weak var delegate: (any NetServiceDelegate)?
  /// A Boolean value that indicates whether the service is announced to devices nearby, too.
  ///
  /// Accepted: it has no effect, as nothing is announced.
  open var includesPeerToPeer = false
  /// The name of the service.
  public let name: String
  /// The type of the service, such as `_http._tcp.`.
  public let type: String
  /// The domain of the service; an empty string for the default one.
  public let domain: String
  /// The port of the service; -1 if it is not known.
  public let port: Int
  /// The name of the device that has the service: `nil`, since no service is resolved.
  open var hostName: String? { nil }
  /// The addresses of the service: `nil`, since no service is resolved.
  open var addresses: [Data]? { nil }
  private var record: Data?

  /// Creates a service to announce.
  ///
  /// - Parameters:
  ///   - domain: The domain; an empty string for the default one.
  ///   - type: The type, such as `_http._tcp.`.
  ///   - name: The name.
  ///   - port: The port on which the app listens.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }

  /// Creates a service to resolve.
  ///
  /// - Parameters:
  ///   - domain: The domain; an empty string for the default one.
  ///   - type: The type, such as `_http._tcp.`.
  ///   - name: The name.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }

  /// Notifies the delegate that the service is not announced.
  open func publish() { publish(options: []) }

  /// Notifies the delegate that the service is not announced.
  open func publish(options: Options) {
    delegate?.netServiceWillPublish(self)
    delegate?.netService(self, didNotPublish: Self.failure)
  }

  /// Notifies the delegate that the service is not found.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netServiceWillResolve(self)
    delegate?.netService(self, didNotResolve: Self.failure)
  }

  /// Notifies the delegate that the service has ended.
  open func stop() { delegate?.netServiceDidStop(self) }

  /// Returns the record of the service; `nil` if none was set.
  open func txtRecordData() -> Data? { record }

  /// Sets the record of the service.
  ///
  /// - Returns: `true`.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }

  /// Begins to observe the record.
  ///
  /// Accepted: no record of another device arrives.
  open func startMonitoring() {}

  /// Ends the observation of the record.
  ///
  /// Accepted: no record of another device arrives.
  open func stopMonitoring() {}

  static let failure = [
    errorCode: NSNumber(value: ErrorCode.missingRequiredConfigurationError.rawValue),
    errorDomain: NSNumber(value: 10),
  ]

  /// The choices when a service is announced.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A service whose name is taken is not renamed.
    public static let noAutoRename = Options(rawValue: 1)
    /// The service accepts connections.
    public static let listenForConnections = Options(rawValue: 2)
  }

  /// The reason why a service is not announced or found.
  public enum ErrorCode: Int, Sendable {
    /// The reason is unknown.
    case unknownError = -72000
    /// The name is taken.
    case collisionError = -72001
    /// The service does not exist.
    case notFoundError = -72002
    /// The service is busy.
    case activityInProgress = -72003
    /// An argument is not valid.
    case badArgumentError = -72004
    /// The app has cancelled the request.
    case cancelledError = -72005
    /// The service is not valid.
    case invalidError = -72006
    /// No answer arrived in time.
    case timeoutError = -72007
    /// The app may not use Bonjour.
    case missingRequiredConfigurationError = -72008
  }
}

/// Receives the errors of a service. Every method has a default implementation.
public protocol NetServiceDelegate: NSObjectProtocol {
  /// Called before a service is announced.
  func netServiceWillPublish(_ sender: NetService)
  /// Called after a service was announced.
  ///
  /// Accepted: it is never called, as no service is announced.
  func netServiceDidPublish(_ sender: NetService)
  /// Called if a service is not announced.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// Called before a service is resolved.
  func netServiceWillResolve(_ sender: NetService)
  /// Called after a service was resolved.
  ///
  /// Accepted: it is never called, as no service is resolved.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// Called if a service is not resolved.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// Called after a service has ended.
  func netServiceDidStop(_ sender: NetService)
  /// Called when the record of a service has changed.
  ///
  /// Accepted: it is never called, as no record of another device arrives.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Called when another device has connected.
  ///
  /// Accepted: it is never called, as no service is announced.
  ///
  /// - Parameters:
  ///   - sender: The service.
  ///   - inputStream: The bytes of the other device.
  ///   - outputStream: The bytes for the other device.
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream)
}

extension NetServiceDelegate {
  public func netServiceWillPublish(_ sender: NetService) {}
  public func netServiceDidPublish(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  public func netServiceWillResolve(_ sender: NetService) {}
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  public func netServiceDidStop(_ sender: NetService) {}
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream,
    outputStream: OutputStream
  ) {}
}
