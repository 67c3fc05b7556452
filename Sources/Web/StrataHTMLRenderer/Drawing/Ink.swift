import StrataRendering

/// Writes the drawing of one element as SVG. Identifiers of definitions contain the element's
/// number, which makes them unique in the page.
struct Ink {
  var id: Int32
  private var definitions = ""
  private var body = ""
  private var count = 0

  init(id: Int32) { self.id = id }

  static func markup(_ drawing: [Figure], id: Int32) -> String {
    var ink = Ink(id: id)
    let only = drawing.count == 1
    for figure in drawing { ink.body += ink.markup(figure, isOnly: only) }
    let definitions = ink.definitions.isEmpty ? "" : "<defs>\(ink.definitions)</defs>"
    return "<svg class=\"ink\" aria-hidden=\"true\">\(definitions)\(ink.body)</svg>"
  }

  private mutating func markup(_ figure: Figure, isOnly: Bool) -> String {
    let groups = figure.groups(&self)
    let shape = isOnly ? inherited(figure) : explicit(figure)
    return groups.joined() + shape + String(repeating: "</g>", count: groups.count)
  }

  /// Writes the drawing of an element that has only one. Colours and lengths come from the
  /// element's CSS classes, so that they can be animated.
  private mutating func inherited(_ figure: Figure) -> String {
    switch figure.content {
    case .fill(let outline, let paint, let isEvenOdd):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return painted(outline, paint, property: "fill", isArea: true, rule)
    case .stroke(let outline, let paint, _):
      return painted(outline, paint, property: "stroke", isArea: false, "")
    case .text, .group: return explicit(figure)
    }
  }

  private mutating func painted(
    _ outline: Outline, _ paint: Paint, property: String, isArea: Bool, _ attributes: String
  ) -> String {
    guard let gradient = paint.gradient else { return outline.markup(attributes) }
    guard gradient.isInSVG else { return turning(outline.markup(attributes)) }
    let id = define { gradient.definition($0, isArea: isArea, size: outline.pathSize) }
    return outline.markup("\(attributes) \(property)=\"url(#\(id))\"")
  }

  /// Writes a shape with an angular gradient, which is a CSS image. The shape masks the image, and
  /// is repeated invisibly in front of it, to receive touches.
  private mutating func turning(_ shape: String) -> String {
    let area = "x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
    let id = define { "<mask id=\"\($0)\" maskUnits=\"userSpaceOnUse\" \(area)>\(shape)</mask>" }
    return "<foreignObject \(area) mask=\"url(#\(id))\"><div class=\"paint\"></div></foreignObject>"
      + "<g opacity=\"0\">\(shape)</g>"
  }

  mutating func define(_ make: (String) -> String) -> String {
    count += 1
    let name = "d\(id)-\(count)"
    definitions += make(name)
    return name
  }

  // MARK: One of many

  private mutating func explicit(_ figure: Figure) -> String {
    switch figure.content {
    case .fill(let outline, let paint, let isEvenOdd):
      let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      return outline.markup(" fill=\"\(value(paint, outline, isArea: true))\"\(rule)")
    case .stroke(let outline, let paint, let line):
      return outline.markup(
        " fill=\"none\" stroke=\"\(value(paint, outline, isArea: paint.isLevel))\"\(line.attributes)"
      )
    case .text(let label): return label.markup(value(label.paint, nil, isArea: false))
    case .group(let figures):
      return figures.reduce(into: "") { $0 += markup($1, isOnly: false) }
    }
  }

  private mutating func value(_ paint: Paint, _ outline: Outline?, isArea: Bool) -> String {
    guard let gradient = paint.gradient, gradient.isInSVG else {
      return paint.firstColor.css(isArea: isArea)
    }
    let id = define { gradient.definition($0, isArea: isArea, size: outline?.pathSize) }
    return "url(#\(id))"
  }
}
