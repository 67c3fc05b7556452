import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct ForecastPictureTests {
  private let settings = WeatherSettings()
  private let now = WeatherReport.fixtureTime

  /// A place of which there are as many as numbers.
  private func report(_ number: Int) -> WeatherReport {
    let spot = (try? Coordinate(latitude: Double(number), longitude: 0)) ?? Place.london.coordinate
    return .fixture(
      place: Place(name: "Place \(number)", state: nil, country: "GB", coordinate: spot))
  }

  @Test func `a picture is drawn once for each report and format, and the latest are kept`() {
    var drawn: [String] = []
    let pictures = ForecastPictures { forecast, _, format, _ in
      drawn.append("\(forecast.report.place.name) \(format.locale.identifier)")
      return Data("\(drawn.count)".utf8)
    }
    func picture(_ number: Int, _ language: String = "en_GB") -> Data? {
      pictures.png(
        LongForecast(report(number)), settings: settings, locale: Locale(identifier: language),
        now: now)
    }
    #expect(picture(0) == picture(0) && drawn == ["Place 0 en_GB"])
    #expect(picture(0, "de_DE") != picture(0))
    for number in 1..<ForecastPictures.capacity + 5 { _ = picture(number) }
    #expect(pictures.count == ForecastPictures.capacity)
    _ = picture(0)
    #expect(drawn.filter { $0 == "Place 0 en_GB" }.count == 2, "the oldest was forgotten")
  }

  @Test func `a picture that cannot be drawn is not kept`() {
    let pictures = ForecastPictures { _, _, _, _ in nil }
    let english = Locale(identifier: "en")
    #expect(
      pictures.png(
        LongForecast(report(1)), settings: settings, locale: english, now: now) == nil)
    #expect(pictures.count == 0)
  }

  @Test func `a picture for Arabic readers is in English, with their region's units`() {
    var formats: [WeatherFormat] = []
    let pictures = ForecastPictures { _, _, format, _ in
      formats.append(format)
      return Data()
    }
    _ = pictures.png(
      LongForecast(report(1)), settings: settings, locale: Locale(identifier: "ar_EG"), now: now)
    #expect(formats.first?.locale.language.languageCode?.identifier == "en")
    #expect(formats.first?.locale.region?.identifier == "EG")
  }

  @Test func `a picture is in English if no font has the letters of the language`() {
    var drawn: [String] = []
    let pictures = ForecastPictures(hasLetters: { $0.language.languageCode != "ja" }) {
      _, name, format, _ in
      drawn.append("\(format.locale.wordLanguage) \(name ?? "-")")
      return Data()
    }
    for language in ["ja_JP", "zh-Hans_CN", "en_GB"] {
      let locale = Locale(identifier: language)
      _ = pictures.png(
        LongForecast(report(1)), named: "名", settings: settings, locale: locale, now: now)
    }
    #expect(drawn == ["en -", "zh 名", "en 名"])
    let japanese = pictures.drawn(for: Locale(identifier: "ja_JP"))
    #expect(japanese.wordLanguage == "en" && japanese.region?.identifier == "JP")
  }

  @Test func `a character that no font has is not drawn`() {
    // The last code point is no character.
    #expect(!ForecastPicture.isDrawn("\u{10FFFF}"))
    let fonts = FileManager.default.enumerator(atPath: "/usr/share/fonts")?.contains { file in
      (file as? String)?.hasSuffix(".ttf") == true
    }
    #expect(ForecastPicture.isDrawn("A") || fonts != true)
  }
}
