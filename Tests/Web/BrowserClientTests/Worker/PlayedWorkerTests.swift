import StrataBrowserTesting
import Testing

/// Tests of the service worker: pages that it stores and shows.
@Suite(.timeLimit(.minutes(30))) struct PlayedWorkerTests {
  /// A script with a page as a server answers it, or no connection.
  private static let html = """
    const html = (words, status = 200, type = 'text/html') => new Response(
      `<html lang="en"><body data-words="Connection lost">${words}</body></html>`,
      { status, headers: { 'Content-Type': type } });
    const gone = () => { throw new TypeError('no connection'); };
    """

  @Test func `a stored page says when it was stored, and whether another page was requested`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = gone;
        const before = (await page('/never')).type, now = Date.now;
        play.answer = () => html('weather');
        Date.now = () => 5000;
        await page('/city');
        Date.now = () => 6000;
        await page('/');
        Date.now = now;
        play.answer = gone;
        const facts = async (path) => (await (await page(path)).text()).match(/<body ([^>]*) data-words/)[1];
        return [before, await facts('/city'), await facts('/never')];
        """)
      #expect(
        told.array == ["error", #"data-kept="5000""#, #"data-kept="6000" data-missed="""#])
    }
  }

  @Test func `a page stored under one tab's path is found under another tab's path`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('London');
        await page('/favorites/city/london');
        play.answer = () => html('Settings');
        await page('/settings');
        play.answer = gone;
        const text = async (path) => {
          const answer = await page(path);
          return answer.type === 'error' ? 'nothing' : (await answer.text()).replace(/<[^>]*>/g, '');
        };
        return [await text('/map/city/london'), await text('/city/london?unit=f'),
          await text('/map/town/london'), await text('/other/settings')];
        """)
      #expect(told.array == ["London", "London", "nothing", "nothing"])
    }
  }

  @Test func `an open page is stored on request, and never another site's`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('as it is now');
        const say = (data) => event('message', { data }).done();
        await say({ keep: '/city?a=b' });
        await say({ keep: '//elsewhere.example/' });
        await say({ other: '/other' });
        const [first] = play.heads;
        play.answer = () => html('gone', 404);
        await say({ keep: '/city?a=b' });
        play.answer = gone;
        await say({ keep: '/city?a=b' });
        const text = await (await page('/city?a=b')).text();
        return [first, text.includes('as it is now'), ...await shelf()];
        """)
      #expect(told.array == ["1", true, "/city", "/"])
    }
  }

  @Test(arguments: [true, false])
  func `a page that is open when the worker starts is stored`(
    isKnown: Bool
  ) async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.windows = [{ url: new URL('/city', location.origin).href }];
        let asked = 0;
        play.answer = () => (asked++ || \(isKnown) ? html('weather') : html('no window', 404));
        await event('activate').done();
        return [asked, ...play.heads, ...await shelf()];
        """)
      #expect(told.array == [isKnown ? 1 : 2, "1", "/city"])
    }
  }

  @Test func `a page that is still loading data does not replace a complete stored one`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        const waiting = () => {
          const answer = html('waiting');
          answer.headers.set('X-Waiting', '1');
          return answer;
        };
        const say = (path) => event('message', { data: { keep: path } }).done();
        play.answer = waiting;
        await page('/slow');
        const before = (await shelf()).length;
        await say('/slow');
        const only = (await shelf()).length;
        play.answer = () => html('good');
        await page('/city');
        play.answer = waiting;
        await page('/city');
        await say('/city');
        play.answer = gone;
        return [before, only, (await (await page('/city')).text()).includes('good')];
        """)
      #expect(told.array == [0, 1, true])
    }
  }

  @Test func `on a stalled connection the stored page is shown, and the late response is stored`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('older');
        await page('/city');
        const timer = window.setTimeout, waits = [];
        window.setTimeout = (act, time) => { waits.push(time); return timer(act, 0); };
        let come;
        play.answer = () => new Promise((done) => { come = done; });
        const { said, done } = event('fetch', {
          request: { url: new URL('/city', location.origin).href, mode: 'navigate', method: 'GET' } });
        const shown = await (await said).text();
        window.setTimeout = timer;
        come(html('newer'));
        while (!(await (await caches.match('/city'))?.text())?.includes('newer')) {
          await new Promise(requestAnimationFrame);
        }
        return [shown.includes('older'), waits[0] > 3000 && waits[0] < 10000];
        """)
      #expect(told.array == [true, true])
    }
  }

  @Test func `without a stored page, a slow response is awaited`() async throws {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        const timer = window.setTimeout;
        window.setTimeout = (act) => timer(act, 0);
        play.answer = () => new Promise((done) => timer(() => done(html('slow')), 100));
        const text = await (await page('/city')).text();
        window.setTimeout = timer;
        return text.includes('slow');
        """)
      #expect(told == true)
    }
  }

  @Test func `a page that was requested before data is removed is not stored after the removal`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        \(Self.html)
        const all = new Promise((done) => { new BroadcastChannel('forget').onmessage = done; });
        let come;
        play.answer = () => new Promise((done) => { come = done; });
        const { done } = event('message', { data: { keep: '/city' } });
        await caches.open('pages');
        new BroadcastChannel('forget').postMessage(1);
        await all;
        come(html('secret'));
        await done();
        return (await shelf()).length;
        """)
      #expect(told == 0)
    }
  }

  @Test func `a page that is stored while the device is being forgotten is deleted`() async throws {
    try await PlayedWorker.browse { worker in
      let stored = try await worker.run(
        """
        \(Self.html)
        play.answer = () => html('secret');
        const open = caches.open.bind(caches);
        let hasForgotten = false;
        // Between the worker's look at what was forgotten and its writing.
        caches.open = async (name) => {
          if (name === 'pages' && !hasForgotten) {
            hasForgotten = true;
            const all = new Promise((done) => { new BroadcastChannel('forget').onmessage = done; });
            new BroadcastChannel('forget').postMessage(1);
            await all;
            while (await caches.has('pages')) await new Promise((done) => setTimeout(done));
          }
          return open(name);
        };
        await event('message', { data: { keep: '/city' } }).done();
        caches.open = open;
        return (await shelf()).length;
        """)
      #expect(stored == 0)
    }
  }

  @Test func `errors and other types do not replace the last good page`() async throws {
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

  @Test func `twelve pages are stored, and the least recently used is removed first`()
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

  @Test func `the files of a page are stored with it and requested once per address`()
    async throws
  {
    try await PlayedWorker.browse { worker in
      let told = try await worker.run(
        """
        play.answer = () => new Response(
          '<html><body data-map="/~/sw.js?v=1&amp;w=2 /~/sw.js?v=4"></body></html>',
          { headers: { 'Content-Type': 'text/html' } });
        await page('/');
        play.answer = () => new Response('newer');
        const kept = await (await page('/~/sw.js?v=1&w=2', 'no-cors')).text();
        const other = await (await page('/~/sw.js?v=3', 'no-cors')).text();
        const second = await (await page('/~/sw.js?v=4', 'no-cors')).text();
        return [kept === second && kept.includes('addEventListener'), other, play.asked];
        """)
      #expect(told.array?.prefix(2) == [true, "newer"])
      #expect(told.array?.last?.array == ["/", "/~/sw.js"])
    }
  }

  @Test func `an icon is always requested, and the stored one is used offline`()
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

  @Test func `POST, other sites and map tiles are not handled`() async throws {
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

  @Test func `a new service worker waits until the page confirms that it may replace the old one`()
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
