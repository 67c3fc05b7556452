import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("en_GB", LanguageChoice.automatic, "en_GB"), ("pt_BR", .automatic, "pt_BR"),
      ("ar", .automatic, "ar"), ("sv_SE", .automatic, "en@rg=sezzzz"),
      ("de_AT", .automatic, "de_AT"), ("zh_CN", .automatic, "zh_CN"),
      ("zh_TW", .automatic, "en@rg=twzzzz"), ("en_US", .simplifiedChinese, "zh-Hans_US"),
      ("he_IL", .automatic, "en@rg=ilzzzz"),
      ("en_US", .arabic, "ar_US"), ("ar_EG", .english, "en_EG"), ("sv", .spanish, "es"),
      ("zh-Hant-TW", .portuguese, "pt@rg=twzzzz"), ("es_MX", .spanish, "es_MX"),
    ])
  func `choosing a language keeps the device's region in the locale`(
    device: String, choice: LanguageChoice, locale: String
  ) {
    #expect(choice.locale(on: Locale(identifier: device)).identifier == locale)
  }

  @Test func `a reader of a missing language gets English strings and dates`() {
    let locale = LanguageChoice.automatic.locale(on: Locale(identifier: "sv_SE"))
    let format = WeatherFormat(locale: locale)
    let day = LocalDay(of: WeatherReport.fixtureTime, offset: 0)
    #expect(format.weekday(day) == "Thursday" && format.date(day).contains("Thursday"))
    #expect(format.moment(WeatherReport.fixtureTime, in: .gmt).contains("Mar"))
    #expect(
      format.ago(WeatherReport.fixtureTime, now: WeatherReport.fixtureTime + 7200) == "2 hours ago")
    #expect(Place.london.region(in: locale) == "England, United Kingdom")
  }

  @Test(arguments: [LanguageChoice.automatic, .english])
  func `English on a Swedish device has English dates, Swedish units and the Swedish clock`(
    choice: LanguageChoice
  ) {
    let locale = choice.locale(on: Locale(identifier: "sv_SE"))
    let format = WeatherFormat(WeatherSettings(), locale: locale)
    let english = WeatherFormat(locale: Locale(identifier: "en"))
    let day = LocalDay(of: WeatherReport.fixtureTime, offset: 0)
    #expect(format.date(day) == english.date(day))
    #expect(format.pressure(Pressure(hectopascals: 1013.4)) == "1,013\u{A0}hPa")
    #expect(format.units == .metric && locale.hourCycle == .zeroToTwentyThree)
    #expect(!format.moment(WeatherReport.fixtureTime, in: .gmt).hasSuffix("M"))
  }

  @Test func `Arabic is the only language that is written from right to left`() {
    let device = Locale(identifier: "he_IL")
    let choices = LanguageChoice.allCases.filter { $0.locale(on: device).isRightToLeft }
    #expect(choices == [.arabic])
  }

  @Test(arguments: LanguageChoice.allCases.dropFirst(2))
  func `a device gets the texts of its language`(language: LanguageChoice) {
    let locale = LanguageChoice.automatic.locale(on: Locale(identifier: language.rawValue))
    let text = Words.Privacy.title.text(in: locale)
    #expect(text == Words.Privacy.title.text(in: Locale(identifier: language.rawValue)))
    #expect(text != Words.Privacy.title.text(in: Locale(identifier: "en")))
  }
}
