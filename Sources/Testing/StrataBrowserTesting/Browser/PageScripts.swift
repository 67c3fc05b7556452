/// The scripts that search and wait inside the page.
///
/// They are sent as whole functions: a strict Content-Security-Policy forbids the page to evaluate
/// text, but does not apply to the driver's scripts.
enum PageScripts {
  /// Defines `locate(kind, value)`, which returns all matching elements, and `seen(e)`, which
  /// returns whether the element `e` is visible.
  static let locate = """
    const flat = text => text.replace(/\\s+/g, ' ').trim();
    const seen = e => e.checkVisibility({visibilityProperty: true});
    const locate = (kind, value) => {
      if (kind === 'css') return [...document.querySelectorAll(value)];
      const all = [...document.querySelectorAll(kind === 'text' ? 'body *' : '[data-testid]')];
      if (kind === 'testID') return all.filter(e => e.dataset.testid === value);
      const wanted = flat(value);
      const silent = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
      const holds = e =>
        !silent.has(e.tagName) && flat(e.textContent).includes(wanted) && seen(e);
      return all.filter(e => holds(e) && ![...e.children].some(holds));
    };
    """

  /// Returns a script that resolves as soon as `condition(args)` is truthy, at the latest after the
  /// first argument's milliseconds, with a description of the page.
  ///
  /// The script evaluates the condition after every change of the document and in every frame. It
  /// ends early, after the second argument's milliseconds, if nothing happens any more: no change
  /// of the document, no input, no response from the network, no other value of the condition. A
  /// frame counts for a tenth of a second at most, so that a slow machine, where frames come late,
  /// does not look like an idle page.
  static func waiting(for condition: String) -> String {
    locate + """

      const [patience, still, ...args] = arguments;
      const condition = (\(condition));
      return new Promise(done => {
        let last, frame, ended = false, quiet = 0, before = performance.now(), shown = '';
        const finish = answer => {
          ended = true;
          observer.disconnect();
          cancelAnimationFrame(frame);
          clearTimeout(timer);
          done(answer);
        };
        const check = () => {
          if (ended) return;
          try { last = condition(...args); } catch (error) { last = undefined; failure = `${error}`; }
          if (last) finish({value: last});
        };
        let failure = null;
        const signs = () => [document.readyState, performance.getEntriesByType('resource').length,
          scrollX, scrollY, document.getAnimations?.().length, failure, last].join();
        const rest = () => {
          const now = performance.now(), sign = signs();
          quiet = sign === shown ? quiet + Math.min(now - before, 100) : 0;
          before = now;
          shown = sign;
          if (quiet > still) fail('quiet');
        };
        const look = () => {
          check();
          if (!ended) rest();
          if (!ended) frame = requestAnimationFrame(look);
        };
        const observer = new MutationObserver(() => { quiet = 0; check(); });
        const fail = reason => finish({timedOut: {
          url: location.href, title: document.title, state: document.readyState, failure, reason,
          last: last === undefined ? 'undefined' : `${JSON.stringify(last)}`,
          text: flat(document.body?.innerText ?? '').slice(0, 1000),
        }});
        const timer = setTimeout(() => fail('late'), patience);
        observer.observe(document, {
          subtree: true, childList: true, characterData: true, attributes: true,
        });
        look();
      });
      """
  }
}
