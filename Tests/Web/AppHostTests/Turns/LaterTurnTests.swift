import Observation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import StrataLiveSession
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of work that the app itself has for a device: drawing windows whose data have changed.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LaterTurnTests {
  private nonisolated static let bob = DeviceID(rawValue: "bob")

  @MainActor @Observable fileprivate final class News {
    var text = "old"
  }

  private struct NewsView: View {
    let news: News

    var body: some View { Text(verbatim: news.text).accessibilityIdentifier("news") }
  }

  @Test func `work that is asked for in a turn begins after the tasks of that turn, without limit`()
    async throws
  {
    var limits = FairQueue<MessageScheduler.Turn>.Limits()
    limits.deviceSockets = 1
    let scheduler = MessageScheduler(clock: ManualClock(), limits: limits)
    let done = Recorded<Int>()
    _ = await scheduler.turn(of: Self.bob) {
      for number in 1...3 { scheduler.turnLater(of: Self.bob) { done.record(number) } }
      Task { done.record(0) }
    }
    await done.wait(for: 4)
    #expect(done.all == [0, 1, 2, 3])
    scheduler.end()
    scheduler.turnLater(of: Self.bob) { done.record(4) }
    // Work that the scheduler had kept would run before this task, which waits for the main queue.
    await Task { @MainActor in }.value
    #expect(done.all.count == 4)
  }

  @Test
  func `windows of a device without budget are drawn after those of others, once for many changes`()
    async throws
  {
    let (clock, news) = (ManualClock(), News())
    let meter = WorkMeter(processorTime: { .zero })
    let site = try TestSite(clock: clock, budgets: .init(), meter: meter) { NewsView(news: news) }
    let (ann, carl) = (Visitor(site), Visitor(site))
    for visitor in [ann, carl] {
      try await visitor.open()
      try await visitor.connect()
    }
    meter.onWork(Self.device(of: ann), .seconds(3))
    for text in ["first", "second"] {
      await pass(site)
      news.text = text
      #expect(try await carl.hear()?.contains("\"\(text)\"") == true)
    }
    await pass(site)
    #expect(site.service.holder.statistics.patches == 2, "none was drawn for the other")
    await clock.waitForSleepers()
    // Nobody else was active lately.
    clock.advance(by: .seconds(1))
    #expect(try await ann.hear()?.contains("\"second\"") == true)
    #expect(site.service.holder.statistics.patches == 3)
    await site.stop()
  }

  /// Lets another device be active, and everything run that waits for the main queue.
  private func pass(_ site: TestSite) async {
    for _ in 0..<5 { _ = await site.service.scheduler.turn(of: Self.bob) {} }
  }

  /// Returns the device that a cookie "device=NAME.SIGNATURE" names.
  private static func device(of visitor: Visitor) -> DeviceID {
    let name = visitor.cookies.dropFirst("device=".count).prefix { $0 != "." }
    return DeviceID(rawValue: String(name))
  }
}
