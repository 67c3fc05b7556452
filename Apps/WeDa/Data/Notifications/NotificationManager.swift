public import Foundation
import UserNotifications
public import WeDaDomain

/// Schedules notifications about favourites: each morning at eight, and before severe weather.
///
///     let notifications = NotificationManager(records: records, settings: settings, writer: writer)
///     await notifications.update(with: weather)
///
/// Create it while the device is current. A warning is sent once for each kind, place and local day
/// by whichever process finds it: it is recorded before it is sent. An official warning is sent once.
public struct NotificationManager: NotificationRepository {
  static let category = "weather"
  /// The hour of the summary, in local time of its place.
  static let hour = 8

  let records: any NotificationRecords
  let settings: any SettingsRepository
  let writer: any NotificationWriter
  let more: (any LoadMoreWeatherUseCase)?
  let now: @Sendable () -> Date
  private let register: @MainActor @Sendable () -> Void
  let center = UNUserNotificationCenter.current()

  /// Creates a manager that schedules notifications about favourites.
  ///
  /// - Parameters:
  ///   - records: The person's choices, and the notifications sent.
  ///   - settings: The person's settings, such as the units and the format of the time.
  ///   - writer: Writes the texts.
  ///   - more: Loads the official warnings; `nil` tells none.
  ///   - now: Returns the current time.
  ///   - register: Registers for remote notifications once the person permits notifications.
  public init(
    records: any NotificationRecords, settings: any SettingsRepository,
    writer: any NotificationWriter, more: (any LoadMoreWeatherUseCase)? = nil,
    now: @escaping @Sendable () -> Date = { Date() },
    register: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    self.records = records
    self.settings = settings
    self.writer = writer
    self.more = more
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
    // Without it notifications are in English.
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
