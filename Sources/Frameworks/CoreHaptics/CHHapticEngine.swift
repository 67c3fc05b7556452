public import Foundation

/// The abilities of a device to vibrate.
public protocol CHHapticDeviceCapability {
  /// A Boolean value that indicates whether the device vibrates.
  var supportsHaptics: Bool { get }
  /// A Boolean value that indicates whether patterns can contain sounds.
  var supportsAudio: Bool { get }
}

private struct NoCapability: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// An engine that plays patterns of vibrations.
///
/// Partial: a page cannot make a device vibrate. `capabilitiesForHardware()` says so, and the
/// initializer throws `CHHapticError.notSupported`, as on a device without haptics.
open class CHHapticEngine: @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes; none is made.
  /// A handler that is called when an engine has started or stopped.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// The reason for an engine's stop.
  public enum StoppedReason: Int, Sendable {
    /// The engine has stopped because another app plays sounds.
    case audioSessionInterrupt = 1
    /// The engine has stopped because the app is in the background.
    case applicationSuspended
    /// The engine has stopped because nothing was played for a while.
    case idleTimeout
    /// The engine has stopped because the app has requested it.
    case notifyWhenFinished
    /// The engine has stopped because it was released.
    case engineDestroyed
    /// The engine has stopped because the game controller was disconnected.
    case gameControllerDisconnect
    /// The engine has stopped because of a failure of the system.
    case systemError = -1
  }

  /// Returns the abilities of the device: none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoCapability() }

  /// Throws `CHHapticError.notSupported`.
  public init() throws { throw CHHapticError(.notSupported) }

  /// A closure that would be called when the engine must be started again.
  ///
  /// Accepted: it is never called, as there is no engine.
  open var resetHandler: () -> Void = {}
  /// A closure that would be called when the engine has stopped.
  ///
  /// Accepted: it is never called, as there is no engine.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// A Boolean value that indicates whether sounds of patterns are left out.
  ///
  /// Accepted: it has no effect, as there is no engine.
  open var playsHapticsOnly = false
  /// A Boolean value that indicates whether the engine stops when nothing is played.
  ///
  /// Accepted: it has no effect, as there is no engine.
  open var isAutoShutdownEnabled = false
  /// The current time of the engine: always 0.
  open var currentTime: TimeInterval { 0 }

  /// Throws `CHHapticError.notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Calls the handler with `CHHapticError.notSupported`.
  open func start(completionHandler: CompletionHandler?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Calls the handler with `CHHapticError.notSupported`.
  open func stop(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Throws `CHHapticError.notSupported`.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws `CHHapticError.notSupported`.
  open func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }

  /// Throws `CHHapticError.notSupported`.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
}

/// A player of a pattern. None is ever made, as a page cannot make a device vibrate.
public protocol CHHapticPatternPlayer: AnyObject {
  /// Begins to play at a time of the engine.
  ///
  /// - Throws: An error if the engine cannot play.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine.
  ///
  /// - Throws: An error if the engine does not run.
  func stop(atTime time: TimeInterval) throws
}

/// A player of a pattern that can be repeated. None is ever made, as a page cannot make a device
/// vibrate.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A Boolean value that indicates whether the pattern is repeated.
  var loopEnabled: Bool { get set }
}

/// An error that occurs when patterns of vibrations are created or played.
public struct CHHapticError: Error, Hashable, Sendable {
  /// The kind of an error.
  public enum Code: Int, Sendable {
    /// The device has no haptics.
    case notSupported = -4809
    /// The pattern is invalid.
    case invalidPatternData = -4813
    /// The cause of the haptic error is not known.
    case unknownError = -4899
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error that occurs when patterns of vibrations are created or played.
  public init(_ code: Code) { self.code = code }

  /// The device has no haptics.
  public static let notSupported = Code.notSupported
}

extension CHHapticError: LocalizedError {
  public var errorDescription: String? { "a page cannot make the device vibrate" }
}
