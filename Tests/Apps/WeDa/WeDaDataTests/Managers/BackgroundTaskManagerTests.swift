import BackgroundTasks
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the background refresh of favourites, from its scheduling to its end.
@Suite(.mission("W-14", "W-190", "W-23"), .timeLimit(.minutes(10)))
struct BackgroundTaskManagerTests {
  private static let noon = Date(timeIntervalSince1970: 1_800_014_400)
  private static let name = "com.dollarg.wedaapp.refresh"
  private let device = Device(id: DeviceID(rawValue: "phone"))

  private func manager(
    _ refresh: MockRefreshFavoritesUseCase = MockRefreshFavoritesUseCase(),
    rain: (any CheckRainRulesUseCase)? = nil,
    afterwards: @escaping @Sendable ([FavoriteWeather]) async -> Void = { _ in }
  ) -> BackgroundTaskManager {
    DeviceHost.$current.withValue(device) {
      BackgroundTaskManager(
        refresh: refresh, rain: rain, now: { Self.noon }, afterwards: afterwards)
    }
  }

  private var pending: [ScheduledEntry] { device.schedule.entries(kind: "task") }

  /// Starts the registered task, as the host does.
  private func start() -> BackgroundRun {
    let run = BackgroundRun(id: Self.name)
    DeviceHost.$current.withValue(device) { #expect(device.background.start(run)) }
    return run
  }

  @Test(.mission("W-20"))
  func `the background task has the documented identifier, which can be registered only once`() {
    #expect(BackgroundTaskManager.refreshIdentifier == Self.name)
    let manager = manager()
    #expect(manager.register())
    #expect(!manager.register(), "the identifier is registered already")
  }

  @Test(.mission("W-15")) func `the next refresh is scheduled four hours ahead`() async {
    await manager().scheduleIfNeeded()
    #expect(pending.map(\.id) == [Self.name])
    #expect(pending.first?.due == Self.noon.addingTimeInterval(4 * 3600))
  }

  @Test func `a refresh that is already scheduled earlier is not postponed`() async {
    device.schedule.put(
      ScheduledEntry(
        kind: "task", id: Self.name, due: Self.noon, value: Data(#"{"processing":false}"#.utf8)))
    let early = pending
    DeviceHost.$current.withValue(device) {
      let request = BGAppRefreshTaskRequest(identifier: Self.name)
      request.earliestBeginDate = Self.noon
      #expect(throws: Never.self) { try BGTaskScheduler.shared.submit(request) }
    }
    await manager().scheduleIfNeeded()
    #expect(pending.map(\.due) == early.map(\.due))
  }

  @Test func `no refresh is scheduled without favourites`() async {
    await manager(MockRefreshFavoritesUseCase(hasFavorites: false)).scheduleIfNeeded()
    #expect(pending.isEmpty)
  }

  @Test func `a cancelled refresh stops waiting`() async {
    let manager = manager()
    await manager.scheduleIfNeeded()
    manager.cancel()
    #expect(pending.isEmpty)
  }

  @Test func `a background task refreshes, passes on the weather, and schedules the next`() async {
    let found = Recorded<[PlaceID]>()
    let manager = manager { found.record($0.map(\.id)) }
    manager.register()
    #expect(await start().outcome())
    #expect(found.all == [Favorite.fixtures.map(\.id)])
    #expect(pending.map(\.id) == [Self.name])
  }

  @Test(.mission("W-21"))
  func `a refresh that gets no weather for a favourite fails and is scheduled again`() async {
    let refresh = MockRefreshFavoritesUseCase {
      [FavoriteWeather(favorite: Favorite.fixtures[0], weather: .failure(.offline))]
    }
    let manager = manager(refresh)
    manager.register()
    #expect(await !start().outcome())
    #expect(pending.count == 1, "the refresh is scheduled again")
  }

  @Test(.mission("W-17")) func `expiration cancels the refresh and reports a failure`() async {
    let begun = Recorded<Int>()
    let refresh = MockRefreshFavoritesUseCase {
      begun.record(1)
      // Returns once the task is cancelled.
      await Recorded<Int>().wait(for: 1)
      return []
    }
    let manager = manager(refresh)
    manager.register()
    let run = start()
    await begun.wait(for: 1)
    run.expire()
    #expect(await !run.outcome())
  }

  @Test func `adding a favourite schedules a refresh`() async throws {
    let manager = manager()
    let favorites = RefreshedFavoritesRepository(MockFavoritesRepository([])) {
      await manager.scheduleIfNeeded()
    }
    try await favorites.add(Favorite.fixtures[0])
    #expect(pending.count == 1)
    #expect(try await favorites.favorites().map(\.id) == [Favorite.fixtures[0].id])
  }

  @Test func `a due rain rule schedules the background refresh earlier, even without favourites`()
    async
  {
    let soon = Self.noon.addingTimeInterval(3600)
    await manager().scheduleIfNeeded()
    await manager(rain: CheckedRain(next: soon)).scheduleIfNeeded()
    #expect(pending.map(\.due) == [soon])
    manager().cancel()
    let none = MockRefreshFavoritesUseCase(hasFavorites: false)
    await manager(none, rain: CheckedRain(next: soon)).scheduleIfNeeded()
    #expect(pending.map(\.due) == [soon])
    manager().cancel()
    await manager(none, rain: CheckedRain(next: nil)).scheduleIfNeeded()
    #expect(pending.isEmpty)
  }

  @Test(arguments: [
    (RainOutcome.Kind.told, true), (.dry, true), (.failed, false), (.unknown, false),
  ])
  func `if a rain rule's forecast fails, the next refresh is scheduled in 15 minutes`(
    kind: RainOutcome.Kind, isComplete: Bool
  ) async {
    let manager = manager(rain: CheckedRain(next: nil, kinds: [kind]))
    manager.register()
    #expect(await start().outcome() == isComplete)
    let wait = isComplete ? BackgroundTaskManager.interval : BackgroundTaskManager.retry
    #expect(pending.map(\.due) == [Self.noon.addingTimeInterval(wait)])
  }
}

/// Checks of rules for rain with made-up results.
private struct CheckedRain: CheckRainRulesUseCase {
  var next: Date?
  var kinds: [RainOutcome.Kind] = []

  func execute() async -> [RainOutcome] {
    kinds.map { RainOutcome(rule: "way", day: LocalDay(number: 0), kind: $0) }
  }

  func nextCheck() async -> Date? { next }
}
