import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the texts of notifications in each language of the app.
@Suite struct NotificationWriterTests {
  private let writer = WeatherNotificationWriter()
  private let report = WeatherReport.fixture()

  private func alert(_ event: WeatherAlert.Event, _ language: String = "en_GB") -> NotificationText
  {
    let alert = WeatherAlert(
      kind: .severeWeather, event: event, time: WeatherReport.fixtureTime.addingTimeInterval(3600))
    return writer.alert(
      alert, report, name: "London", language: language, settings: WeatherSettings())
  }

  @Test(.mission("W-24"))
  func `a summary states the current weather and the day in the person's units`() {
    let text = writer.summary(
      report, name: "Home", language: "en_GB", settings: WeatherSettings(units: .metric))
    #expect(text.title == "Home today")
    #expect(text.body.hasPrefix("11°, Rain. Today "))
    let american = writer.summary(
      report, name: "Home", language: "en_US", settings: WeatherSettings())
    #expect(american.body.hasPrefix("53°, Rain."))
  }

  @Test(.mission("W-25")) func `the text of a weather alert states the event and its local time`() {
    let drop = alert(.drop(from: Temperature(celsius: 14), to: Temperature(celsius: 2)))
    #expect(drop.title == "London: much colder soon")
    #expect(drop.body == "The temperature falls from 14° now to 2° around 10:40.")
    let storm = WeatherCondition(code: .thunderstorm, isDaytime: true, isSevere: true)
    #expect(alert(.severe(storm)).title == "London: severe weather")
    #expect(alert(.severe(storm)).body.hasSuffix(" from 10:40."))
    #expect(alert(.gusts(Speed(metresPerSecond: 30))).body.hasPrefix("Gusts of "))
  }

  private func official(
    _ warning: OfficialWarning = .fixture(), zone: PlaceZone? = .gmt, _ language: String = "en_GB"
  ) -> NotificationText {
    writer.official(
      warning, zone: zone, name: "London", language: language, settings: WeatherSettings())
  }

  @Test func `an official warning names its event, its time at the place, and its issuer`() {
    #expect(official().title == "London: Storm Warning")
    #expect(
      official().body
        == "From Thursday 09:40 until Thursday 15:40 · Issued by Office of the Coast")
    #expect(official(zone: PlaceZone(offset: 3600)).body.hasPrefix("From Thursday 10:40 until"))
    // Without a forecast, the time zone of the place is not known.
    #expect(official(zone: nil).body == "Issued by Office of the Coast")
    #expect(official(.fixture(), "es").body.contains("Office of the Coast"))
    #expect(!official(.fixture(), "es").body.contains("Issued"))
  }

  @Test func `an official warning's notification truncates a long event and issuer`() {
    let long = OfficialWarning(
      id: "1", issuer: String(repeating: "i", count: 4000),
      event: String(repeating: "e", count: 4000), severity: .severe, start: nil, end: nil, text: "")
    #expect(official(long).title.count < 150 && official(long).body.count < 150)
  }

  @Test(arguments: LanguageChoice.unreviewed.map(\.rawValue))
  func `notifications are translated into every language`(language: String) {
    let english = alert(.gusts(Speed(metresPerSecond: 30)))
    let other = alert(.gusts(Speed(metresPerSecond: 30)), language)
    #expect(other.title != english.title && other.title.contains("London"))
    #expect(!other.body.contains("Gusts") && !other.body.isEmpty)
    let actions = writer.actions(language: language)
    #expect(actions.view != "View Details" && actions.dismiss != "Dismiss")
  }

  @Test(.mission("W-27")) func `the notification buttons have the document's titles`() {
    let actions = writer.actions(language: "en")
    #expect(actions.view == "View Details" && actions.dismiss == "Dismiss")
  }
}
