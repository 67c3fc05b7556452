import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the layer that is drawn from forecasts: its values, its hour, and playing the hours.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FieldViewModelTests {
  let script = MockScript<[MapTile], FieldReport>(answer: { .fixture($0) })
  let clock = ManualClock()

  @MainActor final class Time {
    var date = WeatherReport.fixtureTime
  }

  private func makeModel(_ time: Time = Time()) -> FieldViewModel {
    var cases = MockUseCases()
    cases.loadField = MockLoadFieldUseCase(script, layers: FieldLayer.allCases)
    return FieldViewModel(cases, clock: clock) { time.date }
  }

  private func area(_ longitude: Double = 10) throws -> MapArea {
    try #require(
      MapArea(latitude: 50, longitude: longitude, latitudeSpan: 8, longitudeSpan: 14))
  }

  /// Returns a model that shows a layer of an area.
  private func shown(_ time: Time = Time()) async throws -> FieldViewModel {
    let model = makeModel(time)
    await model.send(.appeared)
    await model.send(.moved(try area()))
    await model.send(.layerChosen(.temperature))
    return model
  }

  @Test func `nothing is requested before a layer is chosen`() async throws {
    let model = makeModel()
    await model.send(.appeared)
    await model.send(.moved(try area()))
    #expect(model.state.layers == FieldLayer.allCases)
    #expect(await script.calls.isEmpty)
  }

  @Test func `a chosen layer shows the current hour of the visible area`() async throws {
    let model = try await shown()
    #expect(await script.calls == [try area().tiles()])
    #expect(model.state.time == WeatherReport.fixtureTime.addingTimeInterval(-2400))
    #expect(model.state.shown.count == (try area().tiles().count) && !model.state.hasHoles)
    #expect(model.state.middle?.temperature?.celsius == 0)
    await model.send(.hourChosen(47))
    #expect(model.state.middle?.temperature?.celsius == 47)
    await model.send(.hourChosen(500))
    #expect(model.state.hour == 47)
  }

  @Test func `another layer and all 48 hours need no request but the one of the view`() async throws
  {
    let model = try await shown()
    for layer in FieldLayer.allCases {
      await model.send(.layerChosen(layer))
      for hour in 0..<48 { await model.send(.hourChosen(hour)) }
    }
    // The repository answers each of them from memory; "≤ 4 requests" of a view is one.
    #expect(Set(await script.calls).count == 1)
    #expect(model.state.hour == 47)
  }

  @Test func `a moved map is requested once it rests`() async throws {
    let model = try await shown()
    let moves = try [11.0, 30].map { longitude in
      let area = try area(longitude)
      return Task { await model.send(.moved(area)) }
    }
    await clock.waitForSleepers(count: 2)
    clock.advance(by: FieldViewModel.rest)
    for move in moves { await move.value }
    #expect(await script.calls == [try area().tiles(), try area(30).tiles()])
  }

  @Test func `an answer without some tiles has holes, and the others remain`() async throws {
    await script.set(answer: .fixture([try area().tiles()[0]], problem: .quota(until: nil)))
    let model = try await shown()
    #expect(model.state.shown.count == 1 && model.state.hasHoles)
    #expect(model.state.report?.problem == .quota(until: nil))
  }

  @Test func `playing shows the hours one by one, and stops at the last`() async throws {
    let model = try await shown()
    await model.send(.hourChosen(45))
    await model.send(.playPressed)
    for hour in [46, 47] {
      await clock.waitForSleepers()
      clock.advance(by: FieldViewModel.frame)
      while model.state.hour != hour { await Task.yield() }
    }
    #expect(!model.state.isPlaying)
    // From the last hour, playing starts again with the first.
    await model.send(.playPressed)
    #expect(model.state.isPlaying && model.state.hour == 0)
    await model.send(.playPressed)
    #expect(!model.state.isPlaying)
  }

  @Test(arguments: [FieldViewModel.Action.stopped, .layerChosen(nil), .sourceNamed(2)])
  func `playing stops when the page is left, without a layer, and with another source`(
    action: FieldViewModel.Action
  ) async throws {
    let model = try await shown()
    await model.send(.sourceNamed(1))
    await model.send(.playPressed)
    await clock.waitForSleepers()
    await model.send(action)
    #expect(!model.state.isPlaying)
    let hour = model.state.hour
    clock.advance(by: .seconds(60))
    await Task.yield()
    #expect(model.state.hour == hour)
  }

  @Test func `without values nothing is played`() async throws {
    await script.set(error: .nothingStored)
    let model = try await shown()
    await model.send(.playPressed)
    #expect(!model.state.isPlaying && model.state.failure == .nothingStored)
  }

  @Test func `the values of another source are discarded`() async throws {
    let model = try await shown()
    await model.send(.sourceNamed(1))
    #expect(model.state.report != nil)
    await model.send(.sourceNamed(2))
    #expect(model.state.report == nil && model.state.layer == .temperature)
    await model.send(.appeared)
    #expect(model.state.report != nil)
  }

  @Test func `the shown hour stays the same when the current hour passes`() async throws {
    let time = Time()
    let model = try await shown(time)
    await model.send(.hourChosen(10))
    let before = model.state.time
    time.date += 3 * 3600
    await model.send(.appeared)
    #expect(model.state.time == before && model.state.hour == 7)
  }
}
