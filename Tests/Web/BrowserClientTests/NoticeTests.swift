import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of notices on an open page, and the push address of a browser.
@Suite(.timeLimit(.minutes(30))) struct NoticeTests {
  private func answers(_ app: ScriptedApp, _ count: Int) async -> [String] {
    await app.events.wait { $0.count { $0.name == "answer" } >= count }
    return app.events.all.filter { $0.name == "answer" }.compactMap(\.value)
  }

  private func card(_ id: String, title: String = "Storm", address: String = "/") -> String {
    #"{"id":"\#(id)","title":"\#(title)","subtitle":"Tonight","body":"Wind","address":"\#(address)","#
      + #""actions":[{"id":"view","title":"Details"},{"id":"dismiss","title":"Dismiss"}]}"#
  }

  private let cards =
    "[...document.querySelectorAll('#notices > article')].map(it => it.innerText.split('\\n')[0])"

  @Test func `a notification shows its texts and buttons, and reports the pressed button`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      app.patch([.request(1, service: "notice.show", arguments: card("a", address: "/there"))])
      let words = try await browser.waitFor(.css("#notices > article")).text
      #expect(
        words.split(whereSeparator: \.isNewline) == [
          "Storm", "Tonight", "Wind", "Details", "Dismiss",
        ])
      try await browser.click(.css("#notices button:last-child"))
      #expect(await answers(app, 1) == [#"1 . "dismiss""#])
      #expect(try await browser.findAll(.css("#notices > article")).isEmpty)
      #expect(try await browser.value("location.pathname") == "/")
    }
  }

  @Test(arguments: [("/there", "/there"), ("//evil.example/", "/"), ("https://evil.example/", "/")])
  func `a tapped notification opens an address of the app, and the first page for another site's`(
    address: String, path: String
  ) async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      app.patch([.request(1, service: "notice.show", arguments: card("a", address: address))])
      try await browser.click(.css("#notices button"))
      try await browser.wait(until: "!document.querySelector('#notices > article')")
      if path != "/" {
        try await browser.wait(until: "location.pathname === args[0]", .string(path))
      }
      let there = try await browser.value("location.href").string
      #expect(there == String(app.url.dropLast()) + path)
    }
  }

  @Test func `a newer notification of an id replaces the older, and a cancelled one is removed`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      for (number, id, title) in [(1, "a", "Old"), (2, "b", "Other"), (3, "a", "New")] {
        let text = card(id, title: title)
        app.patch([.request(number, service: "notice.show", arguments: text)])
      }
      try await browser.wait(until: "String(\(cards)) === 'Other,New'")
      app.patch([.cancelRequest(2)])
      try await browser.wait(until: "String(\(cards)) === 'New'")
      app.patch([.request(4, service: "notice.remove", arguments: #"["a"]"#)])
      try await browser.wait(until: "String(\(cards)) === ''")
    }
  }

  @Test
  func `the browser subscribes to push on request, and replaces a subscription of another server`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse(hasNotifications: true) { browser in
      try await browser.setNoticePermission(.granted)
      try await browser.run(Self.played)
      app.patch([.request(1, service: "notice.state", arguments: "false")])
      #expect(await answers(app, 1).last == #"1 . {"state":"granted","address":null}"#)
      let none = try await browser.value("subscribing.length")
      #expect(none == 0)
      // The known subscription belongs to another server.
      app.patch([.request(2, service: "notice.state", arguments: "true")])
      let address = #"{"endpoint":"https://push.example/1","p256dh":"-_8","auth":"AQ"}"#
      #expect(await answers(app, 2).last == #"2 . {"state":"granted","address":\#(address)}"#)
      let renewed = try await browser.value("subscribing").array
      #expect(renewed == ["left 9", "subscribed 1,2,3"])
      app.patch([.request(3, service: "notice.ask", arguments: "null")])
      #expect(await answers(app, 3).last?.contains("push.example") == true)
      let same = try await browser.value("subscribing.length")
      #expect(same == 2, "the known push address is reused")
      app.patch([.request(4, service: "notice.renew", arguments: "null")])
      #expect(await answers(app, 4).last?.contains("push.example") == true)
      let all = try await browser.value("subscribing.slice(2)").array
      #expect(all == ["left 1,2,3", "subscribed 1,2,3"])
    }
  }

  @Test
  func `without the server's push key the browser reports no push address and does not subscribe`()
    async throws
  {
    let app = try ScriptedApp("<p data-n='5'>0</p>", isInstalled: true)
    try await app.browse(hasNotifications: true) { browser in
      try await browser.setNoticePermission(.granted)
      try await browser.run(Self.played)
      try await browser.run("window.fetch = async () => new Response('', { status: 404 })")
      app.patch([.request(1, service: "notice.state", arguments: "true")])
      #expect(await answers(app, 1).last == #"1 . {"state":"granted","address":null}"#)
      let none = try await browser.value("subscribing.length")
      #expect(none == 0)
    }
  }

  /// A script with a fake push service and server key.
  private static let played = """
    window.subscribing = [];
    const made = (key) => ({
      endpoint: 'https://push.example/1', options: { applicationServerKey: Uint8Array.from(key).buffer },
      getKey: (name) => Uint8Array.from(name === 'auth' ? [1] : [251, 255]).buffer,
      unsubscribe: async () => { subscribing.push(`left ${key}`); known = null; return true; },
    });
    let known = made([9]);
    PushManager.prototype.getSubscription = async () => known;
    PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
      subscribing.push(`subscribed ${applicationServerKey}`);
      known = made(applicationServerKey);
      return known;
    };
    window.fetch = async () => new Response('AQID\\n');
    """
}
