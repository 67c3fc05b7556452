import StrataBrowserClient
import Testing

/// Tests of contrasts by WCAG 2 AA, computed from the style sheet's colours.
@Suite struct ContrastTests {
  private static let texts = ["primary", "secondary", "tertiary", "accent", "danger"]

  @Test(arguments: texts, ["system", "secondarySystem", "grouped", "card", "raised"])
  func `text in a colour of the framework has enough contrast`(text: String, ground: String) throws
  {
    let palette = try Palette()
    for scheme in Palette.Scheme.allCases {
      let area = try palette.color(ground, scheme)
      let faint = try palette.color("fill", scheme).over(area)
      let ink = try palette.color(text, scheme)
      #expect(ink.contrast(on: area) >= 4.5, "\(scheme)")
      #expect(ink.contrast(on: faint) >= 4.5, "\(scheme), on a faint fill")
    }
  }

  @Test(arguments: ["accent", "danger"])
  func `white text on a filled area has enough contrast`(name: String) throws {
    let palette = try Palette()
    for scheme in Palette.Scheme.allCases {
      let area = try palette.color("fill-\(name)", scheme)
      #expect(Palette.Color.white.contrast(on: area) >= 4.5, "\(scheme)")
    }
  }

  @Test(arguments: ["card", "grouped"])
  func `the edge of a control has enough contrast`(ground: String) throws {
    let palette = try Palette()
    for scheme in Palette.Scheme.allCases {
      let area = try palette.color(ground, scheme)
      #expect(try palette.color("edge", scheme).contrast(on: area) >= 3)
    }
  }

  /// The values for light and dark in Apple's Human Interface Guidelines, iOS system colours.
  private static let published: [(name: String, light: String, dark: String)] = [
    ("red", "#ff3b30", "#ff453a"), ("orange", "#ff9500", "#ff9f0a"),
    ("yellow", "#ffcc00", "#ffd60a"), ("green", "#34c759", "#30d158"),
    ("mint", "#00c7be", "#63e6e2"), ("teal", "#30b0c7", "#40c8e0"),
    ("cyan", "#32ade6", "#64d2ff"), ("blue", "#007aff", "#0a84ff"),
    ("indigo", "#5856d6", "#5e5ce6"), ("purple", "#af52de", "#bf5af2"),
    ("pink", "#ff2d55", "#ff375f"), ("brown", "#a2845e", "#ac8e68"),
    ("gray", "#8e8e93", "#8e8e93"),
  ]

  @Test(arguments: published)
  func `a named colour has the values that Apple publishes`(
    name: String, light: String, dark: String
  ) throws {
    let palette = try Palette()
    for (scheme, hex) in [(Palette.Scheme.light, light), (.dark, dark)] {
      let wanted = try #require(Palette.Color(hex: hex[...]))
      #expect(try palette.color(name, scheme) == wanted, "\(scheme)")
      #expect(throws: Palette.UnknownColor.self) { try palette.color("fill-\(name)", scheme) }
    }
  }

  @Test(arguments: [
    ("system", "#ffffff", "#000000"), ("secondarySystem", "#f2f2f7", "#1c1c1e"),
    ("grouped", "#f2f2f7", "#000000"), ("card", "#ffffff", "#1c1c1e"),
  ])
  func `a background has the values that Apple publishes`(
    name: String, light: String, dark: String
  ) throws {
    let palette = try Palette()
    #expect(try palette.color(name, .light) == Palette.Color(hex: light[...]))
    #expect(try palette.color(name, .dark) == Palette.Color(hex: dark[...]))
  }

  @Test func `contrast is computed as WCAG defines it`() {
    let black = Palette.Color(red: 0, green: 0, blue: 0, opacity: 1)
    #expect(abs(Palette.Color.white.contrast(on: black) - 21) < 0.001)
    #expect(abs(black.contrast(on: black) - 1) < 0.001)
  }
}
