import Foundation
import LayerRules

/// One HTML file with everything in it: floors from the outermost down, a box for each module.
/// Pressing a box shows what it leans on and what leans on it.
enum GraphPage {
  static func write(_ graph: LayerGraph) -> String {
    let floors = graph.floors.map { floor in
      let boxes = graph.nodes.filter { $0.floor == floor }.map { node in
        let isBroken = graph.edges.contains { $0.breach != nil && $0.from == node.name }
        return
          "<button data-name=\"\(escaped(node.name))\"\(isBroken ? " class=\"broken\"" : "")>\(escaped(node.name))</button>"
      }
      return "<section><h2>\(escaped(floor))</h2><div>\(boxes.joined())</div></section>"
    }
    let broken = graph.edges.count { $0.breach != nil }
    let cycles = graph.edges.count(where: \.isInCycle)
    // `</script>` inside the data would end it early.
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
      <p>\(graph.nodes.count) boxes, \(graph.edges.count) arrows, <b>\(broken) broken</b>, \(cycles) in rings. Press a box.</p>
      </header>
      <main>
      \(floors.joined(separator: "\n"))
      </main>
      <aside aria-live="polite"></aside>
      <script>
      const graph = \(data);
      \(script)
      </script>
      </html>
      """
  }

  private static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
    body { margin: 1.5rem auto; max-width: 70rem; padding: 0 1rem; }
    section { border: 1px solid #8886; border-radius: .6rem; padding: .5rem .8rem .8rem; margin: .6rem 0; }
    h2 { font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; margin: 0 0 .4rem; opacity: .7; }
    div { display: flex; flex-wrap: wrap; gap: .4rem; }
    button { font: inherit; padding: .3rem .6rem; border-radius: .4rem; border: 1px solid #8888; background: Canvas; color: CanvasText; cursor: pointer; }
    button.broken { border: 2px solid light-dark(#b3261e, #ff9c93); }
    button.chosen { background: #0b57d0; color: #fff; }
    button.out { background: #0b57d033; } button.in { background: #18803833; }
    main.some button:not(.chosen):not(.out):not(.in) { opacity: .35; }
    aside { position: sticky; bottom: 0; background: Canvas; border-top: 1px solid #8886; padding: .6rem 0; max-height: 40vh; overflow: auto; }
    aside:empty { display: none; }
    aside .wrong { color: light-dark(#b3261e, #ff9c93); font-weight: 600; }
    """

  private static let script = """
    const main = document.querySelector('main'), aside = document.querySelector('aside');
    const boxes = new Map([...document.querySelectorAll('button')].map(b => [b.dataset.name, b]));
    function line(text, wrong) {
      const p = document.createElement('p'); p.textContent = text;
      if (wrong) p.className = 'wrong';
      aside.append(p);
    }
    function choose(name) {
      for (const box of boxes.values()) box.classList.remove('chosen', 'out', 'in');
      aside.replaceChildren();
      main.classList.add('some');
      boxes.get(name).classList.add('chosen');
      for (const e of graph.edges) {
        if (e.from === name) boxes.get(e.to).classList.add('out');
        if (e.to === name) boxes.get(e.from).classList.add('in');
        if (e.from === name || e.to === name)
          line(`${e.from} → ${e.to}` + (e.cycle ? ', in a ring' : '') + (e.breach ? `: ${e.breach}` : ''), e.breach);
      }
    }
    main.addEventListener('click', event => {
      const box = event.target.closest('button');
      if (box) choose(box.dataset.name);
    });
    """

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}
