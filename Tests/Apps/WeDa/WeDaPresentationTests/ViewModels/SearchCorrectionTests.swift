import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of suggestions for a misspelled name.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SearchCorrectionTests {
  /// A search that corrects one spelling.
  private struct Corrected: SearchPlacesUseCase {
    func execute(_ text: String) async throws(WeatherError) -> [Place] { [.london] }

    func find(_ text: String) async throws(WeatherError) -> FoundPlaces {
      FoundPlaces([.london], isCorrected: text == "Lodnon")
    }
  }

  @Test func `suggestions are marked as corrected until the text is typed as they are spelled`()
    async
  {
    var cases = MockUseCases()
    cases.searchPlaces = Corrected()
    let clock = ManualClock()
    let model = SearchViewModel(cases, clock: clock)
    for (text, isCorrected) in [("Lodnon", true), ("Lond", false)] {
      let typing = Task { await model.send(.queryChanged(text)) }
      await clock.waitForSleepers()
      #expect(!model.state.isCorrected || isCorrected, "kept suggestions match the text")
      clock.advance(by: .milliseconds(300))
      await typing.value
      #expect(model.state.isCorrected == isCorrected && model.state.suggestions.value == [.london])
    }
  }
}
