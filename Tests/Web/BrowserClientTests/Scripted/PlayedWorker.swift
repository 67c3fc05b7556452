import StrataBrowserTesting

/// The service worker's script, run in a page with a faked network, windows and notices: for events
/// that a browser sends only when a person taps a notice, or when days have passed.
///
/// In scripts `play` has the worker's handlers as `on`, lists of what it `shown`, `opened` and
/// `focused`, the count `closed`, the paths that it `asked` for, the header of its requests for
/// open pages (`heads`), the open `windows`, and `answer`, which a test sets in place of the
/// network.
struct PlayedWorker {
  let browser: Browser

  /// Opens a page and runs the test with its worker.
  static func browse(_ test: (PlayedWorker) async throws -> Void) async throws {
    let app = try ScriptedApp("<p data-n='5'>0</p>")
    try await app.browse { browser in
      _ = try await browser.run(script)
      try await test(PlayedWorker(browser: browser))
    }
  }

  /// Runs the body of an asynchronous function in which the names of `play` are known.
  func run(_ body: String) async throws -> JSONValue {
    try await browser.run(
      "const { on, play, event, page, shelf } = window.worker; return (async () => { \(body) })()")
  }

  private static let script = """
    return (async () => {
      const on = {}, play = { shown: [], opened: [], focused: [], closed: 0, windows: [], asked: [], heads: [] };
      // In a page's answer to a worker's event: what is said, and what is worked on until then.
      const event = (name, facts) => {
        const work = [];
        let said;
        on[name]({
          ...facts, waitUntil: (it) => work.push(it), respondWith: (it) => { said = it; },
        });
        return { said, done: () => Promise.all(work) };
      };
      const page = async (path, mode = 'navigate', method = 'GET') => {
        const url = new URL(path, location.origin).href;
        const { said, done } = event('fetch', { request: { url, mode, method } });
        const answer = said && await said;
        await done();
        return answer;
      };
      const shelf = async () => (await (await caches.open('pages')).keys()).map((it) => new URL(it.url).pathname);
      const code = await (await fetch('/~/sw.js')).text();
      const el = document.createElement('script');
      el.nonce = 'N';
      el.textContent = 'window.begin = (addEventListener, registration, clients, skipWaiting, fetch) => {'
        + code + '\\n}';
      document.head.append(el);
      window.begin(
        (name, act) => { on[name] = act; },
        { showNotification: async (title, more) => { play.shown.push({ title, ...more }); } },
        {
          claim: async () => {}, matchAll: async () => play.windows,
          openWindow: async (address) => { play.opened.push(address); },
        },
        () => { play.isSkipping = true; },
        async (asked, more) => {
          if (more) play.heads.push(more.headers['X-Keep']);
          play.asked.push(new URL(asked.url ?? asked, location.origin).pathname);
          return play.answer(new URL(asked.url ?? asked, location.origin));
        });
      window.worker = { on, play, event, page, shelf };
      return true;
    })();
    """
}
