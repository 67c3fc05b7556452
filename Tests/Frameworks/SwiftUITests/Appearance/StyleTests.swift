import Foundation
import StrataRendering
import SwiftUI
import Testing

/// A custom style that reads the environment.
private struct Warning: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.isEnabled ? Color.red : Color.gray
  }
}

@MainActor @Suite struct StyleTests {
  private func paint(_ style: some ShapeStyle) -> Paint? { Drawn(Rectangle().fill(style)).paint }

  private func stops(_ style: some ShapeStyle) -> [Double] {
    paint(style)?.gradient?.stops.map(\.location) ?? []
  }

  private func course(_ style: some ShapeStyle) -> GradientPaint.Course? {
    paint(style)?.gradient?.course
  }

  @Test func `a custom style reads the environment`() {
    #expect(paint(Warning()) == .named("red"))
    #expect(Drawn(Rectangle().fill(Warning()).disabled(true)).paint == .named("gray"))
    #expect(paint(AnyShapeStyle(Warning())) == .named("red"))
  }

  @Test func `colours of a gradient are evenly spaced, stops have their locations`() {
    let down = LinearGradient(colors: [.red, .green, .blue], startPoint: .top, endPoint: .bottom)
    #expect(stops(down) == [0, 0.5, 1])
    #expect(course(down) == .linear(from: Point(0.5, 0), to: Point(0.5, 1)))
    let own = [Gradient.Stop(color: .red, location: 0.2), .init(color: .blue, location: 0.9)]
    #expect(stops(.linearGradient(stops: own, startPoint: .top, endPoint: .bottom)) == [0.2, 0.9])
    #expect(stops(Gradient(stops: own)) == [0.2, 0.9])
  }

