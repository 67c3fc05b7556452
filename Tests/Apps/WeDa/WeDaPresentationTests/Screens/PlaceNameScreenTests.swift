import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the names of places in the reader's language, in lists and on a place's page.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PlaceNameScreenTests {
  private var cases: MockUseCases {
    var cases = MockUseCases()
    cases.tellPlaceNames = MockTellPlaceNamesUseCase([
      "es": [Place.london.id: "Londres"], "ar": [Place.london.id: "لندن"],
    ])
    cases.resolvePlace = MockUseCases.everyPlace
    return cases
  }

  @Test(arguments: [("en-GB", "London"), ("es-ES", "Londres"), ("ar-EG", "لندن")])
  func `suggestions have the names of the reader's language`(
    language: String, name: String
  ) async throws {
    let clock = ManualClock()
    let screen = await Screen.weda(cases, language: language, clock: clock)
    try screen.field("SearchField").type("Lon")
    await clock.waitForSleepers()
    clock.advance(by: .milliseconds(300))
    let row = UITestIDs.Search.suggestion("london-england-gb")
    await screen.settle { (try? $0.element(row).lines.first) == name }
    // A place without a name in the language has its English one.
    #expect(
      try screen.element(UITestIDs.Search.suggestion("london-ontario-ca")).lines.first == "London")
  }

  @Test func `a place's page has the name of the reader's language`() async throws {
    let screen = await Screen.weda(cases, at: "/city/london-england-gb", language: "es-ES")
    await screen.settle { $0.title == "Londres" }
    #expect(screen.has(UITestIDs.Details.temperature))
  }

  @Test func `place names are shown in the current language only if they were loaded for it`()
    async
  {
    let model = PlaceNamesViewModel(cases)
    await model.send(.shown([.london], language: "es"))
    #expect(model.name(of: .london, in: Locale(identifier: "es_ES")) == "Londres")
    #expect(model.name(of: .london, in: Locale(identifier: "ar_EG")) == "London")
    await model.send(.shown([.london], language: "ar"))
    #expect(model.name(of: .london, in: Locale(identifier: "ar_EG")) == "لندن")
    #expect(model.name(of: .london, in: Locale(identifier: "en_GB")) == "London")
  }
}
