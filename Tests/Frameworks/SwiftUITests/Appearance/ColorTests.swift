import Foundation
import StrataRendering
import SwiftUI
import Testing

/// A style that an app declares.
private struct Brand: ShapeStyle, Hashable {
  func resolve(in environment: EnvironmentValues) -> Color.Resolved {
    let isDark = environment.colorScheme == .dark
    return Color.Resolved(red: isDark ? 0 : 1, green: 0, blue: isDark ? 1 : 0)
  }
}

@MainActor @Suite struct ColorTests {
  @Test func `a Color is created from another Color or from a style that resolves to one`() {
    let isDark = true
    #expect(Color(isDark ? .indigo.opacity(0.5) : .red) == Color.indigo.opacity(0.5))
    var environment = EnvironmentValues()
    #expect(Color(Brand()).resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0))
    environment.colorScheme = .dark
    #expect(Color(Brand()).resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 1))
  }

  private func number(_ color: Color) -> Color.Resolved { color.resolve(in: EnvironmentValues()) }

  @Test func `colours of hue, saturation and brightness convert to RGB`() {
    #expect(Color(hue: 0, saturation: 1, brightness: 1).description == "#FF0000FF")
    #expect(Color(hue: 1.0 / 3, saturation: 1, brightness: 1).description == "#00FF00FF")
    #expect(Color(hue: 2.0 / 3, saturation: 1, brightness: 0.5).description == "#000080FF")
    #expect(Color(hue: 0.3, saturation: 0, brightness: 1, opacity: 0).description == "#FFFFFF00")
  }

  @Test func `colours of other colour spaces convert to sRGB`() {
    #expect(Color(.sRGBLinear, white: 1, opacity: 0.5).description == "#FFFFFF80")
    #expect(Color(.sRGBLinear, red: 0.5, green: 0, blue: 0).description == "#BC0000FF")
    #expect(Color(.displayP3, red: 1, green: 1, blue: 1).description == "#FFFFFFFF")
    #expect(Color(white: 0.5).description == "#808080FF")
    #expect(Color.red.description == "red")
  }

  @Test func `a colour resolves to its components`() {
    let half = number(Color(red: 0.5, green: 0.25, blue: 1).opacity(0.5))
    #expect(abs(half.red - 0.5) < 1e-4 && abs(half.green - 0.25) < 1e-4 && half.blue == 1)
    #expect(half.opacity == 0.5 && abs(half.linearRed - 0.214) < 1e-3)
    #expect(number(.white).red == 1 && number(.clear).opacity == 0)
    #expect(number(.red).red > number(.red).blue)
    var resolved = Color.Resolved(red: 0, green: 0, blue: 0)
    resolved.green = 1
    #expect(Color(resolved) == Color(red: 0, green: 1, blue: 0))
  }

  @Test func `mix blends two colours at a clamped fraction`() {
    let mixture = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(abs(number(mixture).red - 0.5) < 1e-4)
    #expect(
      Drawn(mixture).paint
        == .mixed(.named("black"), .named("white"), fraction: 0.5, isPerceptual: false))
    #expect(
      Drawn(Color.red.mix(with: .blue, by: 2)).paint
        == .mixed(.named("red"), .named("blue"), fraction: 1, isPerceptual: true))
  }

  @Test(arguments: [
    (Color.yellow, "#FFCC00FF", "#FFD60AFF"), (.mint, "#00C7BEFF", "#63E6E2FF"),
    (.cyan, "#32ADE6FF", "#64D2FFFF"), (.orange, "#FF9500FF", "#FF9F0AFF"),
    (.green, "#34C759FF", "#30D158FF"), (.teal, "#30B0C7FF", "#40C8E0FF"),
    (.blue, "#007AFFFF", "#0A84FFFF"), (.red, "#FF3B30FF", "#FF453AFF"),
  ])
  func `a named colour resolves to the components that Apple publishes`(
    color: Color, light: String, dark: String
  ) {
    var environment = EnvironmentValues()
    #expect(Color(color.resolve(in: environment)).description == light)
    environment.colorScheme = .dark
    #expect(Color(color.resolve(in: environment)).description == dark)
  }

  @Test func `named colours are distinct and opaque`() {
    let names: [Color] = [
      .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
      .white, .gray, .black, .primary, .secondary, .accentColor,
    ]
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { number($0).opacity == 1 })
  }
}
