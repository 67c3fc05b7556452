import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct CatalogTests {
  private struct Catalog: Decodable {
    struct Entry: Decodable {
      var localizations: [String: Localization]
    }
    struct Localization: Decodable {}

    var sourceLanguage: String
    var strings: [String: Entry]
  }

  private func readCatalog() throws -> Catalog {
    let file = try #require(
      Words.bundle.url(
        forResource: "Localizable", withExtension: "xcstrings", subdirectory: "Resources")
        ?? Words.bundle.url(forResource: "Localizable", withExtension: "xcstrings"))
    return try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file))
  }

  /// Every error once; a new case has to be added here, or its strings are not tested.
  private let errors: [WeatherError] = [
    .noSuchPlace("x"), .badKey, .keyNotActiveYet, .quota(until: nil), .offline, .timeout,
    .interrupted, .providerDown(status: 500), .unreadableAnswer(field: "main"), .nothingStored,
    .storage(.unavailable), .storage(.full), .cancelled, .unknown(reason: "x"),
  ]

  @Test func `every error has a title and a message in the catalog, with distinct titles`() throws {
    let strings = try readCatalog().strings
    for error in errors {
      #expect(strings[error.titleKey] != nil, "\(error.titleKey)")
      #expect(strings[error.messageKey] != nil, "\(error.messageKey)")
    }
    let titles = errors.map { String(localized: $0.title) }
    #expect(Set(titles).count == titles.count)
  }

  @Test func `every key of the domain is in the catalog`() throws {
    let strings = try readCatalog().strings
    let keys =
      WeatherKind.allCases.map(\.nameKey) + ConditionCode.allCases.map(\.nameKey)
      + PolarLight.allCases.map(\.nameKey) + MoonPhase.Name.allCases.map(\.nameKey)
      + AirLevel.allCases.map(\.nameKey) + AirReport.Pollutant.allCases.map(\.nameKey)
      + AirReport.Plant.allCases.map(\.nameKey)
      + OfficialWarning.Severity.allCases.map(\.nameKey)
      + PressureTrend.allCases.map(\.nameKey) + AppearanceChoice.allCases.map(\.nameKey)
      + CallPeriod.allCases.map(\.nameKey)
      + WeatherProvider.all.flatMap { [$0.creditKey, $0.licenceKey] }
      + CompassPoint.allCases.map(\.nameKey)
      + DataSourceType.allCases.map(\.nameKey) + TemperatureUnit.allCases.map(\.nameKey)
      + WindUnit.allCases.map(\.nameKey) + PressureUnit.allCases.map(\.nameKey)
      + PrecipitationUnit.allCases.map(\.nameKey) + DistanceUnit.allCases.map(\.nameKey)
      + UnitPreset.allCases.map(\.nameKey) + ClockChoice.allCases.map(\.nameKey)
      + LanguageChoice.allCases.map(\.nameKey)
      + (0..<60).map { Speed(metresPerSecond: Double($0)).beaufort.nameKey }
    for key in keys { #expect(strings[key] != nil, "\(key)") }
  }

  @Test func `every string key has three parts separated by dots`() throws {
    for key in try readCatalog().strings.keys {
      #expect(key.split(separator: ".").count == 3, "\(key)")
    }
  }

  @Test func `every string exists in every language`() throws {
    let catalog = try readCatalog()
    #expect(catalog.sourceLanguage == "en")
    let languages = Set(LanguageChoice.allCases.map(\.rawValue)).subtracting(["automatic"])
    for (key, entry) in catalog.strings {
      #expect(Set(entry.localizations.keys) == languages, "\(key)")
    }
  }

  @Test func `no Arabic string has a dot that looks like the Arabic zero`() throws {
    let file = try #require(
      Words.bundle.url(
        forResource: "Localizable", withExtension: "xcstrings", subdirectory: "Resources")
        ?? Words.bundle.url(forResource: "Localizable", withExtension: "xcstrings"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let arabic = lines.filter { $0.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) } }
    #expect(!arabic.isEmpty)
    #expect(arabic.filter { $0.contains("·") } == [])
    let format = WeatherFormat(locale: Locale(identifier: "ar_EG"))
    #expect(!format.list(["a", "b"]).contains("·"))
    #expect(!(format.todayRange(.fixture()) ?? "").contains("·"))
  }

  @Test func `a clear night has another text than a sunny day`() {
    let night = WeatherCondition(kind: .sunny, details: "", isDaytime: false)
    let day = WeatherCondition(kind: .sunny, details: "", isDaytime: true)
    #expect(String(localized: night.name) == "Clear")
    #expect(String(localized: day.name) == "Sunny")
    #expect(night.emoji != day.emoji)
  }

  @Test func `some clouds and an overcast sky have distinct icons`() {
    let some = WeatherCondition(code: .partlyCloudy, isDaytime: true)
    let all = WeatherCondition(code: .cloudy, isDaytime: true)
    #expect(some.emoji == "⛅" && all.emoji == "☁️")
    #expect(some.icon == "cloud.sun.fill" && all.icon == "cloud.fill")
    #expect(WeatherCondition(code: .partlyCloudy, isDaytime: false).emoji == "☁️")
  }
}
