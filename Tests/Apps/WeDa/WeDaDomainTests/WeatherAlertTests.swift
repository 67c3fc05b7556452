import Foundation
import Testing
import WeDaDomain

/// Tests of the weather of the next day that causes a warning.
@Suite struct WeatherAlertTests {
  private let now = WeatherReport.fixtureTime

  private func slot(
    _ hours: Double, _ celsius: Double = 10, gust: Double? = nil, isSevere: Bool = false
  ) -> ForecastSlot {
    ForecastSlot(
      time: now.addingTimeInterval(hours * 3600), temperature: Temperature(celsius: celsius),
      condition: condition(isSevere), wind: gust.map(wind))
  }

  private func condition(_ isSevere: Bool) -> WeatherCondition {
    WeatherCondition(code: isSevere ? .tornado : .rain, isDaytime: true, isSevere: isSevere)
  }

  private func wind(_ gust: Double) -> Wind {
    Wind(
      speed: Speed(metresPerSecond: 5), direction: nil, gust: Speed(metresPerSecond: gust))
  }

  private func alerts(
    _ slots: [ForecastSlot], from celsius: Double = 10, gust: Double? = nil,
    isSevere: Bool = false
  ) -> [WeatherAlert] {
    let current = CurrentWeather(
      observedAt: now, temperature: Temperature(celsius: celsius),
      condition: condition(isSevere), wind: gust.map(wind))
    return WeatherReport(
      place: .london, current: current, slots: slots, zone: .gmt, fetchedAt: now,
      provider: .fixture, origin: .remote
    ).alerts(at: now)
  }

  private func drop(to celsius: Double, _ hours: Double) -> WeatherAlert {
    WeatherAlert(
      kind: .temperatureDrop,
      event: .drop(from: Temperature(celsius: 10), to: Temperature(celsius: celsius)),
      time: now.addingTimeInterval(hours * 3600))
  }

  private func severe(_ event: WeatherAlert.Event, _ hours: Double) -> WeatherAlert {
    WeatherAlert(
      kind: .severeWeather, event: event, time: now.addingTimeInterval(hours * 3600))
  }

  @Test func `neither calm weather nor a missing forecast causes an alert`() {
    #expect(alerts([slot(0), slot(3, 5), slot(6, 9)]).isEmpty)
    #expect(alerts([]).isEmpty)
  }

  @Test func `a temperature drop by more than ten degrees causes an alert for the coldest slot`() {
    #expect(alerts([slot(3, 0)]).isEmpty, "ten degrees are not more than ten")
    #expect(alerts([slot(3, -0.5), slot(6, -2), slot(9, -1)]) == [drop(to: -2, 6)])
    #expect(alerts([slot(3, -2), slot(6, -2)]) == [drop(to: -2, 3)], "the first of equal ones")
    #expect(alerts([slot(3, 25)]).isEmpty, "a rise is none")
  }

  /// A forecast slot of three hours is over when its end is reached.
  @Test(arguments: [(-3.0, false), (-2.9, true), (0, true), (23.9, true), (24, false), (30, false)])
  func `only forecast slots of the next 24 hours cause an alert`(hours: Double, isAlert: Bool) {
    #expect(alerts([slot(hours, -5)]) == (isAlert ? [drop(to: -5, hours)] : []))
    #expect(alerts([slot(hours, isSevere: true)]).isEmpty == !isAlert)
  }

  @Test func `severe weather causes an alert for its first slot`() {
    let tornado = WeatherAlert.Event.severe(condition(true))
    #expect(
      alerts([slot(3), slot(6, isSevere: true), slot(9, isSevere: true)]) == [severe(tornado, 6)])
    #expect(alerts([slot(3, isSevere: true)], isSevere: true) == [severe(tornado, 0)])
    #expect(alerts([slot(-1, isSevere: true)]) == [severe(tornado, 0)], "it has begun already")
  }

  @Test func `gusts of 24_5 metres per second cause an alert, weaker ones do not`() {
    #expect(alerts([slot(3, gust: 24.4)]).isEmpty)
    let gale = WeatherAlert.Event.gusts(Speed(metresPerSecond: 24.5))
    #expect(alerts([slot(3, gust: 24.5)]) == [severe(gale, 3)])
    #expect(alerts([slot(3, gust: 40)], gust: 24.5) == [severe(gale, 0)], "the current ones")
    let worse = alerts([slot(3, gust: 40, isSevere: true)])
    #expect(worse == [severe(.severe(condition(true)), 3)], "the condition says more")
  }

  @Test func `a temperature drop and severe gusts cause two alerts, the drop first`() {
    let both = alerts([slot(3, -5, gust: 30)])
    #expect(both == [drop(to: -5, 3), severe(.gusts(Speed(metresPerSecond: 30)), 3)])
    #expect(Set(WeatherAlert.Kind.allCases.map(\.rawValue)).count == 2)
  }
}
