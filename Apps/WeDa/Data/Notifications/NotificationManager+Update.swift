import Foundation
import UserNotifications
public import WeDaDomain

extension NotificationManager {
  public func update(with weather: [FavoriteWeather]) async {
    guard await status().isAllowed else { return }
    // If the choices cannot be read, all places get notifications.
    let silenced = (try? await records.silenced()) ?? []
    let told = weather.filter { !silenced.contains($0.id.text) }
    await removeSummaries(except: Set(told.map(\.id.text)))
    let language = (try? await records.language()) ?? "en"
    let chosen = (try? await settings.settings()) ?? WeatherSettings()
    tellActions(language)
    for one in told {
      guard case .success(let report) = one.weather else {
        await removeOutdated(one.id)
        continue
      }
      await summarize(report, one.favorite, language, chosen)
      await warn(report, one.favorite, language, chosen)
    }
    // Last, since it waits for another service.
    await tellOfficialWarnings(of: told, language, chosen)
  }

  func tellActions(_ language: String) {
    let words = writer.actions(language: language)
    let view = UNNotificationAction(identifier: "view", title: words.view, options: .foreground)
    let dismiss = UNNotificationAction(identifier: "dismiss", title: words.dismiss)
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: Self.category, actions: [view, dismiss], intentIdentifiers: [])
    ])
  }

  /// Schedules the summary for the next eight o'clock at the place; each refresh updates its text.
  private func summarize(
    _ report: WeatherReport, _ favorite: Favorite, _ language: String, _ chosen: WeatherSettings
  ) async {
    var eight = DateComponents(hour: Self.hour, minute: 0)
    eight.timeZone = report.zone.timeZone
    let text = writer.summary(report, name: favorite.name, language: language, settings: chosen)
    await add(
      Self.summary(of: favorite.id.text), text, favorite,
      UNCalendarNotificationTrigger(dateMatching: eight, repeats: true))
  }

  private func warn(
    _ report: WeatherReport, _ favorite: Favorite, _ language: String, _ chosen: WeatherSettings
  ) async {
    let day = report.zone.day(of: now()).isoText
    for alert in report.alerts(at: now()) {
      let event = "\(alert.kind.rawValue).\(favorite.id.text).\(day)"
      // If the record cannot be written, nothing is sent rather than twice.
      guard (try? await records.claim(event, at: now())) == true else { continue }
      let text = writer.alert(
        alert, report, name: favorite.name, language: language, settings: chosen)
      await add("alert.\(event)", text, favorite, nil)
    }
  }

  func add(
    _ id: String, _ text: NotificationText, _ favorite: Favorite, _ trigger: UNNotificationTrigger?
  ) async {
    await post(id, text, favorite.place, trigger)
  }

  /// Schedules a notification whose tap opens the page of a place.
  func post(
    _ id: String, _ text: NotificationText, _ place: Place, _ trigger: UNNotificationTrigger?
  ) async {
    let content = UNMutableNotificationContent()
    content.title = text.title
    content.body = text.body
    content.sound = .default
    content.categoryIdentifier = Self.category
    content.threadIdentifier = place.id.text
    content.userInfo = [
      "url": "/city/\(place.slug)", "made": now().timeIntervalSince1970,
    ]
    try? await center.add(UNNotificationRequest(identifier: id, content: content, trigger: trigger))
  }

  /// Removes the summaries of places that are no longer favourites, or silenced.
  private func removeSummaries(except kept: Set<String>) async {
    let wanted = Set(kept.map(Self.summary))
    let waiting = await center.pendingNotificationRequests().map(\.identifier)
    center.removePendingNotificationRequests(
      withIdentifiers: waiting.filter { $0.hasPrefix("summary.") && !wanted.contains($0) })
  }

  /// Removes a pending summary whose weather is from an earlier day.
  private func removeOutdated(_ place: PlaceID) async {
    let id = Self.summary(of: place.text)
    let waiting = await center.pendingNotificationRequests().first { $0.identifier == id }
    guard let made = waiting?.content.userInfo["made"] as? Double else { return }
    if now().timeIntervalSince1970 - made > 20 * 3600 { await forget(place) }
  }
}
