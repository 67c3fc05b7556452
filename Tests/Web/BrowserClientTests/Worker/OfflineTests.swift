import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of an installed page without a connection: its age, and the targets of its links.
@Suite(.timeLimit(.minutes(30))) struct OfflineTests {
  private static let screen =
    "<a href='/kept' data-n='5' data-e='tap' id='kept'>Kept</a> "
    + "<a href='/other' data-n='6' data-e='tap' id='other'>Other</a><p data-n='7' id='words'>0</p>"

  private func browse(_ test: (ScriptedApp, Browser) async throws -> Void) async throws {
    let app = try ScriptedApp(Self.screen, isInstalled: true)
    try await app.browse { browser in
      try await browser.wait(until: "navigator.serviceWorker.controller")
      try await app.settle(browser)
      try await browser.run(
        """
        window.first = true;
        return (async () => {
          const shelf = await caches.open('pages');
          const page = '<html><body>kept</body></html>';
          const answer = () => new Response(page, { headers: { 'Content-Type': 'text/html' } });
          await shelf.put('/kept', answer());
          return true;
        })();
        """)
      try await test(app, browser)
    }
  }

  private func lose(_ app: ScriptedApp) {
    app.state.withLock { $0.refuses = true }
    app.drop()
  }

  private func comeBack(_ app: ScriptedApp, _ browser: Browser) async throws {
    app.state.withLock { $0.refuses = false }
    try await browser.run("window.dispatchEvent(new Event('online'))")
  }

  private func waitForWords(_ words: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: "document.getElementById('offline').textContent === args[0]", .string(words))
  }

  /// Advances the page's clock.
  private func pass(minutes: Double, _ browser: Browser) async throws {
    try await browser.run(
      "const now = Date.now; Date.now = () => now() + args[0] * 60000", .number(minutes))
  }

  @Test func `without a connection the page shows how old its data is, in the page's language`()
    async throws
  {
    try await browse { app, browser in
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      for (minutes, words) in [(5.0, "5 minutes ago"), (175, "3 hours ago"), (2760, "2 days ago")] {
        try await pass(minutes: minutes, browser)
        try await waitForWords("Connection lost · \(words)", browser)
      }
      try await browser.run("document.documentElement.lang = 'es'")
      try await waitForWords("Connection lost · anteayer", browser)
      let isSpoken = try await browser.value("document.querySelector('#offline > span').ariaLive")
      #expect(isSpoken == "off", "each minute would be read out")
      try await comeBack(app, browser)
      try await waitForWords("", browser)
      lose(app)
      try await waitForWords("Connection lost · este minuto", browser)
    }
  }

  @Test func `a page that wakes from sleep shows the age of its data until the server answers`()
    async throws
  {
    try await browse { app, browser in
      // The page reads the clock between waking up and noticing that the line is dead.
      let look = "document.documentElement.classList.toggle('offline', args[0])"
      try await pass(minutes: 120, browser)
      for isOn in [true, false] { try await browser.run(look, .bool(isOn)) }
      lose(app)
      try await waitForWords("Connection lost · 2 hours ago", browser)
      try await comeBack(app, browser)
      try await waitForWords("", browser)
      try await app.patch(.text(id: 7, "1"), shownIn: browser)
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
    }
  }

  @Test func `a link to a stored page opens it`() async throws {
    try await browse { app, browser in
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      try await browser.click(.css("#kept"))
      try await browser.wait(until: "location.pathname === '/kept' && !window.first")
      #expect(!app.events.all.contains { $0.name == "tap" })
    }
  }

  @Test func `a link to a page that is stored under another tab opens it`() async throws {
    try await browse { app, browser in
      app.patch([.attribute(id: 6, name: "href", value: "/map/city/london")])
      try await app.settle(browser)
      try await browser.run(
        """
        return caches.open('pages').then(it => it.put('/favorites/city/london', new Response(
          '<html><body>kept</body></html>', { headers: { 'Content-Type': 'text/html' } }))).then(() => true);
        """)
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      try await browser.click(.css("#other"))
      try await browser.wait(until: "location.pathname === '/map/city/london' && !window.first")
    }
  }

  @Test func `without a connection controls are disabled, and then restored`()
    async throws
  {
    try await browse { app, browser in
      let controls =
        "<p data-n='8'><input type='checkbox' id='on'><input type='checkbox' id='off' disabled>"
        + "<select id='one'><option>a</option></select><input id='text'></p>"
      try await app.patch(.insert(parent: 1, before: 0, html: controls), shownIn: browser)
      let locked =
        "['on', 'off', 'one', 'text'].map(it => +document.getElementById(it).disabled).join('')"
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      #expect(try await browser.value(locked) == "1110")
      try await comeBack(app, browser)
      try await waitForWords("", browser)
      try await browser.wait(until: "\(locked) === '0100'")
    }
  }

  @Test
  func `the offline message is at the bottom, lets taps through and does not cover the page's end`()
    async throws
  {
    try await browse { app, browser in
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      // The room follows the size of the message, a frame later.
      try await browser.wait(
        until: """
          parseFloat(getComputedStyle(document.getElementById('screen')).paddingBottom)
            >= document.getElementById('offline').offsetHeight - 1
          """)
      let told = try await browser.run(
        """
        const strip = document.getElementById('offline'), box = strip.getBoundingClientRect();
        const under = document.elementFromPoint(innerWidth / 2, innerHeight - 4);
        return [Math.round(box.bottom) === innerHeight, box.height > 0, under === strip];
        """)
      #expect(told.array == [true, true, false])
      try await comeBack(app, browser)
      try await browser.wait(
        until: "parseFloat(getComputedStyle(document.getElementById('screen')).paddingBottom) === 0"
      )
    }
  }

  @Test
  func `offline, a link to a page that is not stored shows a message, and opens it once online`()
    async throws
  {
    try await browse { app, browser in
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      try await browser.click(.css("#other"))
      try await waitForWords("This page is not kept · this minute", browser)
      #expect(try await browser.value("location.pathname") == "/")
      try await comeBack(app, browser)
      try await browser.wait(until: "location.pathname === '/other' && !window.first")
      try await browser.wait(until: "document.getElementById('offline').textContent === ''")
    }
  }

  @Test(arguments: [("kept", "/kept"), ("other", "/")])
  func `a tap is not lost if it came before the loss of the connection was noticed`(
    id: String, path: String
  ) async throws {
    try await browse { app, browser in
      app.state.withLock { $0.refuses = true }
      app.state.withLock { $0.losesEvents = true }
      try await browser.click(.css("#\(id)"))
      app.drop()
      if id == "kept" {
        try await browser.wait(until: "location.pathname === '/kept' && !window.first")
      } else {
        try await waitForWords("This page is not kept · this minute", browser)
        #expect(try await browser.value("location.pathname") == .string(path))
      }
    }
  }

  @Test func `a tap on a link that was answered is not repeated after the connection is lost`()
    async throws
  {
    try await browse { app, browser in
      try await browser.click(.css("#kept"))
      try await app.settle(browser)
      lose(app)
      try await browser.run("document.getElementById('words').click()")
      try await waitForWords("Connection lost · this minute", browser)
      #expect(try await browser.value("location.pathname + window.first") == "/true")
    }
  }

  @Test func `Back opens a stored page`() async throws {
    try await browse { app, browser in
      app.patch([.location(step: "replace", url: "/kept", title: "Kept")])
      app.patch([.location(step: "push", url: "/other", title: "Other")])
      try await app.settle(browser)
      lose(app)
      try await waitForWords("Connection lost · this minute", browser)
      try await browser.back()
      try await browser.wait(until: "location.pathname === '/kept' && !window.first")
    }
  }

  private func waitForKept(_ path: String, _ browser: Browser) async throws {
    try await browser.run(
      """
      (async () => {
        const shelf = await caches.open('pages');
        while (!await shelf.match(args[0])) await new Promise(requestAnimationFrame);
        window.isKept = args[0];
      })();
      """, .string(path))
    try await browser.wait(until: "window.isKept === args[0]", .string(path))
  }

  @Test func `a page that was shown by a patch is stored, and again after each change`()
    async throws
  {
    try await browse { app, browser in
      app.patch([
        .location(step: "push", url: "/there?a=b", title: "There"), .text(id: 7, "there"),
      ])
      try await waitForKept("/there?a=b", browser)
      try await browser.run("return caches.open('pages').then(it => it.delete('/there?a=b'))")
      try await app.patch(.text(id: 7, "later"), shownIn: browser)
      try await waitForKept("/there?a=b", browser)
    }
  }

  /// On a busy machine the message to all windows may arrive after the page is to be stored.
  @Test(arguments: ["", "BroadcastChannel.prototype.postMessage = () => {};"])
  func `the page on which the device was forgotten is not stored again`(delay: String) async throws
  {
    try await browse { app, browser in
      try await browser.run(
        """
        \(delay)
        window.asked = [];
        const { controller } = navigator.serviceWorker, post = controller.postMessage;
        controller.postMessage = (it) => {
          if (it.keep) asked.push(it.keep);
          post.call(controller, it);
        };
        """)
      app.patch([.request(1, service: "device.forget", arguments: "null"), .text(id: 7, "gone")])
      await app.events.wait { $0.contains { $0.name == "answer" } }
      app.patch([.text(id: 7, "all of it")])
      try await app.settle(browser)
      // As if the user left the page: what waits to be stored is stored at once.
      try await browser.run(
        """
        Object.defineProperty(document, 'hidden', { get: () => true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
        """)
      app.patch([
        .location(step: "push", url: "/there", title: "There"), .text(id: 7, "there"),
      ])
      try await browser.wait(until: "asked.length")
      #expect(try await browser.value("asked.join()") == "/there")
    }
  }
}
