/// The scripts that look and wait inside the page.
///
/// They are sent as whole functions: a strict Content-Security-Policy forbids building one from
/// text in the page, but not what the driver sends.
enum PageScripts {
  /// `locate(kind, value)`: all elements that match; `seen(e)`: whether a person could see it.
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

  /// Resolves as soon as `condition(args)` is truthy, at the latest after the first argument's
  /// milliseconds, then with what the page looked like.
  ///
  /// It looks at every change of the document and at every frame, so that nothing is missed and
  /// nothing is looked at in between.
  static func waiting(for condition: String) -> String {
    locate + """

      const [patience, ...args] = arguments;
      const condition = (\(condition));
      return new Promise(done => {
        let last, frame, ended = false;
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
        const look = () => { check(); if (!ended) frame = requestAnimationFrame(look); };
        const observer = new MutationObserver(check);
        const timer = setTimeout(() => finish({timedOut: {
          url: location.href, title: document.title, state: document.readyState, failure,
          last: last === undefined ? 'undefined' : `${JSON.stringify(last)}`,
          text: flat(document.body?.innerText ?? '').slice(0, 1000),
        }}), patience);
        observer.observe(document, {
          subtree: true, childList: true, characterData: true, attributes: true,
        });
        look();
      });
      """
  }
}