  @Test func `gradients are linear, radial, angular or elliptical`() {
    let two = Gradient(colors: [.red, .blue])
    #expect(
      course(.linearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing))
        == .linear(from: Point(0, 0.5), to: Point(1, 0.5)))
    #expect(
      course(RadialGradient(gradient: two, center: .center, startRadius: 1, endRadius: 9))
        == .radial(center: .center, start: 1, end: 9))
    #expect(
      course(.radialGradient(colors: [.red], center: .top, startRadius: 0, endRadius: 5))
        == .radial(center: Point(0.5, 0), start: 0, end: 5))
    #expect(
      course(AngularGradient(gradient: two, center: .center, angle: .degrees(10)))
        == .angular(center: .center, start: 10, end: 370))
    #expect(
      course(.conicGradient(colors: [.red], center: .center))
        == .angular(center: .center, start: 0, end: 360))
    #expect(
      course(
        .angularGradient(
          colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == .angular(center: .center, start: 0, end: 90))
    #expect(
      course(EllipticalGradient(colors: [.red, .blue]))
        == .elliptical(center: .center, start: 0, end: 0.5))
    #expect(
      course(.ellipticalGradient(colors: [.red], center: .leading, endRadiusFraction: 1))
        == .elliptical(center: Point(0, 0.5), start: 0, end: 1))
  }

  @Test func `an AnyGradient makes an angular gradient and keeps its colour space`() {
    let any = AnyGradient(Gradient(colors: [.red, .blue])).colorSpace(.perceptual)
    let part = AngularGradient.angularGradient(any, startAngle: .degrees(5), endAngle: .degrees(9))
    #expect(course(part) == .angular(center: .center, start: 5, end: 9))
    #expect(paint(part)?.gradient?.isPerceptual == true)
    #expect(
      course(.conicGradient(Color.red.gradient, angle: .degrees(10)))
        == .angular(center: .center, start: 10, end: 370))
    #expect(
      course(.conicGradient(Gradient(colors: [.red]), center: .top))
        == .angular(center: Point(0.5, 0), start: 0, end: 360))
  }

  @Test func `a gradient can be used as a view`() {
    let view = LinearGradient(
      gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    #expect(Drawn(view).paint?.gradient?.stops.count == 2)
    #expect(
      Drawn(RadialGradient(stops: [], center: .center, startRadius: 0, endRadius: 1)).paint != nil)
    let slanted = LinearGradient(colors: [.red], startPoint: .topLeading, endPoint: .bottomTrailing)
    #expect(Drawn(slanted).figures.count == 1, "drawn, so that the slant is right in any box")
    #expect(Drawn(AngularGradient(colors: [.red], center: .center)).paint != nil)
  }

  @Test func `the gradient of a colour ends in the colour itself`() {
    #expect(paint(Color.red.gradient)?.gradient?.stops.last?.paint == .named("red"))
    let any = AnyGradient(Gradient(colors: [.red, .blue])).colorSpace(.perceptual)
    #expect(paint(any)?.gradient?.isPerceptual == true)
    #expect(paint(Gradient(colors: [.red]).colorSpace(.device))?.gradient?.isPerceptual == false)
    #expect(
      course(.linearGradient(any, startPoint: .leading, endPoint: .trailing))
        == .linear(from: Point(0, 0.5), to: Point(1, 0.5)))
  }

  @Test func `hierarchical styles are levels of the foreground style of the parent views`() {
    func rank(_ style: HierarchicalShapeStyle) -> Paint? {
      Drawn(HStack { Text("x").foregroundStyle(style) }.foregroundStyle(.red)).paint
    }
    #expect(paint(.secondary) == .named("secondary"))
    #expect(rank(.primary) == .named("red"))
    #expect(rank(.secondary) == .faded(.named("red"), opacity: 0.5))
    #expect(rank(.tertiary) == .faded(.named("red"), opacity: 0.3))
    #expect(rank(.quaternary) == .faded(.named("red"), opacity: 0.2))
    let two = HStack { Text("x").foregroundStyle(.secondary) }.foregroundStyle(.red, .blue)
    #expect(Drawn(two).paint == .named("blue"))
    let three = HStack { Text("x").foregroundStyle(.tertiary) }
      .foregroundStyle(.red, .blue, .green)
    #expect(Drawn(three).paint == .named("green"))
    #expect(
      Drawn(HStack { Circle().fill(.foreground) }.foregroundStyle(.red)).paint == .named("red"))
  }

  @Test func `semantic styles use the tint and background of the parent views`() {
    #expect(Drawn(Rectangle().fill(.tint).tint(.red)).has(.background(.named("red"))))
    #expect(Drawn(Text("x").tint(.red)).has(.tint(.named("red"))))
    #expect(
      Drawn(Text("x").tint(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)))
        .rules.isEmpty == false)
    #expect(paint(.background) == .named("system"))
    #expect(Drawn(Rectangle().fill(.background).backgroundStyle(.red)).paint == .named("red"))
    #expect(
      [
        paint(.selection), paint(.separator), paint(.placeholder), paint(.link), paint(.fill),
        paint(.windowBackground),
      ]
        == ["accent", "line", "tertiary", "accent", "fill", "grouped"].map { .named($0) })
  }

  @Test func `each material is drawn with the paint of its name`() {
    let names = [Material.ultraThin, .thin, .regular, .thick, .ultraThick, .bar].map(paint)
    #expect(
      names
        == ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"].map {
          .named($0 + "Material")
        })
    #expect(paint(.ultraThinMaterial) == .named("ultraThinMaterial"))
    #expect(paint(.regularMaterial) != paint(.bar))
    #expect(paint(.thinMaterial) != paint(.thickMaterial))
    #expect(paint(.ultraThickMaterial) == .named("ultraThickMaterial"))
  }

  @Test func `a style can have an opacity, a shadow and a blend mode`() {
    #expect(paint(.red.opacity(0.5)) == .faded(.named("red"), opacity: 0.5))
    #expect(paint(.tint.opacity(0.5)) == .faded(.named("accent"), opacity: 0.5))
    #expect(paint(.opacity(0.5)) == .faded(.named("primary"), opacity: 0.5))
    let shadow = StyleRule.filter(.shadow(.named("blue"), radius: 3, x: 1, y: 2))
    let style = Color.red.shadow(.drop(color: .blue, radius: 3, x: 1, y: 2))
    #expect(Drawn(Circle().fill(style)).has(shadow))
    #expect(Drawn(Text("x").foregroundStyle(style)).has(shadow))
    #expect(!Drawn(Circle().fill(.red.shadow(.inner(radius: 3)))).has(shadow))
    #expect(Drawn(Circle().fill(.red.blendMode(.multiply))).has(.blend(.multiply)))
  }
}
