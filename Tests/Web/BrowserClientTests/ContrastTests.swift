import StrataBrowserClient
import Testing

/// WCAG 2 AA, computed from the style sheet's colours.
@Suite struct ContrastTests {
  private static let texts = [
    "primary", "secondary", "tertiary", "accent", "red", "orange", "yellow", "green", "mint",
    "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
  ]

  @Test(arguments: texts, ["system", "secondarySystem", "grouped", "card", "raised"])
  func `text in a named colour has enough contrast`(text: String, ground: String) throws {
    let palette = try Palette()
    for scheme in Palette.Scheme.allCases {
      let area = try palette.color(ground, scheme)
      let faint = try palette.color("fill", scheme).over(area)
      let ink = try palette.color(text, scheme)
      #expect(ink.contrast(on: area) >= 4.5, "\(scheme)")
      #expect(ink.contrast(on: faint) >= 4.5, "\(scheme), on a faint fill")
    }
  }

  @Test(arguments: texts.dropFirst(3))
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

  @Test func `contrast is computed as WCAG defines it`() {
    let black = Palette.Color(red: 0, green: 0, blue: 0, opacity: 1)
    #expect(abs(Palette.Color.white.contrast(on: black) - 21) < 0.001)
    #expect(abs(black.contrast(on: black) - 1) < 0.001)
  }
}
