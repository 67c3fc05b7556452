import DesignKit
import SwiftUI
import WeDaDomain

/// The colours of a sky. Every colour that is drawn behind text, and every mixture of such colours,
/// has enough contrast with ``ink`` for ordinary text.
///
///     SkyPalette(SkyScene(report, at: now)).ink
struct SkyPalette: Equatable {
  /// The colour of the sky at the top (`top`), in the middle and at the bottom (`low`).
  let top, middle, low: Color.Resolved
  /// The colour of clouds.
  let cloud: Color.Resolved
  /// The colour of distant clouds, through which the sky shines.
  let farCloud: Color.Resolved
  /// The colour of drops, flakes, stars and fog.
  let mark: Color.Resolved
  /// The colour of text on the sky.
  let ink: Color.Resolved

  /// The colours that may be behind text.
  var behindWords: [Color.Resolved] { [top, middle, low, cloud, farCloud, mark] }

  /// White, the text's colour on a dark sky; that on a bright sky is dark.
  private static let white = Color.Resolved(red: 1, green: 1, blue: 1)
  private static let night = Color.Resolved(hex: 0x06_0F1C)

  init(_ scene: SkyScene) {
    let isBright = scene.isBright
    let ink = isBright ? Self.night : Self.white
    let clear = SkyColors.clear(scene, isBright: isBright)
    let grey = SkyColors.covered(scene, isBright: isBright)
    let share = scene.greyness
    func mixed(_ part: KeyPath<SkyColors, Color.Resolved>) -> Color.Resolved {
      clear[keyPath: part].mixed(with: grey[keyPath: part], by: share).legible(under: ink)
    }
    (top, middle, low) = (mixed(\.top), mixed(\.middle), mixed(\.low))
    self.ink = ink
    let paleness: Float = isBright ? (scene.cover == .overcast ? 0.5 : 0.92) : 0.22
    cloud = middle.mixed(with: Self.white, by: paleness).legible(under: ink)
    farCloud = cloud.mixed(with: middle, by: 0.45)
    mark = low.mixed(with: Self.white, by: isBright ? 0.9 : 0.6).legible(under: ink)
  }
}

extension SkyPalette {
  /// The colours of a page's background from the top to the bottom. They are so faint that texts
  /// and symbols stay legible on it and on its cards.
  var groundColors: [Color] {
    let strength = ink.red > 0.5 ? 0.05 : 0.11
    return [Color(top).opacity(strength), Color(low).opacity(strength / 2)]
  }

  /// A page's background as a gradient in the colours of the sky.
  var ground: LinearGradient {
    LinearGradient(colors: groundColors, startPoint: .top, endPoint: .bottom)
  }
}

extension SkyScene {
  /// A Boolean value that indicates whether the sky is brighter than the text on it.
  var isBright: Bool {
    let isGloomy = fall != nil && fall != .snow || hasThunder
    return sun >= 5 && !isGloomy
  }

  /// The fraction of the sky's blue that clouds and fog cover, 0 ... 1.
  fileprivate var greyness: Float {
    if hasThunder || haze == .fog { return 0.92 }
    if fall != nil { return 0.85 }
    if haze == .haze { return 0.6 }
    switch cover {
    case .clear: return 0
    case .few: return 0.1
    case .broken: return 0.35
    case .overcast: return 0.85
    }
  }
}

/// The three colours of a sky from the top to the bottom.
struct SkyColors {
  var top, middle, low: Color.Resolved

  init(_ top: Color.Resolved, _ middle: Color.Resolved, _ low: Color.Resolved) {
    (self.top, self.middle, self.low) = (top, middle, low)
  }

  init(_ top: Int, _ middle: Int, _ low: Int) {
    self.init(.init(hex: top), .init(hex: middle), .init(hex: low))
  }

  func mixed(with other: SkyColors, by share: Float) -> SkyColors {
    SkyColors(
      top.mixed(with: other.top, by: share), middle.mixed(with: other.middle, by: share),
      low.mixed(with: other.low, by: share))
  }

  /// Returns the colours of a clear sky by the height of the sun.
  static func clear(_ scene: SkyScene, isBright: Bool) -> SkyColors {
    let steps: [(height: Double, colors: SkyColors)] =
      switch (isBright, scene.isRising) {
      case (true, true): brightMorning
      case (true, false): brightEvening
      case (false, true): darkMorning
      case (false, false): darkEvening
      }
    guard let next = steps.firstIndex(where: { $0.height > scene.sun }) else {
      return steps[steps.count - 1].colors
    }
    guard next > 0 else { return steps[0].colors }
    let (from, to) = (steps[next - 1], steps[next])
    let share = (scene.sun - from.height) / (to.height - from.height)
    return from.colors.mixed(with: to.colors, by: Float(share))
  }

