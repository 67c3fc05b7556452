public import Foundation
import StrataDeviceServices

/// The extensions that an executable adds to its host: services that run with the app, commands,
/// metrics, and replies without a session.
///
/// An app's server module sets these properties before `main`, so that the app itself does not
/// depend on the server.
@MainActor public enum HostExtensions {
  /// Closures that are called once before the app starts; they may set environment variables. An
  /// error ends the process with its description.
  public static var prepare: [@MainActor () throws -> Void] = []
  /// The commands besides `serve`, by name.
  public static var commands: [String: HostCommand] = [:]
  /// The app's arguments, each with one dash and a value, such as `-provider`. All others are
  /// refused; if `nil`, any are accepted.
  public static var arguments: [String]?
  /// The descriptions for `--help` of the app's arguments and environment variables.
  public static var settings: [HostSetting] = []
  /// Closures that return the reply to a request for a page; `nil` leaves it to the app's page. They
  /// are called for each page, in order, before a session is created.
  public static var replies: [@Sendable (HostVisit) -> HostReply?] = []
  /// A closure that returns the shortcuts of the installed app in a language, such as `pt-BR`.
  public static var shortcuts: @Sendable (_ language: String) -> [HostShortcut] = { _ in [] }
  /// A closure that returns the files of pictures of the app, which browsers show when they offer to
  /// install it: PNG, JPEG or WebP, of phones and of wide windows. It is called once, if the app can
  /// be installed.
  public static var screenshots: @MainActor () -> [URL] = { [] }
  nonisolated private static let ends = Locked<[@Sendable () -> Void]>([])
  nonisolated private static let figures = Locked<[@Sendable () -> [Metric]]>([])

  /// Registers a closure to call when the process ends in order.
  nonisolated public static func onEnd(_ action: @escaping @Sendable () -> Void) {
    ends.withLock { $0.append(action) }
  }

  /// Adds a closure that returns metrics for `/metrics`.
  nonisolated public static func addMetrics(_ read: @escaping @Sendable () -> [Metric]) {
    figures.withLock { $0.append(read) }
  }

  nonisolated static func end() { ends.withLock { $0 }.forEach { $0() } }
  nonisolated static func metrics() -> [Metric] { figures.withLock { $0 }.flatMap { $0() } }
}
