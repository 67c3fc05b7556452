import Foundation
import StrataDeviceServices
import Testing

@testable import StrataAppHost

/// Tests of notices that are not to be delivered after a certain time.
extension NoticeRoundsTests {
  /// A notice that is due at eight and over half an hour later, as a pickup is that begins then.
  private func brief(isClocked: Bool = true) -> Notice {
    var notice = daily()
    notice.trigger = isClocked ? notice.trigger : nil
    notice.trigger?.repeats = false
    notice.until = at(minutes: 30)
    return notice
  }

  @Test(arguments: [false, true])
  func `a server that starts again after a notification is over does not deliver it`(
    isReached: Bool
  ) async throws {
    if isReached { try reach() }
    try schedule(brief(), at: at(minutes: -600))
    let (window, heard) = page()
    await (try rounds { [window] }).run(at: at(minutes: 90))
    #expect(network.asked.all.isEmpty && heard.all.isEmpty && waiting.isEmpty)
    #expect(phone.schedule.entries(kind: Notice.shown).isEmpty)
  }

  @Test(arguments: [(29.0, true), (30, false)])
  func `a page shows a waiting notification until it is over`(
    minute: Double, isShown: Bool
  ) async throws {
    try schedule(brief(), at: at(minutes: -600))
    await (try rounds()).run(at: at(minutes: 0))
    let (window, heard) = page()
    await (try rounds { [window] }).run(at: at(minutes: minute))
    #expect(heard.all == (isShown ? ["summary"] : []))
    #expect(phone.schedule.entries(kind: Notice.unseen).isEmpty)
  }

  @Test func `a push service keeps a notification until it is over, at most for six hours`()
    async throws
  {
    try reach()
    try schedule(brief(), at: at(minutes: -600))
    await (try rounds()).run(at: at(minutes: 10))
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: at(minutes: 11))
    await (try rounds()).run(at: at(minutes: 11))
    #expect(network.lifetimes.all == ["1200", "21600"])
  }

  @Test func `a busy push service gets no request after the notification is over`() async throws {
    try reach()
    await network.answer(429, after: "1500")
    try schedule(brief(isClocked: false), at: Self.eight)
    let rounds = try rounds()
    for minute in [0.0, 25, 50] { await rounds.run(at: at(minutes: minute)) }
    #expect(network.asked.all.count == 2)
    let (window, heard) = page()
    await (try self.rounds { [window] }).run(at: at(minutes: 51))
    #expect(heard.all.isEmpty)
  }
}
