import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct ForegroundTests {
  private func paint(_ style: some ShapeStyle) -> Paint? { Drawn(Rectangle().fill(style)).paint }

  private func course(_ style: some ShapeStyle) -> GradientPaint.Course? {
    paint(style)?.gradient?.course
  }

  private func places(_ style: some ShapeStyle) -> [Double] {
    paint(style)?.gradient?.stops.map(\.location) ?? []
  }

  @available(*, deprecated)
  @Test func `foregroundColor colours text and symbols, and the innermost modifier applies`() {
    #expect(Drawn(Text("x").foregroundColor(.red)).paint == .named("red"))
    let stack = Drawn(HStack { Text("x") }.foregroundColor(.blue))
    #expect(stack.paint == .named("blue"))
    #expect(Drawn(Image(systemName: "star").foregroundColor(.green)).paint == .named("green"))
    let near = HStack { Text("x").foregroundColor(.red) }.foregroundColor(.blue)
    #expect(Drawn(near).paint == .named("red"), "the nearest one counts")
  }

  @available(*, deprecated)
  @Test func `accentColor sets the tint`() {
    #expect(Drawn(Button("x") {}.accentColor(.red)).has(.tint(.named("red"))))
    #expect(Drawn(Button("x") {}.accentColor(nil)).rules.contains(.tint(.named("red"))) == false)
  }

  @Test func `gradients of colours and of stops have the given geometry`() {
    let stops = [Gradient.Stop(color: .red, location: 0.1), .init(color: .blue, location: 0.7)]
    #expect(stops[0].color == .red && stops[1].location == 0.7)
    #expect(
      places(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom)) == [0.1, 0.7])
    #expect(
      course(RadialGradient(colors: [.red], center: .center, startRadius: 2, endRadius: 8))
        == .radial(center: .center, start: 2, end: 8))
    let quarter = GradientPaint.Course.angular(center: .center, start: 0, end: 90)
    #expect(
      course(
        AngularGradient(
          colors: [.red], center: .center, startAngle: .zero, endAngle: .degrees(90))) == quarter)
    let arc = AngularGradient(
      stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90))
    #expect(course(arc) == quarter && places(arc) == [0.1, 0.7])
    let turned = AngularGradient(stops: stops, center: .center, angle: .degrees(10))
    #expect(course(turned) == .angular(center: .center, start: 10, end: 370))
    let oval = EllipticalGradient(
      stops: stops, center: .center, startRadiusFraction: 0.1, endRadiusFraction: 0.4)
    #expect(course(oval) == .elliptical(center: .center, start: 0.1, end: 0.4))
    #expect(places(oval) == [0.1, 0.7])
  }

  @Test func `style functions such as angularGradient give the expected gradients`() {
    let two = Gradient(colors: [.red, .blue])
    let stops = [Gradient.Stop(color: .red, location: 0.2)]
    let quarter = GradientPaint.Course.angular(center: .center, start: 0, end: 90)
    let whole = GradientPaint.Course.angular(center: .center, start: 10, end: 370)
    #expect(
      course(.angularGradient(two, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == quarter)
    #expect(
      places(
        .angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(90)))
        == [0.2])
    #expect(course(.conicGradient(two, center: .center, angle: .degrees(10))) == whole)
    #expect(course(.conicGradient(stops: stops, center: .center, angle: .degrees(10))) == whole)
    #expect(
      course(.radialGradient(two, center: .center, startRadius: 1, endRadius: 4))
        == .radial(center: .center, start: 1, end: 4))
    #expect(
      places(.radialGradient(stops: stops, center: .center, startRadius: 1, endRadius: 4)) == [0.2])
    #expect(
      course(
        .ellipticalGradient(two, center: .center, startRadiusFraction: 0, endRadiusFraction: 1))
        == .elliptical(center: .center, start: 0, end: 1))
    #expect(
      places(
        .ellipticalGradient(
          stops: stops, center: .center, startRadiusFraction: 0, endRadiusFraction: 1)) == [0.2])
  }

  @Test func `a gradient mixes its colours in the given colour space`() {
    let spaces: [(Gradient.ColorSpace, Bool)] = [(.device, false), (.perceptual, true)]
    for (space, isPerceptual) in spaces {
      let mixed = Gradient(colors: [.red, .blue]).colorSpace(space)
      #expect(paint(mixed)?.gradient?.isPerceptual == isPerceptual)
    }
  }

  @Test func `each semantic style type is drawn in its system colour`() {
    #expect(paint(ForegroundStyle()) == .named("primary"))
    #expect(paint(TintShapeStyle()) == .named("accent"))
    #expect(paint(BackgroundStyle()) == .named("system"))
    #expect(paint(SelectionShapeStyle()) == .named("accent"))
    #expect(paint(SeparatorShapeStyle()) == .named("line"))
    #expect(paint(PlaceholderTextShapeStyle()) == .named("tertiary"))
    #expect(paint(LinkShapeStyle()) == .named("accent"))
    #expect(paint(FillShapeStyle()) == .named("fill"))
    #expect(paint(WindowBackgroundShapeStyle()) == .named("grouped"))
  }

  @Test func `the quinary style is fainter than the quaternary style`() {
    let faint = Drawn(HStack { Text("x").foregroundStyle(.quinary) }.foregroundStyle(.red)).paint
    guard case .faded(.named("red"), let opacity) = faint else {
      Issue.record("not a faded red: \(String(describing: faint))")
      return
    }
    #expect(opacity < 0.2, "fainter than the fourth")
    #expect(paint(HierarchicalShapeStyle.quinary) != paint(.quaternary))
  }

  @Test func `each blend mode sets a different style rule`() {
    let modes: [(SwiftUI.BlendMode, StrataRendering.BlendMode)] = [
      (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay),
      (.darken, .darken), (.lighten, .lighten), (.colorDodge, .colorDodge),
      (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
      (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue),
      (.saturation, .saturation), (.color, .color), (.luminosity, .luminosity),
      (.plusLighter, .plusLighter),
    ]
    for (mode, rendered) in modes {
      #expect(Drawn(Text("x").blendMode(mode)).rules == [.blend(rendered)])
    }
  }

  @Test func `the regular material is drawn with the paint regularMaterial`() {
    #expect(paint(Material.regular) == .named("regularMaterial"))
  }

  @Test
  func `secondary and tertiary of primary are named colours, and are faded for other colours`() {
    func rank(_ style: HierarchicalShapeStyle, of color: Color) -> Paint? {
      Drawn(VStack { Text("x").foregroundStyle(style) }.foregroundStyle(color)).paint
    }
    #expect(rank(.secondary, of: .primary) == .named("secondary"))
    #expect(rank(.tertiary, of: .primary) == .named("tertiary"))
    #expect(rank(.primary, of: .primary) == .named("primary"))
    #expect(rank(.secondary, of: .red) == .faded(.named("red"), opacity: 0.5))
  }
}
