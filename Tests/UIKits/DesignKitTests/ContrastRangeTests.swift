import DesignKit
import StrataKitTesting
import SwiftUI
import Testing

/// Tests of what holds for the contrast of any two colors.
@Suite struct ContrastRangeTests {
  private func grey(_ part: Float) -> Color.Resolved {
    Color.Resolved(red: part, green: part, blue: part)
  }

  /// Two hundred opaque colors, the same in each run.
  private var colors: [Color.Resolved] {
    var random = SeededGenerator(seed: 4)
    return (0..<200).map { _ in
      Color.Resolved(
        red: .random(in: 0...1, using: &random), green: .random(in: 0...1, using: &random),
        blue: .random(in: 0...1, using: &random))
    }
  }

  @Test
  func `the contrast ratio of opaque colors is from 1 to 21, and the same in both directions`() {
    let colors = colors
    for (front, back) in zip(colors, colors.dropFirst()) {
      let ratio = Contrast.ratio(of: front, on: back)
      #expect(ratio >= 1 && ratio <= 21.001)
      #expect(abs(ratio - Contrast.ratio(of: back, on: front)) < 0.001)
    }
  }

  @Test func `the lighter a gray is, the more it contrasts with black`() {
    let black = grey(0)
    let ratios = (0...20).map { Contrast.ratio(of: grey(Float($0) / 20), on: black) }
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `the less opaque a color is, the less it contrasts`() {
    let white = grey(1)
    let ratios = (0...10).map { step in
      let front = Color.Resolved(red: 0, green: 0, blue: 0, opacity: Float(step) / 10)
      return Contrast.ratio(of: front, on: white)
    }
    #expect(zip(ratios, ratios.dropFirst()).allSatisfy { $0 < $1 })
    #expect(abs((ratios.first ?? 0) - 1) < 0.001 && abs((ratios.last ?? 0) - 21) < 0.01)
  }

  @Test func `a translucent color contrasts like the mixture with its background`() {
    var random = SeededGenerator(seed: 5)
    for (front, back) in zip(colors, colors.dropFirst()) {
      var veil = front
      veil.opacity = .random(in: 0...1, using: &random)
      let seen = Contrast.lay(veil, on: back)
      #expect(seen.opacity == 1)
      let difference = Contrast.ratio(of: veil, on: back) - Contrast.ratio(of: seen, on: back)
      #expect(abs(difference) < 0.001)
    }
  }
}
