import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests that an open page of a place loads newer weather when its weather has become old.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PageRenewalTests {
  let load = MockScript<Place, WeatherReport>(answer: { .fixture(place: $0) })

  /// The time of the view model, in seconds after the fixture's response.
  @MainActor final class Time {
    var seconds: TimeInterval = 0
    var date: Date { WeatherReport.fixtureTime.addingTimeInterval(seconds) }
  }

  private func makeModel(_ time: Time) -> DetailsViewModel {
    let cases = MockUseCases(loadWeather: MockLoadWeatherUseCase(load))
    return DetailsViewModel(slug: "london-england-gb", known: KnownWeather(.london), cases) {
      time.date
    }
  }

  @Test func `weather is loaded again once it is ten minutes old`() async {
    let time = Time()
    let model = makeModel(time)
    await model.send(.appeared)
    #expect(model.freshFor == 600)
    time.seconds = 599
    await model.send(.looked)
    #expect(await load.calls.count == 1 && model.freshFor == 1)
    time.seconds = 600
    await load.set(answer: .fixture(age: -600))
    await model.send(.looked)
    #expect(await load.calls.count == 2 && model.freshFor == 600)
    #expect(model.state.receivedAt == time.date)
  }

  @Test
  func `if reloading old weather fails, it stays shown, and the request is repeated after a pause`()
    async
  {
    let time = Time()
    let model = makeModel(time)
    await model.send(.appeared)
    time.seconds = 700
    await load.set(error: .offline)
    await model.send(.looked)
    #expect(model.state.report == .failed(.offline, last: .fixture()))
    #expect(model.freshFor == DetailsViewModel.renewalPause)
    await load.set(error: nil)
    await model.send(.looked)
    #expect(model.state.report == .loaded(.fixture()))
  }

  @Test func `checking the age of a page without weather sends no request`() async {
    let model = makeModel(Time())
    await model.send(.looked)
    #expect(await load.calls.isEmpty)
  }

  @Test func `an open page reloads its weather after ten minutes, and stops when it is closed`()
    async
  {
    let (time, clock, renewal) = (Time(), ManualClock(), PageRenewal())
    let model = makeModel(time)
    await model.send(.appeared)
    renewal.begin(model, clock, atOnce: false)
    await clock.waitForSleepers()
    #expect(await load.calls.count == 1)
    time.seconds = 600
    await load.set(answer: .fixture(age: -600))
    clock.advance(by: .seconds(600))
    await clock.waitForSleepers()
    #expect(await load.calls.count == 2)
    renewal.end()
    clock.advance(by: .seconds(6000))
    #expect(await load.calls.count == 2)
  }

  @Test
  func `a hidden page never reloads its weather, and reloads once when it becomes visible again`()
    async
  {
    // Each answer is older than the lifetime, so that every look sends a request.
    let old = MockScript<Place, WeatherReport>(answer: .fixture(age: 315_000_000))
    let clock = ManualClock()
    let cases = MockUseCases(loadWeather: MockLoadWeatherUseCase(old))
    let screen = await Screen.weda(cases, at: "/city/london-england-gb", clock: clock)
    await screen.settle { $0.has(UITestIDs.Details.temperature) }
    await clock.waitForSleepers()
    screen.surround { $0.isHidden = true }
    let before = await old.calls.count { $0 == .london }
    clock.advance(by: .seconds(100_000))
    await screen.settle()
    #expect(await old.calls.count { $0 == .london } == before)
    screen.surround { $0.isHidden = false }
    await clock.waitForSleepers()
    #expect(await old.calls.count { $0 == .london } == before + 1)
  }
}
