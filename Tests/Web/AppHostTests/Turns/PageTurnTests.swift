import Dispatch
import StrataDeviceServices
import StrataKitTesting
import StrataLiveSession
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests that each page of a device is drawn in a turn of its own, on clocks that stand still.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PageTurnTests {
  private nonisolated static let bob = DeviceID(rawValue: "bob")
  /// The time in which a device regains all processor time that it may owe and save up.
  private nonisolated static let recovery = Duration.seconds(10)

  /// A page that loads until a gate opens.
  private struct LoadingView: View {
    let gate: Gate

    var body: some View { Text(verbatim: "page").task { await gate.wait() } }
  }

  private let clock = ManualClock()
  private let gate = Gate()

  /// Measures half a second, which is half of what a device saves up, for each piece of work of the
  /// main actor or of all others, and nothing for the rest.
  private static func meter(ofMainActor isMain: Bool) -> WorkMeter {
    let time = Recorded<Int>()
    // On Linux, the main queue is drained by any thread once the main thread has ended.
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return WorkMeter {
      guard (DispatchQueue.getSpecific(key: key) ?? false) == isMain else { return .zero }
      time.record(0)
      return .milliseconds(500) * time.all.count
    }
  }

  private func site(_ meter: WorkMeter) throws -> (site: TestSite, ann: DeviceID) {
    let gate = gate
    let site = try TestSite(clock: clock, budgets: .init(), meter: meter) {
      LoadingView(gate: gate)
    }
    return (site, site.service.cookie.make())
  }

  @Test
  func `another's message is handled between two pages of a device, which pays for their drawing`()
    async throws
  {
    let meter = Self.meter(ofMainActor: true)
    let (site, ann) = try site(meter)
    let (scheduler, holder) = (site.service.scheduler, site.service.holder)
    let statuses = requestPages(4, of: ann, from: site)
    await clock.waitForSleepers(count: 4)
    _ = await scheduler.turn(of: Self.bob) {}
    meter.onWork(ann, .seconds(2))
    gate.open()
    // Drawn pages are counted, too, so that this ends if they do not wait for turns.
    while scheduler.count(of: ann) + holder.statistics.pages < 4 { await Task.yield() }
    try #require(holder.statistics.pages == 0, "the device has used up its budget")
    await clock.waitForSleepers()
    let drawn = Recorded<Int>()
    try queue(3, on: scheduler) { drawn.record(holder.statistics.pages) }
    await drawn.wait(for: 3)
    #expect(drawn.all == [1, 2, 2], "one page between two messages, until the budget is used up")
    await clock.waitForSleepers()
    #expect(holder.statistics.pages == 2, "the device has used up what it had saved up")
    clock.advance(by: Self.recovery)
    for status in statuses { #expect(try await status.value == 200) }
    await site.stop()
  }

  @Test func `a device pays for the document around its page, which no turn of its writes`()
    async throws
  {
    let (site, ann) = try site(Self.meter(ofMainActor: false))
    gate.open()
    for _ in 0..<2 {
      for status in requestPages(1, of: ann, from: site) { #expect(try await status.value == 200) }
    }
    let scheduler = site.service.scheduler
    _ = await scheduler.turn(of: Self.bob) {}
    let done = Recorded<Int>()
    Task.detached { await scheduler.turn(of: ann) { done.record(0) } }
    while clock.sleepers == 0, done.all.isEmpty { await Task.yield() }
    #expect(done.all.isEmpty, "two pages are what the device has saved up")
    clock.advance(by: Self.recovery)
    await done.wait(for: 1)
    await site.stop()
  }

  /// Requests pages of one device at the same time.
  private func requestPages(
    _ count: Int, of device: DeviceID, from site: TestSite
  ) -> [Task<Int, any Error>] {
    let client = site.client
    let pair = site.service.cookie.header(for: device, isSecure: false).prefix { $0 != ";" }
    return (0..<count).map { _ in
      Task { try await client.get("/", headers: ["Cookie": String(pair)]).status }
    }
  }

  /// Lets pages take turns again, and has another device's work wait behind the first of them.
  private func queue(
    _ count: Int, on scheduler: MessageScheduler,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) throws {
    let clock = clock
    try occupied {
      let turns = scheduler.turns
      clock.advance(by: Self.recovery)
      while scheduler.turns == turns { await Task.yield() }
      for _ in 0..<count { Task.detached { await scheduler.turn(of: Self.bob, work) } }
      while scheduler.count(of: Self.bob) < count { await Task.yield() }
    }
  }
}
