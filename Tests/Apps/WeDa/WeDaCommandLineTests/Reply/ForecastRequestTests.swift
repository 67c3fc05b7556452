import Foundation
import Testing
import WeDaDomain

@testable import WeDaCommandLine

@Suite struct ForecastRequestTests {
  private func request(
    _ path: String = "/city/london-england-gb", language: String? = "en-GB",
    _ query: [String: String] = [:]
  ) throws -> ForecastRequest {
    try ForecastRequest(
      #require(ForecastTarget(path: path)), language: language
    ) { query[$0] }
  }

  @Test(arguments: [
    ("/city/london-england-gb", "london-england-gb", ""),
    ("/favorites/city/tokyo-jp", "tokyo-jp", ""), ("/map/city/a", "a", ""),
    ("/shared/a/temperature-celsius", "a", "temperature-celsius"),
    ("/history/shared/a/clock-twelve", "a", "clock-twelve"),
    ("/city/%D9%84%D9%86%D8%AF%D9%86", "لندن", ""),
  ])
  func `the address of a page names a place in any tab`(
    path: String, slug: String, settings: String
  ) {
    #expect(ForecastTarget(path: path) == ForecastTarget(slug: slug, settings: settings))
  }

  @Test(arguments: [
    "/", "/city", "/city/a/b", "/here", "/compare", "/city/%FF", "/settings/city/a",
  ])
  func `other addresses name no place`(path: String) {
    #expect(ForecastTarget(path: path) == nil)
  }

  @Test func `without a query the answer is text in the client's language and units`() throws {
    let request = try request()
    #expect(request.format == .text && request.slug == "london-england-gb")
    #expect(request.settings.units(in: request.locale.region?.identifier) == .british)
    let unknown = try self.request(language: nil)
    #expect(unknown.locale.language.languageCode?.identifier == "en")
    #expect(unknown.settings.units(in: unknown.locale.region?.identifier) == .metric)
  }

  @Test func `the query chooses form, units and language, in any case`() throws {
    let request = try request(
      query: ["format": "JSON", "units": "us", "lang": "ZH-hans", "other": "x"])
    #expect(request.format == .json)
    #expect(request.settings.units == .american)
    #expect(request.locale.language.minimalIdentifier.hasPrefix("zh"))
    #expect(try self.request(query: ["format": "1"]).format == .line)
  }

  @Test(arguments: [
    ("pt-BR", "pt"), ("de_AT", "de"), ("ZH-hans-SG", "zh"), ("es-419", "es"), ("zh", "zh"),
    ("zh-CN", "zh"), ("zh-SG", "zh"),
  ])
  func `a form of a language that the app has chooses the language`(
    form: String, language: String
  ) throws {
    let request = try request(query: ["lang": form])
    #expect(request.locale.language.languageCode?.identifier == language)
  }

  @Test(
    arguments: ["zh-TW", "zh-Hant", "sv", "pt-", "sv-SE", "automatic", "pt-BR; q"]
      + [35, 200].map { "en" + String(repeating: "-abcdefgh", count: $0 / 9 + 1) })
  func `a form of a language that the app lacks, and what is no code, is invalid`(
    value: String
  ) {
    #expect(throws: InvalidValue.self) { try request(query: ["lang": value]) }
  }

  @Test func `a shared page's address has its units and language`() throws {
    let path = "/shared/london-england-gb/wind-knots.language-es.clock-twelve"
    let request = try request(path)
    #expect(request.settings.units?.wind == .knots && request.settings.clock == .twelve)
    #expect(request.locale.language.languageCode?.identifier == "es")
    let chosen = try self.request(path, query: ["lang": "de", "units": "metric"])
    #expect(chosen.locale.language.languageCode?.identifier == "de")
    #expect(chosen.settings.units == .metric)
  }

  @Test(arguments: [
    ("format", "xml", "format must be one of text, 1, json, png, not 'xml'"),
    ("format", "", "format must be one of text, 1, json, png, not ''"),
    ("units", "kelvin", "units must be one of metric, us, uk, not 'kelvin'"),
    (
      "lang", "xx\n",
      "lang must be one of en, es, pt, ar, de, fr, it, nl, pl, tr, ja, zh-Hans, not 'xx□'"
    ),
  ])
  func `an invalid value is named with its field and the allowed values`(
    field: String, value: String, message: String
  ) throws {
    let error = #expect(throws: InvalidValue.self) { try request(query: [field: value]) }
    #expect(error?.sentence == message)
    #expect(error.map { ForecastProblem($0) }?.reply(named: nil).status == 400)
  }

  @Test(arguments: [
    ("/city/a%3Cb", "place must have no < and >, unlike 'a<b'"),
    ("/city/a%0Ab", "place must have no control characters, unlike 'a□b'"),
    (
      "/city/" + String(repeating: "a", count: 201),
      "place must have 1 to 200 characters, unlike '\(String(repeating: "a", count: 40))…'"
    ),
    ("/shared/a/day-2026-13-40", "day must be a date such as 2026-11-23, not '2026-13-40'"),
    (
      "/shared/a/color-red",
      "a setting in the address must be one of temperature, wind, pressure, "
        + "precipitation, distance, clock, language, day, not 'color'"
    ),
  ])
  func `a rule that lists no values is a sentence, too`(path: String, message: String) {
    let error = #expect(throws: InvalidValue.self) { try request(path) }
    #expect(error?.sentence == message)
  }

  @Test func `an invalid setting of a shared page is named`() {
    let error = #expect(throws: InvalidValue.self) {
      try request("/shared/a/temperature-kelvin")
    }
    #expect(error?.field == "temperature" && error?.value == "kelvin")
  }

  @Test func `the place's name must be text of a reasonable length`() {
    #expect(throws: InvalidValue.self) {
      try request("/city/" + String(repeating: "a", count: 201))
    }
    #expect(throws: InvalidValue.self) { try request("/city/a%0Ab") }
  }
}

extension ForecastRequestTests {
  private func request(query: [String: String]) throws -> ForecastRequest {
    try request("/city/london-england-gb", language: "en-GB", query)
  }

  private func request(_ path: String, query: [String: String]) throws -> ForecastRequest {
    try request(path, language: "en-GB", query)
  }
}
