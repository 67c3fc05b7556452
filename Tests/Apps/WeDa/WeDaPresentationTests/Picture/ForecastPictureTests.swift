import Foundation
import StrataKitTesting
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

  /// Pictures without a pause between them.
  private func pictures(
    hasLetters: @escaping @MainActor (Locale) -> Bool = { _ in true },
    _ draw: @escaping ForecastPictures.Draw
  ) -> ForecastPictures {
    ForecastPictures(hasLetters: hasLetters, elapsed: { .zero }, sleep: { _ in }, draw)
  }

  private func picture(
    _ number: Int, _ language: String = "en_GB", named name: String? = nil,
    of pictures: ForecastPictures
  ) async throws(ForecastPictures.Failure) -> Data {
    try await pictures.png(
      LongForecast(report(number)), named: name, settings: settings,
      locale: Locale(identifier: language), now: now)
  }

  @Test func `a picture is drawn once for each report and format, and the latest are kept`()
    async throws
  {
    var drawn: [String] = []
    let pictures = pictures { forecast, _, format, _ in
      drawn.append("\(forecast.report.place.name) \(format.locale.identifier)")
      let number = drawn.count
      return { Data("\(number)".utf8) }
    }
    let first = try await picture(0, of: pictures)
    #expect(try await picture(0, of: pictures) == first && drawn == ["Place 0 en_GB"])
    #expect(try await picture(0, "de_DE", of: pictures) != first)
    for number in 1..<ForecastPictures.capacity + 5 { _ = try await picture(number, of: pictures) }
    #expect(pictures.count == ForecastPictures.capacity)
    _ = try await picture(0, of: pictures)
    #expect(drawn.filter { $0 == "Place 0 en_GB" }.count == 2, "the oldest was forgotten")
  }

  @Test func `a picture that cannot be drawn is not kept`() async {
    for draw: ForecastPictures.Draw in [{ _, _, _, _ in nil }, { _, _, _, _ in { nil } }] {
      let pictures = pictures(draw)
      await #expect(throws: ForecastPictures.Failure.notDrawn) {
        try await picture(1, of: pictures)
      }
      #expect(pictures.count == 0)
    }
  }

  @Test func `a picture that several clients ask for at once is drawn once`() async throws {
    var drawn = 0
    let pictures = pictures { _, _, _, _ in
      drawn += 1
      return { Data("file".utf8) }
    }
    let tasks = (0..<3).map { _ in Task { try? await picture(1, of: pictures) } }
    for task in tasks { #expect(await task.value == Data("file".utf8)) }
    #expect(drawn == 1)
  }

  @Test func `three pictures are drawn at once, further ones after a pause each, and few wait`()
    async throws
  {
    let pauses = Recorded<Duration>()
    let (gate, opened) = AsyncStream<Void>.makeStream()
    let pictures = ForecastPictures(
      elapsed: { .zero },
      sleep: { time in
        pauses.record(time)
        for await _ in gate { break }
      },
      { _, _, _, _ in { Data("file".utf8) } })
    for number in 1...3 { _ = try await picture(number, of: pictures) }
    #expect(pauses.all.isEmpty)
    let waiting = (4..<4 + ForecastPictures.mostWaiting).map { number in
      Task { try? await picture(number, of: pictures) }
    }
    await pauses.wait(for: 1)
    #expect(pauses.all == [ForecastPictures.pause])
    await #expect(throws: ForecastPictures.Failure.busy) { try await picture(90, of: pictures) }
    #expect(try await picture(3, of: pictures) == Data("file".utf8), "it is known")
    opened.finish()
    for task in waiting { #expect(await task.value != nil) }
    #expect(pauses.all == (1...ForecastPictures.mostWaiting).map { ForecastPictures.pause * $0 })
  }

  @Test func `a picture for Arabic readers is in English, with their region's units`()
    async throws
  {
    var formats: [WeatherFormat] = []
    let pictures = pictures { _, _, format, _ in
      formats.append(format)
      return { Data() }
    }
    _ = try await picture(1, "ar_EG", of: pictures)
    #expect(formats.first?.locale.language.languageCode?.identifier == "en")
    #expect(formats.first?.locale.region?.identifier == "EG")
  }

  @Test func `a picture is in English if no font has the letters of the language`() async throws {
    var drawn: [String] = []
    let pictures = pictures(hasLetters: { $0.language.languageCode != "ja" }) {
      _, name, format, _ in
      drawn.append("\(format.locale.wordLanguage) \(name ?? "-")")
      return { Data() }
    }
    for language in ["ja_JP", "zh-Hans_CN", "en_GB"] {
      _ = try await picture(1, language, named: "名", of: pictures)
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
