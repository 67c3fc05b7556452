import DesignKit
import StrataKitTesting
import SwiftUI
import Testing

@MainActor @Suite struct TokenTests {
  @Test func `each spacing is larger than the one before`() {
    let steps = [
      Space.none, Space.hair, Space.tiny, Space.small, Space.medium, Space.large, Space.wide,
      Space.huge,
    ]
    #expect(steps == steps.sorted())
    #expect(Set(steps).count == steps.count)
  }

  /// The colors with which apps tint surfaces.
  nonisolated static let tints: [Color] = [
    .gray, .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink,
    .brown,
  ]

  @Test(.mission("W-91"), arguments: ColorScheme.allCases)
  func `text stays readable on every tinted surface`(scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let isDark = scheme == .dark
    let papers = (isDark ? [0x000000, 0x1C1C1E] : [0xFFFFFF, 0xF2F2F7]).map(Self.color)
    let words = [Color.primary, .secondary].map { $0.resolve(in: environment) }
    for (tint, paper) in Self.tints.flatMap({ tint in papers.map { (tint, $0) } }) {
      for strength in [Surface.card, Surface.hero, Surface.banner] {
        let surface = Contrast.lay(tint.opacity(strength).resolve(in: environment), on: paper)
        for word in words {
          let ratio = Contrast.ratio(of: word, on: surface)
          #expect(ratio >= Contrast.text, "\(tint) at \(strength), \(scheme): \(ratio)")
        }
      }
    }
  }

  private static func color(_ number: Int) -> Color.Resolved {
    func part(_ shift: Int) -> Float { Float((number >> shift) & 0xFF) / 255 }
    return Color.Resolved(red: part(16), green: part(8), blue: part(0))
  }
}
