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
  /// Measures half a second, which is half of a budget, for each piece of work.
  private let meter: WorkMeter
  private let site: TestSite
  private let ann: DeviceID

  init() throws {
    let (time, gate) = (Recorded<Int>(), gate)
    meter = WorkMeter {
      time.record(0)
      return .milliseconds(500) * time.all.count
    }
    site = try TestSite(clock: clock, budgets: .init(), meter: meter) { LoadingView(gate: gate) }
    ann = site.service.cookie.make()
  }

  @Test
  func `another's message is handled between two pages of a device, which pays for their drawing`()
    async throws
  {
    let (scheduler, holder) = (site.service.scheduler, site.service.holder)
    let statuses = requestPages(4)
    await clock.waitForSleepers(count: 4)
    _ = await scheduler.turn(of: Self.bob) {}
    meter.onWork(ann, .seconds(2))
    gate.open()
    // Drawn pages are counted, too, so that this ends if they do not wait for turns.
    while scheduler.count(of: ann) + holder.statistics.pages < 4 { await Task.yield() }
    try #require(holder.statistics.pages == 0, "the device has used up its budget")
    await clock.waitForSleepers()
    let drawn = Recorded<Int>()
    try queue(3) { drawn.record(holder.statistics.pages) }
    await drawn.wait(for: 3)
    try #require(drawn.all == [1, 2, 2], "two pages are what the device has saved up")
    await clock.waitForSleepers()
    clock.advance(by: Self.recovery)
    for status in statuses { #expect(try await status.value == 200) }
    await site.stop()
  }

  /// Requests pages of one device at the same time.
  private func requestPages(_ count: Int) -> [Task<Int, any Error>] {
    let client = site.client
    let pair = site.service.cookie.header(for: ann, isSecure: false).prefix { $0 != ";" }
    return (0..<count).map { _ in
      Task { try await client.get("/", headers: ["Cookie": String(pair)]).status }
    }
  }

  /// Lets the pages take turns again, and has another device's work wait behind the first of them.
  private func queue(_ count: Int, _ work: @escaping @MainActor @Sendable () -> Void) throws {
    let (clock, scheduler) = (clock, site.service.scheduler)
    try occupied {
      let turns = scheduler.turns
      clock.advance(by: Self.recovery)
      while scheduler.turns == turns { await Task.yield() }
      for _ in 0..<count { Task.detached { await scheduler.turn(of: Self.bob, work) } }
      while scheduler.count(of: Self.bob) < count { await Task.yield() }
    }
  }
}
