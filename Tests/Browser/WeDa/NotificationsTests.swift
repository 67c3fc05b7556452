import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of notifications, with a real browser's permission and a real service worker.
@Suite struct NotificationsTests {
  private func openSettings(_ weda: WeDaUnderTest, _ browser: Browser) async throws {
    try await browser.openDetails(weda)
    try await browser.click(.testID("details.star"))
    try await browser.waitUntilLive()
    try await browser.openLive(weda.page("/settings"))
    try await browser.waitFor(testID: "notifications.ask")
  }

  @Test(.mission("W-28", "W-29"), arguments: Viewport.both)
  func `each place has a switch for notifications, whose state is stored`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.notifying(viewport)) { weda, browser in
      try await openSettings(weda, browser)
      try await browser.setNoticePermission(.granted)
      try await browser.click(.testID("notifications.ask"))
      let place = "notifications.place.london-england-gb"
      try await browser.waitFor(testID: place)
      try await browser.expectAccessible("notifications")
      try await browser.click(.css("[data-testid='\(place)'] input, input[data-testid='\(place)']"))
      try await browser.waitUntilLive()
      try await browser.openLive(weda.page("/settings"))
      try await browser.waitFor(testID: place)
      let isOn = try await browser.run(
        """
        const el = document.querySelector('[data-testid="\(place)"]');
        return (el.matches('input') ? el : el.querySelector('input')).checked;
        """)
      #expect(isOn == false)
      // Tests run in separate browser contexts, where Chromium has no push and logs so.
      try await browser.expectQuiet(ignoring: "does not support the Push API in incognito mode")
    }
  }

  @Test(.mission("W-28"))
  func `a refusal of notifications is explained, and the button remains`() async throws {
    try await WeDaUnderTest.browse(.notifying(.phone)) { weda, browser in
      try await openSettings(weda, browser)
      try await browser.setNoticePermission(.denied)
      try await browser.click(.testID("notifications.ask"))
      try await browser.wait(
        until: "document.body.innerText.includes('Your browser refuses notifications')")
      try await browser.openLive(weda.page("/settings"))
      try await browser.wait(
        until: "document.body.innerText.includes('Your browser refuses notifications')")
      try await browser.waitFor(testID: "notifications.ask")
    }
  }

  @Test(.mission("W-26"))
  func `allowing notifications gives a token, and a push message refreshes the weather`()
    async throws
  {
    let push = try PlayedPushService()
    let upstream = try StormyUpstream(place: "London", key: WeDaUnderTest.key)
    let app = try await upstream.serveWeDa(push)
    try await Browser.run(.notifying(.phone)) { browser in
      try await push.serve(browser)
      let root = app.url.absoluteString.trimmingCharacters(in: ["/"])
      try await browser.openLive(root + "/settings")
      try await browser.setNoticePermission(.granted)
      try await browser.click(.testID("notifications.ask"))
      try await browser.waitGone(.testID("notifications.ask"))
      // The weather of a new favourite would be refreshed in four hours.
      try await browser.openLive(root + Browser.london)
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
      try await browser.waitUntilLive()
      try await browser.push(
        #"{"aps":{"content-available":1,"alert":{"title":"News"}}}"#, to: root)
      let card = Locator.css("#notices > article[data-notice^='alert.severeWeather.']")
      try await browser.waitFor(card)
      let first = try await browser.tab
      try await browser.openTab(try #require(URL(string: root + "/settings")))
      try await browser.waitUntilLive()
      try await browser.click(.testID("backup.forget"))
      try await browser.click(.testID("backup.forget.confirm"))
      try await browser.waitFor(text: "All data is deleted")
      try await browser.show(first)
      try await browser.waitGone(card)
      try await browser.waitFor(text: "Another window deleted the data stored for this browser.")
      // Tests run in separate browser contexts, where Chromium has no push and logs so.
      try await browser.expectQuiet(ignoring: "does not support the Push API in incognito mode")
    }
    try await app.stop()
    await upstream.stop()
    await push.stop()
  }
}
