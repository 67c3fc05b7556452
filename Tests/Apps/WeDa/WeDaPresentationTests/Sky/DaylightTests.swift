import Foundation
import StrataKitTesting
import StrataRendering
import SwiftUI
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the appearance that follows the sun, and the other ones.
@MainActor @Suite(.timeLimit(.minutes(1))) struct DaylightTests {
  private static let noon = Date(timeIntervalSince1970: 1_773_316_800)

  @Test func `with a place, the automatic dark appearance ends at sunrise`() {
    let london = Daylight.Course(place: Place.london.coordinate, zone: .gmt)
    #expect(!Daylight.isDark(london, at: Self.noon))
    #expect(Daylight.isDark(london, at: Self.noon.addingTimeInterval(43_200)))
    // Two minutes before and after the sunrise of 06:21.
    let sunrise = Date(timeIntervalSince1970: 1_773_296_460)
    #expect(Daylight.isDark(london, at: sunrise.addingTimeInterval(-120)))
    #expect(!Daylight.isDark(london, at: sunrise.addingTimeInterval(240)))
  }

  @Test func `without a place, the automatic dark appearance is used before 7:00 and after 19:00`()
    throws
  {
    let tokyo = Daylight.Course(zone: try #require(TimeZone(identifier: "Asia/Tokyo")))
    // 21:00 in Tokyo.
    #expect(Daylight.isDark(tokyo, at: Self.noon))
    #expect(!Daylight.isDark(tokyo, at: Self.noon.addingTimeInterval(-2.5 * 3600)))
    #expect(Daylight.isDark(tokyo, at: Self.noon.addingTimeInterval(9.9 * 3600)))
    #expect(!Daylight.isDark(tokyo, at: Self.noon.addingTimeInterval(10.1 * 3600)))
  }

  @Test func `the automatic appearance is computed again after five minutes`() async {
    let clock = ManualClock()
    var time = Date(timeIntervalSince1970: 1_773_296_460 - 240)
    let daylight = Daylight(clock: clock) { time }
    daylight.follow(Daylight.Course(place: Place.london.coordinate, zone: .gmt))
    #expect(daylight.isDark)
    await clock.waitForSleepers()
    time.addTimeInterval(600)
    clock.advance(by: .seconds(300))
    await clock.waitForSleepers()
    #expect(!daylight.isDark)
    daylight.follow(nil)
  }

  private func screen(_ appearance: AppearanceChoice) async -> Screen {
    await Screen.weda(
      MockUseCases(
        loadSettings: MockLoadSettingsUseCase(
          MockScript(answer: WeatherSettings(appearance: appearance)))))
  }

  /// The color scheme that the app asks for.
  private func scheme(of screen: Screen) -> String? {
    func find(_ tree: ElementTree) -> String? {
      tree.element[.scheme] ?? tree.children.lazy.compactMap(find).first
    }
    return find(screen.drawing)
  }

  @Test func `the chosen appearance is that of the whole app`() async {
    #expect(scheme(of: await screen(.system)) == nil)
    #expect(scheme(of: await screen(.light)) == "light")
    #expect(scheme(of: await screen(.dark)) == "dark")
    #expect(scheme(of: await screen(.sun)) != nil)
  }

  @Test func `the appearance is chosen in the settings`() async throws {
    let screen = await Screen.weda(at: "/settings")
    try screen.picker("Appearance").choose("Dark")
    await screen.settle { self.scheme(of: $0) == "dark" }
    #expect(!screen.text.contains("from sunrise to sunset"))
    try screen.picker("Appearance").choose("By the sun")
    await screen.settle { $0.text.contains("from sunrise to sunset") }
  }
}
