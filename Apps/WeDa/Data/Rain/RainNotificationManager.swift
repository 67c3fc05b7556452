import Foundation
import UserNotifications
public import WeDaDomain

/// Schedules the notifications of rules for rain, each once for a rule and the date of its way.
///
/// Whichever process finds the rain records the notification before it schedules it. Create it
/// while the device is current.
public struct RainNotificationManager: RainNotificationRepository {
  private let notifications: NotificationManager
  private let writer: any RainNotificationWriter

  /// Creates a manager that schedules the notifications of rules for rain.
  ///
  /// - Parameters:
  ///   - notifications: The device's notifications, with their records.
  ///   - writer: Writes the texts.
  public init(_ notifications: NotificationManager, writer: any RainNotificationWriter) {
    self.notifications = notifications
    self.writer = writer
  }

  public func status() async -> NotificationStatus { await notifications.status() }

  public func tell(_ rule: RainRule, _ forecast: RainForecast) async throws(WeatherError) {
    let event = Self.events(of: rule.id) + forecast.way.day.isoText
    let now = notifications.now()
    guard try await notifications.records.claim(event, at: now) else { return }
    let language = (try? await notifications.records.language()) ?? "en"
    let chosen = (try? await notifications.settings.settings()) ?? WeatherSettings()
    notifications.tellActions(language)
    let wait = forecast.way.delivery.timeIntervalSince(now)
    let trigger =
      wait > 0 ? UNTimeIntervalNotificationTrigger(timeInterval: wait, repeats: false) : nil
    let text = writer.rain(rule, forecast, language: language, settings: chosen)
    await notifications.post(event, text, rule.place, trigger)
  }

  public func withdraw(_ rule: String) async {
    let center = notifications.center
    let waiting = await center.pendingNotificationRequests().map(\.identifier)
      .filter { $0.hasPrefix(Self.events(of: rule)) }
    center.removePendingNotificationRequests(withIdentifiers: waiting)
    // If the record cannot be removed, nothing is sent on that day rather than twice.
    for event in waiting { try? await notifications.records.release(event) }
  }

  private static func events(of rule: String) -> String { "rain.\(rule)." }
}
