import Foundation
import Testing
import WeDaDomain

@testable import WeDaPresentation

@Suite struct LanguageTests {
  @Test(
    arguments: [
      ("en_GB", LanguageChoice.automatic, "en_GB"), ("pt_BR", .automatic, "pt_BR"),
      ("ar", .automatic, "ar"), ("de_DE", .automatic, "en_DE"), ("he_IL", .automatic, "en_IL"),
      ("en_US", .arabic, "ar_US"), ("ar_EG", .english, "en_EG"), ("fr", .spanish, "es"),
      ("zh-Hant-TW", .portuguese, "pt_TW"), ("es_MX", .spanish, "es_MX"),
    ])
  func `a chosen language keeps the region`(
    device: String, choice: LanguageChoice, locale: String
  ) {
    #expect(choice.locale(on: Locale(identifier: device)).identifier == locale)
  }

  @Test func `only Arabic is written from right to left`() {
    let device = Locale(identifier: "he_IL")
    let choices = LanguageChoice.allCases.filter { $0.locale(on: device).isRightToLeft }
    #expect(choices == [.arabic])
  }
}
