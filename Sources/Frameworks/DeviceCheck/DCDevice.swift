public import Foundation

/// A device that can prove to the app's maker that it is one of Apple's.
///
/// Partial: a browser cannot prove that, so no device is supported, as in Apple's simulator.
public final class DCDevice: NSObject, Sendable {
  /// The device on which the app runs.
  public static let current = DCDevice()

  override private init() {}

  /// A Boolean value that indicates whether ``generateToken(completionHandler:)`` can succeed:
  /// always `false`.
  public var isSupported: Bool { false }

  /// Fails, since no device is supported.
  ///
  /// - Parameter completion: Called at once with no token and ``DCError/featureUnsupported``.
  @preconcurrency public func generateToken(
    completionHandler completion: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    completion(nil, DCError(.featureUnsupported))
  }

  /// Fails, since no device is supported.
  ///
  /// - Throws: ``DCError/featureUnsupported``.
  public func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// A service that attests that an app on one of Apple's devices was not changed.
///
/// Partial: a browser cannot attest that, so the service is not supported, as in Apple's simulator.
public final class DCAppAttestService: NSObject, Sendable {
  /// The service of the device on which the app runs.
  public static let shared = DCAppAttestService()

  override private init() {}

  /// A Boolean value that indicates whether the service can attest anything: always `false`.
  public var isSupported: Bool { false }

  /// Fails, since the service is not supported.
  ///
  /// - Throws: ``DCError/featureUnsupported``.
  public func generateKey() async throws -> String { throw DCError(.featureUnsupported) }

  /// Fails, since the service is not supported.
  ///
  /// - Parameters:
  ///   - keyId: The name of a key from ``generateKey()``.
  ///   - clientDataHash: The SHA-256 of what the app's server asked to be signed.
  /// - Throws: ``DCError/featureUnsupported``.
  public func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }

  /// Fails, since the service is not supported.
  ///
  /// - Parameters:
  ///   - keyId: The name of a key from ``generateKey()``.
  ///   - clientDataHash: The SHA-256 of the request to be signed.
  /// - Throws: ``DCError/featureUnsupported``.
  public func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
