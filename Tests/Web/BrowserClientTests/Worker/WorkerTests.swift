import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of the service worker in a real browser: newer and older than its server, its messages,
/// and the removal of its data.
@Suite(.timeLimit(.minutes(30))) struct WorkerTests {
  private func waitForWorker(_ browser: Browser) async throws {
    try await browser.wait(until: "navigator.serviceWorker.controller")
  }

  private func answers(_ app: ScriptedApp, _ count: Int) async -> [String] {
    await app.events.wait { $0.count { $0.name == "answer" } >= count }
    return app.events.all.filter { $0.name == "answer" }.compactMap(\.value)
  }

  @Test func `a new service worker is activated, and the page reloaded, only when the user agrees`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse { browser in
      try await waitForWorker(browser)
      try await browser.run("window.first = navigator.serviceWorker.controller")
      app.version.change("2")
      try await browser.run("navigator.serviceWorker.getRegistration().then(it => it.update())")
      try await browser.waitFor(text: "There is a new version")
      #expect(try await browser.value("navigator.serviceWorker.controller === first") == true)
      try await browser.click(.css("#update button"))
      try await browser.wait(until: "!window.first && window.__strata?.live")
      let waiting = try await browser.run(
        "return navigator.serviceWorker.getRegistration().then(it => !!it.waiting)")
      #expect(waiting == false)
      #expect(try await browser.findAll(.css("#update")).isEmpty)
    }
  }

  @Test func `an update that the user did not accept is offered again on the next page`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse { browser in
      try await waitForWorker(browser)
      app.version.change("2")
      try await browser.run("navigator.serviceWorker.getRegistration().then(it => it.update())")
      try await browser.waitFor(text: "There is a new version")
      try await browser.reload()
      try await browser.waitFor(text: "There is a new version")
    }
  }

  @Test func `the first service worker is installed without a reload or a message`() async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse { browser in
      try await waitForWorker(browser)
      try await app.settle(browser)
      #expect(try await browser.findAll(.css("#update")).isEmpty)
      let way = try await browser.value("performance.getEntriesByType('navigation')[0].type")
      #expect(way == "navigate")
    }
  }

  @Test func `an outdated service worker still shows and stores the pages of a newer server`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>version NEW</p>", isInstalled: true)
    try await app.browse { browser in
      try await waitForWorker(browser)
      app.version.change("nine")
      try await browser.reload()
      try await browser.waitFor(text: "version nine")
      try await browser.until(
        "(await (await (await caches.open('pages')).match(location.href))?.text())"
          + "?.includes('version nine')")
      #expect(try await browser.value("window.__strata.unknown") == 0)
    }
  }

  @Test
  func `a push message of another sender is shown as a notification and passed to an open page`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse(hasNotifications: true) { browser in
      try await browser.setNoticePermission(.granted)
      try await waitForWorker(browser)
      app.patch([.request(1, service: "notice.watch", arguments: "null")])
      app.patch([.request(2, service: "notice.remove", arguments: "[]")])
      #expect(await answers(app, 1) == ["2 . true"])
      let origin = String(app.url.dropLast())
      try await browser.push(
        #"{"aps":{"alert":{"title":"Storm","body":"soon"},"thread-id":"storm"},"city":"London"}"#,
        to: origin)
      let heard = await answers(app, 2).last ?? ""
      #expect(heard.hasPrefix("1 + ") && heard.contains(#""city":"London""#), "\(heard)")
      try await browser.until("(await \(Self.shown)).includes('Storm: soon')")
      for odd in ["no JSON", "[]", #"{"aps":5}"#] { try await browser.push(odd, to: origin) }
      let words = #"{"aps":{"alert":"just words"}}"#
      // Chromium drops a message now and then, and removes notifications after some seconds.
      for _ in 0..<10 {
        try await browser.push(words, to: origin)
        if try await browser.shows(": just words", among: Self.shown) { return }
      }
      Issue.record(
        "no notification of just words: \(try await browser.run("return \(Self.shown)"))")
    }
  }

  @Test func `forgetting the device removes stored pages and notifications from the browser`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse(hasNotifications: true) { browser in
      try await browser.setNoticePermission(.granted)
      try await waitForWorker(browser)
      // Chromium drops a message now and then.
      for _ in 0..<10 {
        try await browser.push(#"{"title":"Kept","id":"a"}"#, to: String(app.url.dropLast()))
        if try await browser.shows("Kept: ", among: Self.shown) { break }
      }
      try await browser.until("(await \(Self.shown)).length")
      try await browser.until("(await (await caches.open('pages')).keys()).length")
      let notice = ##"{"id":"b","title":"Card","address":"/","actions":[]}"##
      app.patch([.request(1, service: "notice.show", arguments: notice)])
      try await browser.waitFor(.css("#notices > article"))
      app.patch([.request(2, service: "device.forget", arguments: "null")])
      #expect(await answers(app, 1) == ["2 . true"])
      try await browser.waitGone(.css("#notices > article"))
      // The worker receives it a moment after the page.
      try await browser.until("!(await caches.match(location.href, { cacheName: 'pages' }))")
      try await browser.until("!(await \(Self.shown)).length")
    }
  }

  private static let shown =
    "navigator.serviceWorker.ready.then(it => it.getNotifications())"
    + ".then(it => it.map(one => one.title + ': ' + one.body))"
}

extension Browser {
  /// Waits until an asynchronous expression is true: caches and workers change no document.
  fileprivate func until(_ expression: String) async throws {
    try await run(
      """
      return (async () => {
        const end = performance.now() + args[0];
        while (!(\(expression))) {
          if (performance.now() > end) {
            throw new Error(`waited in vain; the page says ${document.body.innerText}`);
          }
          await new Promise(done => setTimeout(done, 20));
        }
        return true;
      })();
      """, .number(patience / .milliseconds(1)))
  }

  /// Waits a few seconds until a list that a promise returns has a text with an end.
  fileprivate func shows(_ end: String, among list: String) async throws -> Bool {
    try await run(
      """
      return (async () => {
        for (const end = performance.now() + 3000; performance.now() < end;) {
          if ((await \(list)).some(it => it.endsWith(arguments[0]))) return true;
          await new Promise(done => setTimeout(done, 20));
        }
        return false;
      })();
      """, .string(end)) == true
  }
}
