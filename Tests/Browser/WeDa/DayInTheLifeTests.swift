import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a day with the app in one browser: each part continues where the previous one ended.
@Suite(.timeLimit(.minutes(60))) struct DayInTheLifeTests {
  @Test(.mission("W-01", "W-13"), arguments: Viewport.both)
  func `launch, favourites, map, warnings, offline use, export and deletion work in one session`(
    viewport: Viewport
  ) async throws {
    let push = try PlayedPushService()
    let upstream = try StormyUpstream(place: "London", key: WeDaUnderTest.key)
    let app = try await upstream.serveWeDa(push)
    try await Browser.run(.notifying(viewport)) { browser in
      try await push.serve(browser)
      let day = Day(app: app, browser: browser, push: push)
      try await day.launch()
      try await day.keepThreePlaces()
      try await day.reorder()
      try await day.lookAtTheMap()
      try await day.beWarned()
      try await day.loseTheConnection()
      try await day.export()
      try await day.forget()
    }
    try await app.stop()
    await upstream.stop()
    await push.stop()
  }
}

/// The parts of the day in order.
private struct Day {
  let app: ServedApp
  let browser: Browser
  let push: PlayedPushService

  private func page(_ path: String) -> String {
    app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
  }

  private func settle(_ screen: String) async throws {
    try await browser.waitUntilLive()
    try await browser.expectAccessible(screen)
    try await browser.expectToFit(screen)
  }

  // MARK: Morning

  func launch() async throws {
    try await browser.openLive(page("/"))
    try await browser.waitFor(testID: "location.offer")
    try await settle("first launch")
    try await browser.setPositionPermission(.granted)
    try await browser.move(latitude: 52.52, longitude: 13.405)
    try await browser.click(.testID("location.use"))
    try await browser.waitFor(testID: "location.allow")
    try await settle("asking for the location")
    try await browser.click(.testID("location.allow"))
    try await browser.waitFor(testID: "location.here")
    try await settle("own place")
  }

  func keepThreePlaces() async throws {
    for name in ["Tokyo", "Paris", "London"] {
      try await browser.openLive(page("/"))
      try await browser.search(for: name)
      try await browser.click(.testID("details.star"))
      try await browser.waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
    }
    try await settle("a kept place")
    try await browser.choose(tab: "/favorites")
    #expect(try await browser.favorites() == ["London", "Paris", "Tokyo"])
  }

  func reorder() async throws {
    try await browser.click(.css(".page:not(.away) [data-testid='favorites.edit']"))
    let handle = ".row:last-child .handle"
    try await browser.waitFor(.css(handle))
    try await browser.run("document.querySelector('\(handle)').focus()")
    for place in [1, 0] {
      try await browser.press(.arrowUp)
      try await browser.wait(
        until: "document.querySelectorAll('.row')[\(place)].innerText.includes('Tokyo')")
    }
    try await settle("arranging")
    try await browser.openLive(page("/favorites"))
    #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
  }

  // MARK: Noon

  func lookAtTheMap() async throws {
    try await browser.choose(tab: "/map")
    try await browser.waitFor(.css(".map > .pin[style*=translate]"))
    for layer in ["temperature", "precipitation", "clouds"] {
      try await browser.click(.testID("map.layer.\(layer)"))
      try await browser.waitFor(
        .css(
          "[data-testid='map.layer.\(layer)'][aria-pressed=true], "
            + "[data-testid='map.layer.\(layer)'][aria-selected=true], "
            + "[data-testid='map.layer.\(layer)'][aria-current]"))
      try await browser.waitFor(.css("img.leaflet-tile-loaded"))
      try await browser.waitFor(testID: "map.legend")
    }
    try await settle("the map with clouds")
    try await browser.click(.testID("map.layer.none"))
    try await browser.waitGone(.testID("map.legend"))
  }

  /// Requests a warning: the host finds a storm in London's forecast, and reports it twice, in the
  /// open page and to the service worker by the push service.
  func beWarned() async throws {
    try await browser.openLive(page("/settings"))
    try await browser.setNoticePermission(.granted)
    try await browser.click(.testID("notifications.ask"))
    try await browser.waitFor(testID: "notifications.place.london-england-gb")
    let card = "#notices > article[data-notice^='alert.severeWeather.']"
    try await browser.waitFor(.css(card))
    try await settle("a warning")
    let words = try await browser.texts(.css(card)).joined()
    #expect(words.contains("London") && words.contains("severe weather"), "\(words)")
    let sent = try await push.deliver("severe weather", to: browser, at: app.url)
    #expect(sent.contains("London"))
    let shown = try await browser.run(
      """
      const look = async () => {
        const worker = await navigator.serviceWorker.ready;
        const [first, ...more] = await worker.getNotifications();
        return [first?.title, first?.actions.map(it => it.action).join(' '), more.length];
      };
      return look();
      """)
    #expect(shown.array?.first?.string?.contains("London") == true, "\(shown)")
    #expect(shown.array?.dropFirst() == ["view dismiss", 0])
    try await browser.click(.css("\(card) button:first-of-type"))
    try await browser.waitFor(testID: "details.temperature")
    #expect(try await browser.url == page("/city/london-england-gb"))
    let told = try await push.count("severe weather", openedIn: browser)
    #expect(told == 1, "told once")
  }

  // MARK: Evening

  func loseTheConnection() async throws {
    try await browser.openLive(page("/favorites"))
    try await browser.waitFor(testID: "favorites.list")
    try await browser.wait(until: "navigator.serviceWorker.controller")
    // The service worker stores pages asynchronously.
    try await browser.run(
      """
      (async () => {
        const shelf = await caches.open('pages');
        while (!await shelf.match(location.href)) await new Promise(requestAnimationFrame);
        globalThis.isKept = true;
      })();
      """)
    try await browser.wait(until: "globalThis.isKept")
    try await app.kill()
    try await browser.open(page("/favorites"))
    try await browser.wait(until: "document.body.dataset.kept")
    #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
    try await browser.waitFor(.css("#offline"))
    try await browser.expectAccessible("without a connection")
    try await app.restart()
    try await browser.waitUntilLive()
    try await browser.waitGone(.css("#offline"))
    #expect(try await browser.favorites() == ["Tokyo", "London", "Paris"])
  }

  func export() async throws {
    try await browser.openLive(page("/settings"))
    try await browser.catchSavedFiles()
    try await browser.click(.testID("backup.export"))
    try await browser.wait(until: "window.saved?.length")
    let text = try await browser.run("return saved[0][1]").string ?? ""
    let order = ["Tokyo", "London", "Paris"].map { text.range(of: "\"name\" : \"\($0)\"") }
    #expect(order.allSatisfy { $0 != nil }, "\(text)")
    let starts = order.compactMap { $0?.lowerBound }
    #expect(starts == starts.sorted())
    #expect(!text.contains(WeDaUnderTest.key))
    try await settle("exported")
  }

  func forget() async throws {
    try await browser.click(.testID("backup.forget"))
    try await browser.click(.testID("backup.forget.confirm"))
    try await browser.waitFor(text: "All data is deleted")
    try await settle("forgotten")
    let left = try await browser.run(
      "return caches.open('pages').then(it => it.keys()).then(it => it.map(one => one.url))")
    #expect(left == [], "no page is stored for offline use")
    #expect(try await browser.run("return playedPush.isSubscribed()") == false)
    try await browser.openLive(page("/favorites"))
    try await browser.waitFor(testID: "favorites.empty")
    try await browser.openLive(page("/"))
    try await browser.waitFor(testID: "location.offer")
    try await browser.expectQuiet(ignoring: "ERR_CONNECTION_")
  }
}
