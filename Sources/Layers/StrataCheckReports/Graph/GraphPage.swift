import Foundation
import StrataLayerRules

/// A writer of one self-contained HTML file: layers from the outermost down, a box for each module.
/// Pressing a box highlights its dependencies and its dependents.
enum GraphPage {
  static func write(_ graph: LayerGraph) -> String {
    let layers = graph.layers.map { layer in
      let boxes = graph.nodes.filter { $0.layer == layer }.map { node in
        let isBroken = graph.edges.contains { $0.violation != nil && $0.from == node.name }
        return
          "<button aria-pressed=\"false\" data-name=\"\(escaped(node.name))\"\(isBroken ? " class=\"broken\"" : "")>\(escaped(node.name))</button>"
      }
      return "<section><h2>\(escaped(layer))</h2><div>\(boxes.joined())</div></section>"
    }
    let broken = graph.brokenCount
    let cycles = graph.edges.count(where: \.isInCycle)
    // `</script>` inside the data would end the script early.
    let data = JSONReport.text(GraphFormat.object(graph)).replacing("</", with: "<\\/")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Layers</title>
      <style>
      \(style)
      </style>
      <header>
      <h1>Layers</h1>
      <p>\(graph.nodes.count) boxes, \(graph.edges.count) arrows, <b\(broken > 0 ? " class=\"wrong\"" : "")>\(broken) broken</b>, \(cycles) in cycles. Select a box to see what it imports and what imports it; press Escape to deselect it.</p>
      </header>
      <main>
      \(layers.joined(separator: "\n"))
      </main>
      <aside aria-label="The selected box" aria-live="polite" tabindex="0"></aside>
      <script>
      const graph = \(data);
      \(script)
      </script>
      </html>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    html { background: light-dark(#fff, #121212); color: light-dark(#1b1b1b, #f2f2f2); }
    body { margin: 1.5rem auto; max-width: 70rem; padding: 0 1rem; }
    section { border: 1px solid #8886; border-radius: .6rem; padding: .5rem .8rem .8rem; margin: .6rem 0; }
    h2 { font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; margin: 0 0 .4rem; color: light-dark(#555, #b5b5b5); }
    section div { display: flex; flex-wrap: wrap; gap: .4rem; }
    button { font: inherit; padding: .4rem .7rem; border-radius: .4rem; border: 1px solid #8888; background: none; color: inherit; cursor: pointer; }
    button:hover { border-color: currentColor; }
    :is(button, aside):focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4ff); outline-offset: 2px; }
    button.broken { border: 2px solid light-dark(#b3261e, #ff9c93); }
    main.some button { border-style: dotted; color: light-dark(#666, #a0a0a0); }
    main.some button.chosen { background: #0b57d0; border-style: solid; color: #fff; }
    main.some button.out { background: light-dark(#d3e3fd, #16335f); border-style: solid; color: inherit; }
    main.some button.in { background: light-dark(#d2ecd9, #173d23); border-style: solid; color: inherit; }
    aside { position: sticky; bottom: 0; background: light-dark(#fff, #121212); border-top: 1px solid #8886; padding: .3rem 0 .6rem; max-height: 40vh; overflow: auto; }
    aside:empty { display: none; }
    html:has(main.some) { scroll-padding-bottom: 42vh; }
    aside h2 { margin: .6rem 0 .2rem; text-transform: none; }
    aside p { margin: .1rem 0; overflow-wrap: anywhere; }
    aside .wrong, header .wrong { color: light-dark(#b3261e, #ff9c93); font-weight: 600; }
    """

  private static let script = """
    const main = document.querySelector('main'), aside = document.querySelector('aside');
    const boxes = new Map([...document.querySelectorAll('button')].map(b => [b.dataset.name, b]));
    let chosen = null;
    function part(title, edges, other) {
      if (!edges.length) return;
      const h = document.createElement('h2'); h.textContent = title;
      aside.append(h);
      for (const e of edges) {
        const p = document.createElement('p');
        p.textContent = e[other] + (e.cycle ? ', in a cycle' : '') + (e.onForbiddenWay ? ', on the way to what a rule forbids' : '') + (e.violation ? `: ${e.violation}` : '');
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
      if (chosen === null) return;
      boxes.get(name).classList.add('chosen');
      const out = graph.edges.filter(e => e.from === name), into = graph.edges.filter(e => e.to === name);
      for (const e of out) boxes.get(e.to)?.classList.add('out');
      for (const e of into) boxes.get(e.from)?.classList.add('in');
      part(`${name} imports`, out, 'to');
      part(`${name} is imported by`, into, 'from');
      if (!out.length && !into.length) part(`${name} imports nothing and is imported by nothing`, [{ to: 'No arrow begins or ends here.' }], 'to');
      // What is said must not cover what it is about.
      boxes.get(name).scrollIntoView({ block: 'nearest' });
    }
    main.addEventListener('click', event => {
      const box = event.target.closest('button');
      if (box) choose(box.dataset.name);
    });
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && chosen !== null) choose(chosen);
    });
    """

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
