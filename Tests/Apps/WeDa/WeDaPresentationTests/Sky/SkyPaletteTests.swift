import DesignKit
import StrataKitTesting
import SwiftUI
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the colours of every scene at every height of the sun.
@MainActor @Suite struct SkyPaletteTests {
  /// Every kind of sky that a condition leads to.
  nonisolated private static let kinds: [SkyScene] = {
    var kinds: [SkyScene] = []
    for code in ConditionCode.allCases {
      for cloudiness: Double? in [nil, 20, 60, 95] {
        let scene = SkyScene(
          cover: .init(code, cloudiness: cloudiness), fall: .init(code), haze: .init(code),
          hasThunder: code == .thunderstorm || code == .hail, sun: 0)
        if !kinds.contains(scene) { kinds.append(scene) }
      }
    }
    return kinds
  }()

  /// The heights of the sun: close to each other where the light changes quickly.
  nonisolated private static let heights =
    Array(stride(from: -90.0, through: -20, by: 5)) + Array(stride(from: -19.0, to: 20, by: 0.5))
    + Array(stride(from: 20.0, through: 90, by: 5)) + [4.999]

  private func palettes(_ kind: SkyScene) -> [(String, SkyPalette)] {
    Self.heights.flatMap { height in
      [true, false].map { isRising in
        let scene = SkyScene(
          cover: kind.cover, fall: kind.fall, haze: kind.haze, hasThunder: kind.hasThunder,
          sun: height, isRising: isRising)
        return ("\(kind) at \(height)", SkyPalette(scene))
      }
    }
  }

  @Test func `the tested sky scenes contain every cloud cover, precipitation, haze and thunder`() {
    #expect(Set(Self.kinds.map(\.cover)) == Set(SkyScene.Cover.allCases))
    #expect(Set(Self.kinds.compactMap(\.fall)) == Set(SkyScene.Fall.allCases))
    #expect(Set(Self.kinds.compactMap(\.haze)) == Set(SkyScene.Haze.allCases))
    #expect(Self.kinds.contains { $0.hasThunder })
  }

  @Test(.mission("W-91"), arguments: kinds)
  func `text on the sky has enough contrast at every height of the sun`(kind: SkyScene) {
    for (name, palette) in palettes(kind) {
      for color in palette.behindWords {
        #expect(Contrast.ratio(of: palette.ink, on: color) >= Contrast.text, "\(name)")
      }
    }
  }

  @Test(arguments: kinds)
  func `text has enough contrast on every mixture of a sky's colours`(kind: SkyScene) {
    for (name, palette) in palettes(kind) {
      let sky = [palette.top, palette.middle, palette.low]
      let pairs =
        zip(sky, sky.dropFirst()).map { ($0, $1) }
        + sky.flatMap { [($0, palette.cloud), ($0, palette.mark)] }
        + [(palette.cloud, palette.mark)]
      for (from, to) in pairs {
        for share: Float in [0.25, 0.5, 0.75] {
          let color = from.mixed(with: to, by: share)
          #expect(Contrast.ratio(of: palette.ink, on: color) >= Contrast.text, "\(name)")
        }
      }
    }
  }

  @Test(arguments: ColorScheme.allCases)
  func `text and symbols have enough contrast on the page background and on its cards`(
    scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let part: Float = scheme == .dark ? 0 : 1
    let paper = Color.Resolved(red: part, green: part, blue: part)
    func resolved(_ color: Color) -> Color.Resolved { color.resolve(in: environment) }
    let symbols = Set(
      ConditionCode.allCases.flatMap { code in
        [true, false].flatMap { WeatherCondition(code: code, isDaytime: $0).iconColors }
      }.map(resolved))
    for (name, palette) in Self.kinds.flatMap(palettes) {
      for color in palette.groundColors {
        let ground = Contrast.lay(resolved(color), on: paper)
        let cards = [Color.gray, .blue, .orange].map {
          Contrast.lay(resolved($0.opacity(Surface.card)), on: ground)
        }
        let secondary = resolved(.secondary)
        let texts = ([ground] + cards).map { Contrast.ratio(of: secondary, on: $0) }
        #expect(texts.allSatisfy { $0 >= Contrast.text }, "\(name)")
        let icons = ([ground] + cards.prefix(2)).flatMap { surface in
          symbols.map { Contrast.ratio(of: $0, on: surface) }
        }
        #expect(icons.allSatisfy { $0 >= Contrast.symbol }, "\(name)")
      }
    }
  }

  @Test func `sky text is white at night, in rain and in thunder, and dark on a clear day`() {
    let white = SkyPalette(SkyScene(cover: .clear, sun: -30)).ink
    #expect(white == Color.Resolved(red: 1, green: 1, blue: 1))
    #expect(SkyPalette(SkyScene(cover: .clear, sun: 40)).ink != white)
    #expect(SkyPalette(SkyScene(cover: .overcast, fall: .snow, sun: 40)).ink != white)
    #expect(SkyPalette(SkyScene(cover: .overcast, hasThunder: true, sun: 40)).ink == white)
    #expect(SkyPalette(SkyScene(cover: .overcast, fall: .rain, sun: 40)).ink == white)
  }

  @Test func `dawn and dusk have different colours`() {
    let dawn = SkyPalette(SkyScene(cover: .clear, sun: 0, isRising: true))
    let dusk = SkyPalette(SkyScene(cover: .clear, sun: 0, isRising: false))
    #expect(dawn.low != dusk.low)
  }

  @Test func `a background colour is darkened only as far as white text needs for its contrast`() {
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let navy = Color.Resolved(hex: 0x0B_1740)
    #expect(navy.legible(under: white) == navy)
    let sky = Color.Resolved(hex: 0x77_BAF5).legible(under: white)
    let ratio = Contrast.ratio(of: white, on: sky)
    #expect(ratio >= Contrast.text + 0.3 && ratio < Contrast.text + 0.4)
  }
}
