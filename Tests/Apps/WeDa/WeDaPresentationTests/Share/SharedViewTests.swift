import Foundation
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests that a link contains the settings of a page, and nothing else.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SharedViewTests {
  /// Every view that can be shared.
  private var everyView: [SharedView] {
    var views: [SharedView] = []
    let days = [nil, LocalDay(number: 20_500), LocalDay(number: -1), LocalDay(number: 2_932_896)]
    for temperature in TemperatureUnit.allCases {
      for wind in WindUnit.allCases {
        for pressure in PressureUnit.allCases {
          for precipitation in PrecipitationUnit.allCases {
            for distance in DistanceUnit.allCases {
              let units = UnitChoice(
                temperature: temperature, wind: wind, pressure: pressure,
                precipitation: precipitation, distance: distance)
              for clock in ClockChoice.allCases {
                for language in LanguageChoice.allCases {
                  let day = days[views.count % days.count]
                  views.append(
                    SharedView(units: units, clock: clock, language: language, day: day))
                }
              }
            }
          }
        }
      }
    }
    return views
  }

  @Test func `every shared view is restored from its link, which contains no key and no position`()
    throws
  {
    let views = everyView
    #expect(views.count >= 1800)
    // The link has only words of the vocabulary and a date: no coordinate, no key, no label.
    let words = Set(
      TemperatureUnit.allCases.map(\.rawValue) + WindUnit.allCases.map(\.rawValue)
        + PressureUnit.allCases.map(\.rawValue) + PrecipitationUnit.allCases.map(\.rawValue)
        + DistanceUnit.allCases.map(\.rawValue) + ClockChoice.allCases.map(\.rawValue)
        + LanguageChoice.allCases.map(\.rawValue))
    for view in views {
      let (read, problems) = SharedView.read(view.text)
      #expect(read == view && problems.isEmpty, "\(view.text)")
      #expect(view.text.utf8.count <= SharedView.longest)
      let url = try #require(ShareAddress.url("london-england-gb", view)).absoluteString
      #expect(url == "/shared/london-england-gb/\(view.text)")
      for word in view.text.split(separator: ".") where !word.hasPrefix("day-") {
        #expect(words.contains(String(word.drop { $0 != "-" }.dropFirst())), "\(word)")
      }
    }
  }

  @Test func `the link to a place contains its name but no coordinates`() throws {
    for place in Place.fixtures {
      let url = try #require(ShareAddress.url(place.slug, SharedView())).absoluteString
      #expect(url == "/city/\(place.slug)")
      #expect(!url.contains { $0.isNumber } && !url.contains("@"))
    }
    #expect(ShareAddress.url("", SharedView()) == nil)
    #expect(
      ShareAddress.url("東京-jp", SharedView())?.absoluteString == "/city/%E6%9D%B1%E4%BA%AC-jp")
  }

  @Test(arguments: [
    ("temperature-kelvin", "temperature", "kelvin"), ("wind-", "wind", ""),
    ("day-2026-02-31", "day", "2026-02-31"), ("day-tomorrow", "day", "tomorrow"),
    ("day-99999-01-01", "day", "99999-01-01"), ("language-xx", "language", "xx"),
    ("appid-0123456789abcdef", "appid", "0123456789abcdef"),
    ("latitude-51,5", "latitude", "51,5"), ("<script>", "<script>", ""),
  ])
  func `an unknown part of a link is reported with value and rule, and the rest applies`(
    word: String, field: String, value: String
  ) {
    let (view, problems) = SharedView.read("distance-miles.\(word)")
    #expect(view.distance == .miles)
    #expect(problems.map(\.field) == [field])
    #expect(problems.map(\.value) == [value])
    #expect(problems.allSatisfy { !$0.rule.isEmpty })
  }

  @Test func `parsing random text of a shared link never crashes and limits the reported values`() {
    var numbers = SystemRandomNumberGenerator()
    let pieces = ["-", ".", "day", "2026-11-23", "wind", "knots", "\0", "é", "%", "/", "language"]
    for _ in 0..<2000 {
      let text = (0..<Int.random(in: 0...12, using: &numbers))
        .compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
      let (view, problems) = SharedView.read(text)
      #expect(view == SharedView() || !text.isEmpty)
      #expect(problems.allSatisfy { $0.value.count <= 41 })
    }
    #expect(SharedView.read(String(repeating: "wind-knots.", count: 1000)).problems.count == 1)
  }

  // MARK: On screen

  private let link =
    "/shared/london-england-gb/temperature-fahrenheit.wind-knots.pressure-hectopascals"
    + ".precipitation-inches.distance-miles.language-es.day-2026-03-13"

  @Test func `a shared link sets place, units, language and day without saving them`()
    async throws
  {
    let saving = MockScript<WeatherSettings, Void>(answer: ())
    let cases = MockUseCases(saveSettings: MockSaveSettingsUseCase(saving))
    let screen = await Screen.weda(cases, at: link)
    #expect(screen.title == "London")
    #expect(screen.isUnderstood)
    #expect(try screen.element(UITestIDs.Details.temperature).text == "53°")
    let wind = try screen.element(UITestIDs.Details.fact("wind")).lines
    #expect(wind[0] == "Viento" && wind[1].hasSuffix("kn"), "\(wind)")
    #expect(screen.has(UITestIDs.Details.hours("2026-03-13")))
    #expect(!screen.has(UITestIDs.Details.hours("2026-03-12")))
    #expect(screen.has(UITestIDs.Share.banner))
    #expect(await saving.calls.isEmpty)
    // The rest of the app keeps the reader's settings.
    #expect(try screen.tab("Favorites").text.contains("Favorites"))
  }

  @Test func `the reader keeps the shared settings or returns to their own`() async throws {
    let saving = MockScript<WeatherSettings, Void>(answer: ())
    let cases = MockUseCases(saveSettings: MockSaveSettingsUseCase(saving))
    let screen = await Screen.weda(cases, at: link)
    try screen.element(UITestIDs.Share.own).tap()
    await screen.settle { !$0.has(UITestIDs.Share.banner) }
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
    #expect(await saving.calls.isEmpty)
    let again = await Screen.weda(cases, at: link)
    try again.element(UITestIDs.Share.keep).tap()
    await again.settle { !$0.has(UITestIDs.Share.banner) }
    // The units, the clock and the language are saved one after the other.
    while await saving.calls.last?.language != .spanish { await Task.yield() }
    #expect(await saving.calls.last?.units?.wind == .knots)
    #expect(try again.element(UITestIDs.Details.temperature).text == "53°")
  }

  @Test func `a link with the reader's settings shows no banner`() async throws {
    let screen = await Screen.weda(at: "/shared/london-england-gb/language-en")
    #expect(!screen.has(UITestIDs.Share.banner))
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
  }

  @Test func `invalid parts and a past day are reported in a sentence`() async throws {
    let screen = await Screen.weda(
      at: "/shared/london-england-gb/wind-warp.day-2020-01-01")
    let banner = try screen.element(UITestIDs.Share.banner).text
    #expect(banner.contains("wind") && banner.contains("warp") && banner.contains("beaufort"))
    #expect(banner.contains("not in the forecast"))
    #expect(!screen.has(UITestIDs.Details.hours("2026-03-12")))
  }

  @Test(arguments: [
    ("colour-red", "“colour”, which this app does not know"),
    ("day-tomorrow", "“tomorrow”, but must be a date such as 2026-11-23"),
    (String(repeating: "wind-knots.", count: 1000), "The link is too long"),
  ])
  func `each invalid part of a link has its own message`(
    text: String, words: String
  ) async throws {
    let screen = await Screen.weda(at: "/shared/london-england-gb/\(text)")
    #expect(try screen.element(UITestIDs.Share.banner).text.contains(words))
  }

  @Test func `sharing a page shares its current settings`() async throws {
    let screen = await Screen.weda(at: "/city/london-england-gb", language: "ar-EG")
    try screen.element(UITestIDs.Details.day("2026-03-12")).tap()
    await screen.settle { $0.has(UITestIDs.Details.hours("2026-03-12")) }
    let shared = try screen.element(UITestIDs.Share.link).share
    #expect(
      shared.split(separator: "\n", omittingEmptySubsequences: false).last
        == """
        /shared/london-england-gb/temperature-celsius.wind-kilometresPerHour\
        .pressure-hectopascals.precipitation-millimetres.distance-kilometres.language-ar\
        .day-2026-03-12
        """)
    // A shared page can be shared again.
    let again = await Screen.weda(at: link)
    let second = try again.element(UITestIDs.Share.link).share
    #expect(second.hasSuffix(link))
  }

  @Test func `Back and Forward work with a shared page`() async throws {
    let screen = await Screen.weda()
    screen.go(to: link)
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    screen.back()
    await screen.settle { !$0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == "/")
    screen.forward()
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    #expect(screen.url == link)
    #expect(try screen.element(UITestIDs.Details.temperature).text == "53°")
  }
}
