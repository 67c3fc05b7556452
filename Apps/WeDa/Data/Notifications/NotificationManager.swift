public import Foundation
import UserNotifications
public import WeDaDomain

/// Tells a person about the places they keep: each morning at eight, and when something is coming.
///
///     let notifications = NotificationManager(records: records, settings: settings, writer: writer)
///     await notifications.update(with: weather)
///
/// Make it where the device is known. A warning is told once a kind, place and local day, whoever
/// finds it: what is to be told is noted before it is.
public struct NotificationManager: NotificationRepository {
  static let category = "weather"
  /// The hour of the summary, on the clocks of its place.
  static let hour = 8

  let records: any NotificationRecords
  let settings: any SettingsRepository
  let writer: any NotificationWriter
  let now: @Sendable () -> Date
  private let register: @MainActor @Sendable () -> Void
  let center = UNUserNotificationCenter.current()

  /// - Parameter register: Asks the device for a token, once the person allows notifications.
  public init(
    records: any NotificationRecords, settings: any SettingsRepository,
    writer: any NotificationWriter, now: @escaping @Sendable () -> Date = { Date() },
    register: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.records = records
    self.settings = settings
    self.writer = writer
    self.now = now
    self.register = register
    center.delegate = NotificationPresenter.shared
  }

  public func ask(in language: String) async -> NotificationStatus {
    do {
      let isAllowed = try await center.requestAuthorization(options: [.alert, .sound])
      guard isAllowed else { return .refused }
    } catch {
      return .unavailable
    }
    // Without it what is told is English.
    try? await records.keep(language: language)
    await register()
    return await status()
  }

  public func status() async -> NotificationStatus {
    let settings = await center.notificationSettings()
    return switch settings.authorizationStatus {
    case .authorized, .provisional, .ephemeral:
      settings.notificationCenterSetting == .enabled ? .allowed : .allowedWhileOpen
    case .denied: .refused
    case .notDetermined: .notAsked
    }
  }

  public func silenced() async throws(WeatherError) -> Set<String> { try await records.silenced() }

  public func silence(_ place: PlaceID, _ isSilenced: Bool) async throws(WeatherError) {
    try await records.silence(place.text, isSilenced)
    if isSilenced { await forget(place) }
  }

  public func forget(_ place: PlaceID) async {
    center.removePendingNotificationRequests(withIdentifiers: [Self.summary(of: place.text)])
  }

  static func summary(of place: String) -> String { "summary.\(place)" }
}
