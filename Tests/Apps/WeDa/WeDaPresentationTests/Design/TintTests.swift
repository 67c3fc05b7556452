import DesignKit
import StrataKitTesting
import SwiftUI
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct TintTests {
  @Test(.mission("W-91"), arguments: WeatherKind.allCases, ColorScheme.allCases)
  func `weather symbols have enough contrast on the page and on tinted surfaces`(
    kind: WeatherKind, scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let tint = kind.tint.resolve(in: environment)
    let part: Float = scheme == .dark ? 0 : 1
    let paper = Color.Resolved(red: part, green: part, blue: part)
    for strength in [0, Surface.card, Surface.hero] {
      let surface = Contrast.lay(kind.tint.opacity(strength).resolve(in: environment), on: paper)
      #expect(Contrast.ratio(of: tint, on: surface) >= Contrast.symbol)
    }
  }
}
