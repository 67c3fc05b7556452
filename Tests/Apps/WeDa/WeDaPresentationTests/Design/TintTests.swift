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

  @Test(.mission("W-91"), arguments: ConditionCode.allCases, ColorScheme.allCases)
  func `every layer of a symbol has enough contrast on the page and on every card`(
    code: ConditionCode, scheme: ColorScheme
  ) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let part: Float = scheme == .dark ? 0 : 1
    let paper = Color.Resolved(red: part, green: part, blue: part)
    let cards: [Color] = [.gray, .blue, code.kind.tint]
    let surfaces =
      [paper]
      + cards.map {
        Contrast.lay($0.opacity(Surface.card).resolve(in: environment), on: paper)
      }
    for isDaytime in [true, false] {
      let condition = WeatherCondition(code: code, isDaytime: isDaytime)
      #expect(condition.iconColors.count == 3)
      for color in condition.iconColors {
        for surface in surfaces {
          let ratio = Contrast.ratio(of: color.resolve(in: environment), on: surface)
          #expect(ratio >= Contrast.symbol, "\(code)")
        }
      }
    }
  }

  @Test(arguments: WeatherKind.allCases, ColorScheme.allCases)
  func `a white symbol has enough contrast on its pin`(kind: WeatherKind, scheme: ColorScheme) {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    let pin = kind.pinTint.resolve(in: environment)
    #expect(Contrast.ratio(of: white, on: pin) >= Contrast.symbol)
  }

  @Test func `clear, partly cloudy and hazy weather have different icons by day and night`() {
    for code in [ConditionCode.clear, .partlyCloudy, .haze] {
      let (day, night) = (
        WeatherCondition(code: code, isDaytime: true),
        WeatherCondition(code: code, isDaytime: false)
      )
      #expect(day.icon != night.icon, "\(code)")
    }
    let clear = [true, false].map { WeatherCondition(code: .clear, isDaytime: $0).iconColors[0] }
    #expect(clear[0] != clear[1])
  }
}
