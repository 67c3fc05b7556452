import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaCommandLine

@Suite struct ForecastCallTests {
  private func call(_ words: String..., environment: [String: String] = [:]) throws -> ForecastCall
  {
    try ForecastCall(words, environment: environment)
  }

  @Test func `arguments without an option form the place's name`() throws {
    #expect(try call("New", "York").place == "New York")
    #expect(try call("--json", "London", "--units", "us").place == "London")
    #expect(try call("--", "--odd name").place == "--odd name")
    #expect(try call("lon\ndon\t city").place == "lon don city", "a line break is a blank")
  }

  @Test func `an argument that is a negative latitude is not parsed as an option`() throws {
    #expect(try call("-33.87, 151.21").place == "-33.87, 151.21")
    #expect(try call("--units", "us", "-.5", "-90").place == "-.5 -90")
  }

  @Test func `options set units, language and format`() throws {
    let call = try call("Lima", "--units", "uk", "--lang", "es", "--json")
    #expect(call.units == .british && call.isJSON)
    #expect(call.locale.language.languageCode?.identifier == "es")
    #expect(try self.call("Lima").units == nil)
    #expect(try self.call("Lima", "--lang", "zh-hans").locale.language.script == .hanSimplified)
  }

  @Test(
    arguments: [
      (["LANG": "pt_BR.UTF-8"], "pt_BR"), (["LANG": "sv_SE.UTF-8"], "en@rg=sezzzz"),
      (["LANG": "de_DE.UTF-8"], "de_DE"),
      (["LANG": "C.UTF-8"], "en"), ([:], "en"), (["LANG": "es_ES", "LC_ALL": "ar_EG"], "ar_EG"),
      (["LC_ALL": "", "LANG": "es"], "es"), (["LANG": "automatic"], "en"),
    ])
  func `the environment sets language and region`(
    environment: [String: String], locale: String
  ) throws {
    let call = try ForecastCall(["Lima"], environment: environment)
    #expect(call.locale.identifier == locale)
  }

  @Test(
    arguments: [
      ([], "a place is missing"), (["  "], "a place is missing"),
      (["Lima", "--units"], "--units needs a value"),
      (["Lima", "--units", "kelvin"], "not 'kelvin'"),
      (["Lima", "--units", "imperial"], "must be metric, us or uk, not 'imperial'"),
      (["Lima", "--lang", "xx"], "en, es, pt, ar, de, fr, it, nl, pl, tr, ja, zh-Hans, not 'xx'"),
      (["Lima", "--lang", "automatic"], "not 'automatic'"),
      (["--colour", "Lima"], "--colour is not"),
      ([String(repeating: "x", count: 201)], "name is too long"),
      (["\u{1B}[31mLondon"], "'\u{25A1}[31mLondon'"),
    ])
  func `invalid arguments are reported in one sentence`(words: [String], part: String) {
    let error = #expect(throws: UsageError.self) { try ForecastCall(words, environment: [:]) }
    #expect(error?.message.contains(part) == true)
    #expect(error?.message.contains("\n") == false)
  }
}
