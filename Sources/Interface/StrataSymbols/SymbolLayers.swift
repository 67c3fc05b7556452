/// A part of a weather symbol that has a separate colour.
public enum SymbolPart: String, Sendable {
  case cloud, sun, moon, star, drop, flake, bolt
}

/// A symbol whose layers can be drawn in different colours.
public struct LayeredSymbol: Sendable, Equatable {
  /// The SVG shapes. The shapes of the first layer are filled with `var(--s1)`, those of the second
  /// with `var(--s2)`, and so on.
  public let markup: String
  /// The part that each layer shows, in the order of a palette's colours.
  public let parts: [SymbolPart]
}

extension Symbols {
  /// Returns the part that each layer of a symbol shows; `nil` for a symbol of one layer.
  public static func parts(named name: String) -> [SymbolPart]? { SymbolLayers.table[name]?.parts }

  /// Returns the drawing of a symbol with separate layers; `nil` for a symbol of one layer.
  public static func layered(named name: String) -> LayeredSymbol? { SymbolLayers.drawings[name] }
}

/// The layers of the weather symbols.
enum SymbolLayers {
  /// The plan by which a symbol's drawing is split: the layer of each outline, in order, and the
  /// part that each layer shows.
  struct Plan {
    var outlines: [Int]
    var parts: [SymbolPart]

    init(_ outlines: String, _ parts: [SymbolPart]) {
      self.outlines = outlines.compactMap(\.wholeNumberValue)
      self.parts = parts
    }
  }

  static let table: [String: Plan] = [
    "cloud.sun.fill": Plan("0111111", [.cloud, .sun]),
    "cloud.moon.fill": Plan("01", [.cloud, .moon]),
    "cloud.drizzle.fill": Plan("11110", [.cloud, .drop]),
    "cloud.rain.fill": Plan("11110", [.cloud, .drop]),
    "cloud.heavyrain.fill": Plan("11110", [.cloud, .drop]),
    "cloud.sleet.fill": Plan("2121210", [.cloud, .drop, .flake]),
    "cloud.hail.fill": Plan("2121210", [.cloud, .drop, .flake]),
    "cloud.snow.fill": Plan("111110", [.cloud, .flake]),
    "cloud.bolt.fill": Plan("10", [.cloud, .bolt]),
    "cloud.bolt.rain.fill": Plan("222210", [.cloud, .bolt, .drop]),
    "moon.stars.fill": Plan("011", [.moon, .star]),
    "sun.max.fill": Plan("000000000", [.sun]),
    "moon.fill": Plan("0", [.moon]),
    "cloud.fill": Plan("0", [.cloud]),
    "cloud.fog.fill": Plan("0", [.cloud]),
  ]

  /// The drawings of the symbols in the table, split once: a page of the weather shows dozens.
  static let drawings: [String: LayeredSymbol] = Dictionary(
    uniqueKeysWithValues: table.compactMap { name, plan in
      SymbolSheet.markup[name].flatMap { split(String($0), by: plan) }.map { (name, $0) }
    })

  /// Returns the drawing with a path for each layer; `nil` if its outlines are not those of the
  /// plan, as with another version of the icons.
  static func split(_ markup: String, by plan: Plan) -> LayeredSymbol? {
    let outlines = markup.matches(of: /<path d="([^"]*)"\/>/).map { self.outlines(of: $0.1) }
    let all = outlines.flatMap { $0 ?? [] }
    // A symbol of one layer needs no cutting.
    if plan.parts.count == 1 {
      let fill = "<path fill=\"var(--s1)\" d="
      return LayeredSymbol(markup: markup.replacing("<path d=", with: fill), parts: plan.parts)
    }
    guard outlines.allSatisfy({ $0 != nil }), all.count == plan.outlines.count else { return nil }
    let layers = plan.parts.indices.map { layer in
      let data = zip(all, plan.outlines).filter { $0.1 == layer }.map(\.0).joined()
      return "<path fill=\"var(--s\(layer + 1))\" d=\"\(data)\"/>"
    }
    return LayeredSymbol(markup: layers.joined(), parts: plan.parts)
  }

  /// Returns the closed outlines of a path, each with an absolute start; `nil` if one has none.
  private static func outlines(of data: Substring) -> [String]? {
    var start = (x: 0.0, y: 0.0)
    var found: [String] = []
    for outline in data.split(separator: "z") {
      let number = /-?(?:\d*\.\d+|\d+)/
      guard let kind = outline.first, kind == "M" || kind == "m",
        let x = outline.firstMatch(of: number), let dx = Double(x.0),
        let y = outline[x.range.upperBound...].firstMatch(of: number), let dy = Double(y.0)
      else { return nil }
      // A closed outline ends where it began, and the next relative one begins from there.
      start = kind == "M" ? (dx, dy) : (start.x + dx, start.y + dy)
      found.append("M\(rounded(start.x)) \(rounded(start.y))\(outline[y.range.upperBound...])z")
    }
    return found
  }

  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
