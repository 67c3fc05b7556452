import BrowserTesting
import Testing

/// What the service worker keeps and shows, and what a pressed notice does.
@Suite(.timeLimit(.minutes(10))) struct PlayedWorkerTests {
  /// A page as a server answers it, or none.
  private static let html = """
    const html = (words, status = 200, type = 'text/html') => new Response(
      `<html lang="en"><body data-words="Connection lost">${words}</body></html>`,
      { status, headers: { 'Content-Type': type } });
    const gone = () => { throw new TypeError('no connection'); };
    """

  @Test func `a page that is kept tells its age in minutes, hours and days`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('weather');
        await page('/city');
        play.answer = gone;
        const told = [], now = Date.now;
        for (const minutes of [0, 5, 3 * 60, 49 * 60]) {
          Date.now = () => now() + minutes * 60000;
          const text = await (await page('/city')).text();
          told.push(text.match(/data-words="([^"]*)"/)[1], /data-kept="\\d+"/.test(text));
        }
        Date.now = now;
        return told;
        """)
      #expect(
        told.array == [
          "Connection lost · this minute", true, "Connection lost · 5 minutes ago", true,
          "Connection lost · 3 hours ago", true, "Connection lost · 2 days ago", true,
        ])
    }
  }

  @Test func `without a connection an unknown address shows the first page, or none at all`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = gone;
        const before = (await page('/never')).type;
        play.answer = () => html('the first page');
        await page('/');
        play.answer = gone;
        return [before, (await (await page('/never')).text()).includes('the first page')];
        """)
      #expect(told.array == ["error", true])
    }
  }

  @Test func `a failure and what is no page are not kept over the last good page`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('good');
        await page('/city');
        play.answer = () => html('bad', 503);
        const passed = (await page('/city')).status;
        play.answer = () => html('{}', 200, 'application/json');
        await page('/city');
        play.answer = gone;
        return [passed, (await (await page('/city')).text()).includes('good')];
        """)
      #expect(told.array == [503, true])
    }
  }

  @Test func `a dozen pages are kept, and the one that was seen longest ago goes first`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('page');
        for (let n = 1; n <= 12; n++) await page(`/${n}`);
        await page('/1');
        await page('/13');
        const paths = await shelf();
        return [paths.length, paths.includes('/1'), paths.includes('/2'), paths.includes('/13')];
        """)
      #expect(told.array == [12, true, false, true])
    }
  }

  @Test func `what a page needs is kept with it, and asked for once while its address is the same`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        play.answer = () => new Response(
          '<html><body><script src="/~/sw.js?v=1&amp;w=2"></script></body></html>',
          { headers: { 'Content-Type': 'text/html' } });
        await page('/');
        play.answer = () => new Response('newer');
        const kept = await (await page('/~/sw.js?v=1&w=2', 'no-cors')).text();
        const other = await (await page('/~/sw.js?v=3', 'no-cors')).text();
        return [kept.includes('addEventListener'), other, play.asked];
        """)
      #expect(told.array?.prefix(2) == [true, "newer"])
      #expect(told.array?.last?.array == ["/", "/~/sw.js"])
    }
  }

  @Test func `an icon is fetched anew, and the one before stands in without a connection`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        const icon = async () => (await page('/~/icon', 'no-cors')).text();
        const store = await caches.open('files');
        await store.put('/~/icon', new Response('old'));
        play.answer = () => new Response('new');
        const online = await icon();
        play.answer = () => { throw new TypeError('no connection'); };
        return [online, await icon().catch(() => 'nothing')];
        """)
      #expect(told.array == ["new", "old"])
    }
  }

  @Test func `what is sent, asked of others, or of the app's own line is left alone`() async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        play.answer = () => new Response('');
        const all = [
          await page('/', 'navigate', 'POST'), await page('https://elsewhere.example/'),
          await page('/~/tiles/abc/0/0/0', 'no-cors'),
        ];
        return all.map((it) => it === undefined);
        """)
      #expect(told.array == [true, true, true])
    }
  }

  @Test func `a notice is shown whole, under its name, with two buttons at most`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        const push = (data) => event('push', { data: { json: () => data } }).done();
        await push({
          id: 'storm', title: 'London', subtitle: 'Tonight', body: 'Storm', silent: true, address: '/city',
          actions: [1, 2, 3].map((it) => ({ id: `a${it}`, title: `A ${it}` })),
        });
        await push({ aps: { alert: 'words', sound: 'default' }, url: '/there' });
        return play.shown;
        """)
      let (own, remote) = (told.array?.first, told.array?.last)
      #expect(own?["title"] == "London" && own?["body"] == "Tonight\nStorm")
      #expect(own?["tag"] == "storm" && own?["silent"] == true)
      #expect(own?["data"]?["address"] == "/city")
      #expect(own?["actions"]?.array?.compactMap { $0["action"]?.string } == ["a1", "a2"])
      #expect(remote?["body"] == "words" && remote?["silent"] == false)
      #expect(remote?["data"]?["address"] == "/there" && remote?["tag"] == "remote")
    }
  }

  @Test(arguments: [
    ("/city", "/city"), ("//evil.example/", "/"), ("https://evil.example/", "/"), ("", "/"),
  ])
  func `a pressed notice opens its page, and never another site's`(
    address: String, opened: String
  ) async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        const press = (action) => event('notificationclick', {
          action, notification: { close: () => play.closed++, data: { address: '\(address)' } },
        }).done();
        await press('dismiss');
        const before = [play.closed, ...play.opened];
        await press('');
        play.windows = [{
          focus: async () => { play.focused.push(1); },
          navigate: async (it) => { play.focused.push(it); },
        }];
        await press('view');
        const path = (it) => it.startsWith(location.origin) ? it.slice(location.origin.length) : it;
        return [before.length, play.closed, ...play.opened.map(path), ...play.focused.map((it) => path(`${it}`))];
        """)
      #expect(told.array == [1, 3, .string(opened), "1", .string(opened)])
    }
  }

  @Test func `it waits beside an older worker until the page says that the person wants it`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        on.message({ data: 'later' });
        const before = Boolean(play.isSkipping);
        on.message({ data: 'now' });
        return [before, Boolean(play.isSkipping)];
        """)
      #expect(told.array == [false, true])
    }
  }
}
