extension GraphPage {
  /// The ends of the arrows, one for each colour.
  static let heads = ["plain", "broken", "added", "removed"].map { name in
    "<marker id=\"\(name)\" class=\"\(name)\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto-start-reverse\"><path d=\"M0 0L8 4L0 8z\"/></marker>"
  }.joined()

  static let style = """
    :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; --line: light-dark(#555, #b5b5b5); --wrong: light-dark(#b3261e, #ff9c93); --new: light-dark(#11682f, #7bd992); }
    html { background: light-dark(#fff, #121212); color: light-dark(#1b1b1b, #f2f2f2); }
    body { margin: 1rem auto; max-width: 80rem; padding: 0 1rem; }
    header h1, header p { margin: .3rem 0; }
    form { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; align-items: center; }
    input { font: inherit; }
    main { position: relative; }
    svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; overflow: hidden; z-index: 1; }
    svg path.arrow { fill: none; stroke: var(--line); stroke-opacity: .75; }
    svg path.way { stroke-dasharray: 2 4; }
    svg path.broken { stroke: var(--wrong); stroke-width: 2; stroke-opacity: 1; }
    svg path.added { stroke: var(--new); stroke-width: 2; stroke-opacity: 1; }
    svg path.removed { stroke-dasharray: 6 4; }
    marker { fill: var(--line); }
    marker.broken { fill: var(--wrong); }
    marker.added { fill: var(--new); }
    svg text { font: 600 11px system-ui, sans-serif; fill: currentColor; paint-order: stroke; stroke: light-dark(#fff, #121212); stroke-width: 3px; text-anchor: middle; }
    details { border: 1px solid #8886; border-radius: .6rem; padding: .25rem .7rem; margin: 0 0 1.1rem; }
    details[open] { padding-bottom: .6rem; margin-bottom: 1.8rem; }
    summary { cursor: pointer; width: fit-content; }
    summary h2 { display: inline; font-size: .8rem; text-transform: uppercase; letter-spacing: .06em; color: light-dark(#555, #b5b5b5); }
    summary span { font-size: .8rem; color: light-dark(#555, #b5b5b5); }
    details > div { display: flex; flex-wrap: wrap; gap: .4rem; max-height: 60vh; overflow: auto; padding: .3rem; }
    button { font: inherit; padding: .3rem .6rem; border-radius: .4rem; border: 1px solid #8888; background: light-dark(#fff, #121212); color: inherit; cursor: pointer; }
    button:hover { border-color: currentColor; }
    :is(button, aside, summary, input):focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4ff); outline-offset: 2px; }
    button.broken { border: 2px solid var(--wrong); }
    button.added { border: 2px solid var(--new); }
    button.removed { border-style: dashed; text-decoration: line-through; }
    main.some button { border-style: dotted; color: light-dark(#666, #a0a0a0); }
    main.some button.chosen { background: #0b57d0; border-style: solid; color: #fff; }
    main.some button.out { background: light-dark(#d3e3fd, #16335f); border-style: solid; color: inherit; }
    main.some button.in { background: light-dark(#d2ecd9, #173d23); border-style: solid; color: inherit; }
    [hidden] { display: none !important; }
    aside { position: sticky; bottom: 0; background: light-dark(#fff, #121212); border-top: 1px solid #8886; padding: .3rem 0 .6rem; max-height: 40vh; overflow: auto; z-index: 2; }
    aside:empty { display: none; }
    html:has(main.some) { scroll-padding-bottom: 42vh; }
    aside h2 { margin: .6rem 0 .2rem; font-size: 1.1rem; }
    aside p { margin: .1rem 0; overflow-wrap: anywhere; }
    aside .wrong, header .wrong { color: var(--wrong); font-weight: 600; }
    """
}
