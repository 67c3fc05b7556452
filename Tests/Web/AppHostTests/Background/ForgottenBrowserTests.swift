import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataPersistence
import Testing

@testable import StrataAppHost

/// Tests of what a person sees who comes again after the server has deleted what it had stored.
@MainActor @Suite(.timeLimit(.minutes(10))) struct ForgottenBrowserTests {
  private static let notice = Locator.css("#forgotten summary")

  private let folder: TemporaryFolder
  private let database: Database
  private let devices: DeviceStore

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
    devices = DeviceStore(database: database)
  }

  /// Has the server keep devices for 30 days, of which 31 pass.
  private func passMonth() async {
    let clock = ManualClock()
    let rounds = RetentionRounds(
      days: 30, database: database, devices: devices, clock: clock, windows: { [] })
    let later = Date(timeIntervalSinceNow: 31 * 86_400)
    await rounds.run(at: later)
    clock.advance(by: RetentionRounds.firstDelay)
    await rounds.run(at: later.addingTimeInterval(RetentionRounds.firstDelay / .seconds(1)))
  }

  private func open(_ site: TestSite, in browser: Browser) async throws {
    try await browser.open(site.origin)
    try await browser.wait(until: "window.__strata?.live")
  }

  @Test
  func `a person who returns reads that everything was deleted, until a tap and only once`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock(), devices: devices) { DiaryView() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await open(site, in: browser)
      #expect(try await browser.findAll(Self.notice).isEmpty, "nothing is deleted yet")
      try await browser.type("mine", into: .testID("draft"))
      try await browser.click(.testID("keep"))
      try await browser.waitFor(text: "secret mine")
      try await browser.open("about:blank")
      await passMonth()
      try await open(site, in: browser)
      let text = try await browser.find(Self.notice).text
      #expect(text.contains(HostWords(language: "en").forgotten), "\(text)")
      #expect(try await !browser.find(.testID("secret")).text.contains("mine"))
      try await browser.tap(Self.notice)
      try await browser.wait(until: "!document.querySelector('#forgotten').checkVisibility()")
      try await open(site, in: browser)
      #expect(try await browser.findAll(Self.notice).isEmpty, "it was said before")
    }
    await site.stop()
  }
}
