import BrowserTesting
import Foundation
import KitTesting
import Testing

/// Notifications, with a real browser's permission and a real service worker behind them.
@Suite struct NotificationsTests {
  private func openSettings(_ weda: WeDaUnderTest, _ browser: Browser) async throws {
    try await browser.openDetails(weda)
    try await browser.click(.testID("details.star"))
    try await browser.waitUntilLive()
    try await browser.openLive(weda.page("/settings"))
    try await browser.waitFor(testID: "notifications.ask")
  }

  @Test(.mission("W-27", "W-29"), arguments: Viewport.both)
  func `who allows them has a switch for each place, which holds`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
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
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-27"))
  func `who refuses them is told so in words, and finds the button again`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
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
}
