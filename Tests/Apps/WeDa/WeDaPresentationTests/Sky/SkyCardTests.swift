import Foundation
import StrataRendering
import SwiftUI
import Testing
import WeDaDomain

@testable import SwiftUITesting
@testable import WeDaPresentation

/// Tests of the sun's arc and the moon's phase on the page of a place.
@MainActor @Suite struct SkyCardTests {
  private func page(at time: Date, language: String = "en-GB") -> Screen {
    let state = DetailsViewModel.State(
      slug: Place.london.slug, place: .london, report: .loaded(.fixture()), receivedAt: time)
    return Screen(
      DetailsPage(state: state, settings: WeatherSettings(), send: { _ in }), language: language)
  }

  @Test(arguments: [
    (
      "en-GB", "Sun 27° above the horizon",
      ["Waning crescent", "41% lit", "Rises 03:31 · Sets 10:01"]
    ),
    (
      "es-ES", "Sol a 27° sobre el horizonte",
      ["Luna menguante", "41\u{A0}% iluminada", "Salida: 3:31 · Puesta: 10:01"]
    ),
    (
      "pt-BR", "Sol a 27° acima do horizonte",
      ["Lua minguante côncava", "41% iluminada", "Nascer: 03:31 · Ocaso: 10:01"]
    ),
  ])
  func `the card's texts describe the sun's position, and the moon's phase and times`(
    language: String, sun: String, moon: [String]
  ) throws {
    let screen = page(at: WeatherReport.fixtureTime, language: language)
    #expect(try screen.element(UITestIDs.Details.sun).text == sun)
    #expect(try screen.element(UITestIDs.Details.moon).lines == moon)
  }

  @Test func `a date without a moonrise or a moonset says so, in the order of the times`() throws {
    let format = WeatherFormat(locale: Locale(identifier: "en_GB"))
    func times(_ day: TimeInterval) -> String {
      let start = Date(timeIntervalSince1970: day)
      let moon = MoonTimes(
        at: Place.london.coordinate, on: DateInterval(start: start, duration: 86_400))
      return format.times(moon, in: .gmt)
    }
    #expect(times(1_774_224_000) == "Rises 07:17 · Does not set today")
    #expect(times(1_775_433_600) == "Sets 06:31 · Does not rise today")
  }

  @Test(arguments: [
    (1_782_432_000, "en", "Below the horizon all day"),
    (1_783_641_600, "en", "Above the horizon all day"),
    (1_783_641_600, "de", "Den ganzen Tag über dem Horizont"),
  ])
  func `a moon that neither rises nor sets is said to be above or below the horizon`(
    day: TimeInterval, language: String, words: String
  ) throws {
    let start = Date(timeIntervalSince1970: day)
    let moon = MoonTimes(
      at: try Coordinate(latitude: 69.6492, longitude: 18.9553),
      on: DateInterval(start: start, duration: 86_400))
    let format = WeatherFormat(locale: Locale(identifier: language))
    #expect(format.times(moon, in: .gmt) == words)
  }

  @Test func `at night the sun is below the horizon`() throws {
    let screen = page(at: WeatherReport.fixtureTime.addingTimeInterval(43_200))
    #expect(try screen.element(UITestIDs.Details.sun).text.hasSuffix("° below the horizon"))
  }

  @Test func `the sun's arc begins at the right in a language that is read from right to left`()
    throws
  {
    let course = SunCourse(
      at: Place.london.coordinate, zone: .gmt,
      time: Date(timeIntervalSince1970: 1_774_224_000 + 6 * 3600))
    func middle(_ direction: LayoutDirection) throws -> Double {
      let arc = Screen(SunArc(course: course).environment(\.layoutDirection, direction))
      let dots = figures(of: arc.drawing).compactMap { figure -> Double? in
        guard case .fill(let outline, _, _) = figure.content,
          case .path(let steps, _, _, _) = outline.form, case .move(let start)? = steps.first
        else { return nil }
        return start.x
      }
      return try #require(dots.last)
    }
    // At six o'clock, a quarter of the day is over.
    let (left, right) = (try middle(.leftToRight), try middle(.rightToLeft))
    #expect(left < 100 && right > 180)
  }

  /// Returns the figures of all elements of a tree.
  private func figures(of tree: ElementTree) -> [Figure] {
    tree.element.drawing + tree.children.flatMap(figures)
  }

  @Test func `the pressure is shown with the trend Rising`() throws {
    let screen = page(at: WeatherReport.fixtureTime)
    #expect(
      try screen.element(UITestIDs.Details.fact("pressure")).lines
        == ["Pressure", "1,009\u{A0}hPa", "Rising"])
  }
}
