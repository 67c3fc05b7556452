import Foundation
import StrataDeviceServices

/// What an executable adds to its host: services that run beside the app, and their figures.
///
/// An app's server module registers here before `main`, so that the app itself knows nothing of it.
@MainActor public enum HostExtensions {
  /// Called once before the app starts; may set the environment. An error ends the process with
  /// its description.
  public static var prepare: [@MainActor () throws -> Void] = []
  /// Commands besides `serve`, by their names.
  public static var commands: [String: HostCommand] = [:]
  /// The app's own arguments, each with one dash and a value: `-provider`. All others are refused;
  /// where an app does not say which it has (`nil`), it may read whatever it likes.
  public static var arguments: [String]?
  /// What `--help` says of the app's own arguments, and of what it reads from the environment.
  public static var settings: [HostSetting] = []
  nonisolated private static let ends = Locked<[@Sendable () -> Void]>([])
  nonisolated private static let figures = Locked<[@Sendable () -> [Metric]]>([])

  /// Called when the process ends in order.
  nonisolated public static func onEnd(_ action: @escaping @Sendable () -> Void) {
    ends.withLock { $0.append(action) }
  }

  /// Adds figures to `/metrics`.
  nonisolated public static func addMetrics(_ read: @escaping @Sendable () -> [Metric]) {
    figures.withLock { $0.append(read) }
  }

  nonisolated static func end() { ends.withLock { $0 }.forEach { $0() } }
  nonisolated static func metrics() -> [Metric] { figures.withLock { $0 }.flatMap { $0() } }
}
