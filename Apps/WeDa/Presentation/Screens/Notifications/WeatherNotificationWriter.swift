import Foundation
public import WeDaDomain

/// Writes notifications with the app's strings and formats.
public struct WeatherNotificationWriter: NotificationWriter {
  /// Creates a writer that writes notifications with the app's strings and formats.
  public init() {}

  public func summary(
    _ report: WeatherReport, name: String, language: String, settings: WeatherSettings
  ) -> NotificationText {
    let format = format(language, settings)
    let now = report.current
    let sky = now.condition.name.text(in: format.locale)
    var sentences = [
      format.text(Words.Notifications.Summary.body(format.temperature(now.temperature), sky))
    ]
    if let low = report.todayLow, let high = report.todayHigh {
      sentences.append(
        format.text(
          Words.Notifications.Summary.range(format.temperature(low), format.temperature(high))))
    }
    return NotificationText(
      title: format.text(Words.Notifications.Summary.title(name)),
      body: sentences.joined(separator: " "))
  }

  public func alert(
    _ alert: WeatherAlert, _ report: WeatherReport, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText {
    let format = format(language, settings)
    let time = format.time(alert.time, in: report.timeZone)
    let (title, body): (LocalizedStringResource, LocalizedStringResource) =
      switch alert.event {
      case .drop(let now, let then):
        (
          Words.Notifications.Drop.title(name),
          Words.Notifications.Drop.body(format.temperature(now), format.temperature(then), time)
        )
      case .severe(let condition):
        (
          Words.Notifications.Severe.title(name),
          Words.Notifications.Severe.body(condition.name.text(in: format.locale), time)
        )
      case .gusts(let speed):
        (
          Words.Notifications.Severe.title(name),
          Words.Notifications.Severe.gusts(format.speed(speed), time)
        )
      }
    return NotificationText(title: format.text(title), body: format.text(body))
  }

  public func official(
    _ warning: OfficialWarning, zone: PlaceZone?, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText {
    let format = format(language, settings)
    let event = warning.event.shortened(to: Self.longest)
    let issuer = warning.issuer.shortened(to: Self.longest)
    let known: [String?] = [
      zone.flatMap { format.times(warning, in: $0.timeZone) },
      issuer.isEmpty ? nil : format.text(Words.Warning.issuer(issuer)),
    ]
    return NotificationText(
      title: format.text(Words.Notifications.Official.title(name, event)),
      body: format.list(known))
  }

  /// The maximum number of characters of an event or an issuer. A service may send any text, and a
  /// push message has room for few.
  private static let longest = 120

  public func actions(language: String) -> (view: String, dismiss: String) {
    let locale = Locale(identifier: language)
    return (
      Words.Notifications.Action.view.text(in: locale),
      Words.Notifications.Action.dismiss.text(in: locale)
    )
  }

  private func format(_ language: String, _ settings: WeatherSettings) -> WeatherFormat {
    WeatherFormat(settings, locale: Locale(identifier: language))
  }
}

extension WeatherNotificationWriter: RainNotificationWriter {
  public func rain(
    _ rule: RainRule, _ forecast: RainForecast, language: String, settings: WeatherSettings
  ) -> NotificationText {
    let format = format(language, settings)
    let way = forecast.way.interval
    let (start, end) = (
      format.time(way.start, in: forecast.zone.timeZone),
      format.time(way.end, in: forecast.zone.timeZone)
    )
    let parts: [String?] = [
      format.text(Words.Rain.Row.times(start, end)),
      forecast.probability.map { format.text(Words.Rain.Notice.probability(format.percent($0))) },
      format.precipitation(forecast.amount, beside: forecast.probability).map {
        format.text(Words.Rain.Notice.amount($0))
      },
    ]
    return NotificationText(
      title: format.text(Words.Rain.Notice.title(rule.name)), body: format.list(parts))
  }
}
