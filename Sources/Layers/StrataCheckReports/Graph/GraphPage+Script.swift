extension GraphPage {
  static let script = selection + arrows + controlling

  private static let selection = """
    const main = document.querySelector('main'), aside = document.querySelector('aside');
    const form = document.forms[0], svg = document.querySelector('svg');
    const parts = [...document.querySelectorAll('details')];
    const boxes = new Map([...document.querySelectorAll('button')].map(b => [b.dataset.name, b]));
    let chosen = null;
    function part(title, edges, other) {
      if (!edges.length) return;
      const h = document.createElement('h2'); h.textContent = title;
      aside.append(h);
      for (const e of edges) {
        const p = document.createElement('p');
        p.textContent = e[other] + (e.cycle ? ', in a cycle' : '') + (e.change ? `, ${e.change}` : '') + (e.onForbiddenWay ? ', on the way to what a rule forbids' : '') + (e.violation ? `: ${e.violation}` : '');
        if (e.violation) p.className = 'wrong';
        aside.append(p);
      }
    }
    function choose(name) {
      chosen = chosen === name ? null : name;
      for (const box of boxes.values()) {
        box.classList.remove('chosen', 'out', 'in');
        box.setAttribute('aria-pressed', box.dataset.name === chosen);
      }
      aside.replaceChildren();
      main.classList.toggle('some', chosen !== null);
      if (chosen !== null) tell();
      filter();
    }
    function tell() {
      boxes.get(chosen).classList.add('chosen');
      const out = graph.edges.filter(e => e.from === chosen), into = graph.edges.filter(e => e.to === chosen);
      for (const e of out) boxes.get(e.to)?.classList.add('out');
      for (const e of into) boxes.get(e.from)?.classList.add('in');
      part(`${chosen} imports`, out, 'to');
      part(`${chosen} is imported by`, into, 'from');
      if (!out.length && !into.length) part(`${chosen} imports nothing and is imported by nothing`, [{ to: 'No arrow begins or ends here.' }], 'to');
      // What is said must not cover what it is about.
      boxes.get(chosen).scrollIntoView({ block: 'nearest' });
    }

    """

  private static let arrows = """
    // An arrow ends at a box that can be seen, or else at the name of its layer.
    function end(name) {
      const box = boxes.get(name), layer = box?.closest('details');
      if (!box || layer.hidden) return null;
      if (!layer.open) return layer.firstElementChild;
      return box.hidden ? null : box;
    }
    function layerOf(name) { return boxes.get(name)?.closest('details:not([hidden])')?.firstElementChild ?? null; }
    function collected(edges, end) {
      const found = new Map();
      for (const e of edges) {
        const from = end(e.from), to = end(e.to);
        if (!from || !to || from === to) continue;
        if (!found.has(from)) found.set(from, new Map());
        const one = found.get(from).get(to) ?? { from, to, count: 0, broken: false, way: true, changes: new Set() };
        one.count += e.count;
        one.broken ||= Boolean(e.violation);
        one.way &&= Boolean(e.onForbiddenWay);
        one.changes.add(e.change);
        found.get(from).set(to, one);
      }
      return [...found.values()].flatMap(m => [...m.values()]);
    }
    function wanted() {
      if (chosen !== null) return collected(graph.edges.filter(e => e.from === chosen || e.to === chosen), end);
      const all = collected(graph.edges, end);
      // More arrows than a person can follow: one for each pair of layers.
      return all.length > 150 ? collected(graph.edges, layerOf) : all;
    }
    function drawn(name, values, parent, text) {
      const node = document.createElementNS('http\\u003a//www.w3.org/2000/svg', name);
      for (const [key, value] of Object.entries(values)) node.setAttribute(key, value);
      if (text !== undefined) node.textContent = text;
      parent.append(node);
    }
    function draw() {
      svg.querySelectorAll('.arrow, text').forEach(node => node.remove());
      const place = main.getBoundingClientRect();
      for (const one of wanted()) {
        const a = one.from.getBoundingClientRect(), b = one.to.getBoundingClientRect();
        const down = a.bottom <= b.top, up = b.bottom <= a.top;
        const x1 = a.left + a.width / 2 - place.left, x2 = b.left + b.width / 2 - place.left;
        const y1 = (up ? a.top : a.bottom) - place.top, y2 = (down ? b.top : b.bottom) - place.top;
        const bend = down || up ? (y2 - y1) / 2 : 24;
        const change = one.changes.size === 1 ? [...one.changes][0] : undefined;
        const kind = one.broken ? 'broken' : change ?? 'plain';
        drawn('path', { class: `arrow ${kind}${one.way && !one.broken ? ' way' : ''}`, 'marker-end': 'url' + `(#${kind})`,
          d: `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${down || up ? y2 - bend : y2 + bend} ${x2} ${y2}` }, svg);
        if (one.count > 1) drawn('text', { x: (x1 + x2) / 2, y: (y1 + y2) / 2 + (down || up ? 4 : 20) }, svg, one.count);
      }
    }

    """

  private static let controlling = """
    function filter() {
      const word = form.search.value.trim().toLowerCase(), isFocused = form.focus.checked && chosen !== null;
      for (const box of boxes.values()) {
        const isNear = ['chosen', 'out', 'in'].some(name => box.classList.contains(name));
        box.hidden = isFocused ? !isNear : !box.dataset.name.toLowerCase().includes(word);
      }
      for (const one of parts) {
        const shown = [...one.querySelectorAll('button')].filter(box => !box.hidden).length;
        one.hidden = shown === 0 && (isFocused || word !== '');
        if (shown > 0 && (isFocused || word !== '')) one.open = true;
      }
      draw();
    }
    main.addEventListener('click', event => {
      const box = event.target.closest('button');
      if (box) choose(box.dataset.name);
    });
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && chosen !== null) choose(chosen);
    });
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('input', event => {
      if (event.target === form.open) for (const one of parts) one.open = form.open.checked;
      filter();
    });
    form.open.checked = parts.every(one => one.open);
    main.addEventListener('toggle', draw, true);
    main.addEventListener('scroll', draw, true);
    new ResizeObserver(draw).observe(main);
    """
}
