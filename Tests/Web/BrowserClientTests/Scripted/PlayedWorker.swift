import StrataBrowserTesting

/// The service worker's own script, run in a page whose network, windows and notices a test plays: what
/// a browser asks of a worker only when a person presses a notice, or when days have passed.
///
/// In scripts `play` has the worker's handlers as `on`, what it `shown`, `opened`, `focused` and
/// `closed`, what it said of the pages it `asked` for to keep them (`heads`), the windows that are open, and `answer`, which a test sets in place of the network.
struct PlayedWorker {
  let browser: Browser

  /// Opens a page and hands the worker to a test.
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