  private static let deepNight = (-18.0, SkyColors(0x05_0A1C, 0x0A_1230, 0x13_1D47))
  private static let darkMorning = [
    deepNight, (-10, SkyColors(0x0B_1740, 0x1C_2C63, 0x3D_3F7C)),
    (-4, SkyColors(0x16_306B, 0x44_487F, 0x8F_5A78)),
    (1, SkyColors(0x23_528F, 0x6F_6A92, 0xB5_6A62)),
    (5, SkyColors(0x2A_63A3, 0x5F_7FA6, 0x9D_7F6F)),
  ]
  private static let darkEvening = [
    deepNight, (-10, SkyColors(0x0B_1740, 0x22_2A60, 0x43_386F)),
    (-4, SkyColors(0x16_306B, 0x4C_4278, 0x9A_4A4A)),
    (1, SkyColors(0x23_4C86, 0x7A_6080, 0xB4_562F)),
    (5, SkyColors(0x2A_5F9C, 0x6F_7790, 0xA8_742F)),
  ]
  private static let brightMorning = [
    (5.0, SkyColors(0x6A_AAE0, 0xA6_CBEA, 0xF6_D3B8)), highSun, zenith,
  ]
  private static let brightEvening = [
    (5.0, SkyColors(0x6A_A4D8, 0xB4_C6DC, 0xFF_D9A0)), highSun, zenith,
  ]
  private static let highSun = (15.0, SkyColors(0x55_A3E8, 0x8A_C3F2, 0xCF_E6F7))
  private static let zenith = (45.0, SkyColors(0x43_99EA, 0x77_BAF5, 0xBC_DCF8))

  /// Returns the colours of a sky without any blue: with clouds, rain, snow, fog or a thunderstorm.
  static func covered(_ scene: SkyScene, isBright: Bool) -> SkyColors {
    if isBright {
      if scene.haze == .haze { return SkyColors(0xBF_B79C, 0xCF_C5A8, 0xDD_D3B8) }
      if scene.haze == .fog { return SkyColors(0xB4_BDC5, 0xC6_CDD3, 0xD6_DBDF) }
      if scene.fall != nil { return SkyColors(0xA9_B8C7, 0xC3_CFDA, 0xDD_E4EA) }
      return SkyColors(0x9F_AEBD, 0xB5_C1CC, 0xCD_D6DE)
    }
    let light = Float(min(max((scene.sun + 8) / 16, 0), 1))
    let night = SkyColors(0x10_1620, 0x19_212C, 0x26_2F3B)
    return night.mixed(with: gloom(scene), by: light)
  }

  private static func gloom(_ scene: SkyScene) -> SkyColors {
    if scene.hasThunder { return SkyColors(0x26_2C3B, 0x33_3A49, 0x46_4D5B) }
    if scene.haze != nil { return SkyColors(0x52_5B63, 0x61_6A71, 0x6F_777D) }
    if scene.fall == .heavyRain { return SkyColors(0x33_3E4D, 0x41_4D5C, 0x54_606E) }
    return SkyColors(0x42_5063, 0x52_6072, 0x66_7382)
  }
}

extension Color.Resolved {
  /// Creates a colour from a hexadecimal number of the form 0xRRGGBB.
  init(hex: Int) {
    func part(_ shift: Int) -> Float { Float(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  /// Returns the mixture of this colour with another; `share` is the fraction of the other.
  func mixed(with other: Color.Resolved, by share: Float) -> Color.Resolved {
    var veil = other
    veil.opacity = share
    return Contrast.lay(veil, on: self)
  }

  /// Returns this colour, changed until text in the colour `ink` is legible on it.
  ///
  /// It includes a margin for mixtures of two such colours, which may be a little darker than both.
  func legible(under ink: Color.Resolved) -> Color.Resolved {
    let goal = Contrast.text + 0.3
    guard Contrast.ratio(of: ink, on: self) < goal else { return self }
    let part: Float = ink.red > 0.5 ? 0 : 1
    let end = Color.Resolved(red: part, green: part, blue: part)
    var (low, high) = (Float(0), Float(1))
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let isEnough = Contrast.ratio(of: ink, on: mixed(with: end, by: middle)) >= goal
      (low, high) = isEnough ? (low, middle) : (middle, high)
    }
    return mixed(with: end, by: high)
  }
}
