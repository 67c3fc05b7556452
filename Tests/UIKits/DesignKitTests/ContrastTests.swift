import DesignKit
import SwiftUI
import Testing

@Suite struct ContrastTests {
  private let black = Color.Resolved(red: 0, green: 0, blue: 0)
  private let white = Color.Resolved(red: 1, green: 1, blue: 1)

  @Test func `black on white has the highest contrast`() {
    #expect(abs(Contrast.ratio(of: black, on: white) - 21) < 0.01)
    #expect(abs(Contrast.ratio(of: white, on: black) - 21) < 0.01)
    #expect(abs(Contrast.ratio(of: white, on: white) - 1) < 0.01)
  }

  @Test func `the contrast ratio separates a sufficient gray from an insufficient one`() {
    func grey(_ part: Float) -> Color.Resolved { .init(red: part, green: part, blue: part) }
    #expect(Contrast.ratio(of: grey(0x76 / 255), on: white) >= Contrast.text)
    #expect(Contrast.ratio(of: grey(0x77 / 255), on: white) < Contrast.text)
  }

  @Test func `a translucent color is mixed with its background`() {
    let veil = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
    let seen = Contrast.lay(veil, on: white)
    #expect(abs(seen.red - 0.5) < 0.001)
    #expect(Contrast.ratio(of: veil, on: white) < Contrast.ratio(of: black, on: white))
  }

  @Test func `red, green and blue have the contrast to black that their relative luminance gives`()
  {
    let ratios = [
      Color.Resolved(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0),
      .init(red: 0, green: 0, blue: 1),
    ].map { Contrast.ratio(of: $0, on: black) }
    for (ratio, wanted) in zip(ratios, [5.252, 15.304, 2.444]) {
      #expect(abs(ratio - wanted) < 0.001)
    }
  }

  @Test
  func `mixing a translucent color with a background blends each channel to an opaque color`() {
    let front = Color.Resolved(red: 1, green: 0.5, blue: 0, opacity: 0.25)
    let mixed = Contrast.lay(front, on: Color.Resolved(red: 0, green: 0.5, blue: 1))
    let parts = [mixed.red, mixed.green, mixed.blue, mixed.opacity]
    for (part, wanted) in zip(parts, [0.25, 0.5, 0.75, 1] as [Float]) {
      #expect(abs(part - wanted) < 0.001)
    }
  }
}
