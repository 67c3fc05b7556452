import Foundation
import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

/// Tests of colours and gradients in CSS and SVG, each compared as a whole.
@MainActor @Suite struct PaintTests {
  private let red = Paint.named("red")
  private let blue = Paint.named("blue")

  private func gradient(
    _ course: GradientPaint.Course, isPerceptual: Bool = false
  ) -> GradientPaint {
    GradientPaint([.init(red, at: 0), .init(blue, at: 1)], course, isPerceptual: isPerceptual)
  }

  /// Returns a linear gradient as CSS, with the colours as letters.
  private func linear(_ from: Point, _ to: Point, isPerceptual: Bool = false) -> String {
    short(gradient(.linear(from: from, to: to), isPerceptual: isPerceptual).css(isArea: false))
  }

  private func short(_ css: String) -> String {
    css.replacing("var(--red)", with: "R").replacing("var(--blue)", with: "B")
  }

  @Test func `each kind of paint has its CSS color and its class name`() {
    let pink = Paint.rgba(red: 1, green: 0, blue: 0.5, opacity: 0.25)
    let shadow = Paint.Shadow(blue, radius: 1, x: 0, y: 0, isInner: false)
    let cases: [(Paint, String, String)] = [
      (.named("clear"), "transparent", "clear"),
      (.named("barMaterial"), "var(--bar)", "barMaterial"),
      (.named("a b"), "var(--a_b)", "a_b"), (pink, "rgb(255 0 128 / 25%)", "xff-0-80-25"),
      (.faded(red, opacity: 0.5), "color-mix(in srgb,var(--red) 50%,transparent)", "red-50"),
      (
        .mixed(red, blue, fraction: 0.25, isPerceptual: true),
        "color-mix(in oklab,var(--red),var(--blue) 25%)", "mxp25-red-blue"
      ),
      (
        .mixed(red, blue, fraction: 0.25, isPerceptual: false),
        "color-mix(in srgb,var(--red),var(--blue) 25%)", "mx25-red-blue"
      ),
      (.adaptive(light: red, dark: blue), "light-dark(var(--red),var(--blue))", "ad-red-blue"),
      (.shadowed(red, shadow), "var(--red)", "red"),
      (.blended(red, .multiply), "var(--red)", "red"),
    ]
    for (paint, css, name) in cases {
      #expect(paint.css == css && paint.name == name)
    }
    #expect(Paint.named("red").areaCSS == "var(--fill-red,var(--red))")
    #expect(Paint.shadowed(red, shadow).firstColor == red)
    #expect(StyleRule.foreground(.shadowed(red, shadow)).className.css == "color:var(--red)")
    #expect(StyleRule.background(.blended(red, .multiply)).className.name == "b-red")
  }

  @Test func `a linear gradient between corners is written with CSS keywords`() {
    #expect(linear(Point(0, 0), Point(1, 1)) == "linear-gradient(to bottom right,R 0%,B 100%)")
    #expect(linear(Point(1, 1), Point(0, 0)) == "linear-gradient(to top left,R 0%,B 100%)")
    #expect(linear(Point(1, 0), Point(0, 1)) == "linear-gradient(to bottom left,R 0%,B 100%)")
    #expect(
      linear(Point(0, 0), Point(1, 1), isPerceptual: true)
        == "linear-gradient(to bottom right in oklab,R 0%,B 100%)")
  }

  @Test func `a linear gradient at an angle is written as CSS`() {
    #expect(linear(Point(0, 0), Point(0, 1)) == "linear-gradient(180deg,R 0%,B 100%)")
    #expect(linear(Point(0, 0), Point(1, 0)) == "linear-gradient(90deg,R 0%,B 100%)")
    #expect(linear(Point(0.5, 0), Point(1, 0.5)) == "linear-gradient(135deg,R 25%,B 75%)")
    #expect(linear(Point(0.25, 1), Point(0.25, 0.5)) == "linear-gradient(0deg,R 0%,B 50%)")
    #expect(
      linear(Point(0, 0), Point(1, 0), isPerceptual: true)
        == "linear-gradient(90deg in oklab,R 0%,B 100%)")
    #expect(
      linear(Point(0.5, 0.5), Point(0.5, 0.5)) == "linear-gradient(180deg,R 50%,B 50%)")
  }

  @Test func `radial, elliptical and angular gradients are written as CSS gradients`() {
    let middle = Point.center
    func css(_ course: GradientPaint.Course, isPerceptual: Bool = false) -> String {
      short(gradient(course, isPerceptual: isPerceptual).css(isArea: false))
    }
    #expect(
      css(.radial(center: middle, start: 1, end: 9))
        == "radial-gradient(circle at 50% 50%,R 1px,B 9px)")
    #expect(
      css(.radial(center: Point(0, 1), start: 0, end: 4), isPerceptual: true)
        == "radial-gradient(in oklab circle at 0% 100%,R 0px,B 4px)")
    #expect(
      css(.elliptical(center: middle, start: 0.1, end: 0.5))
        == "radial-gradient(50% 50% at 50% 50%,R 20%,B 100%)")
    #expect(
      css(.elliptical(center: middle, start: 0, end: 0))
        == "radial-gradient(0% 0% at 50% 50%,R 0%,B 0%)")
    #expect(
      css(.angular(center: middle, start: 0, end: 360))
        == "conic-gradient(from 90deg at 50% 50%,R 0deg,B 360deg)")
    #expect(
      css(.angular(center: middle, start: 90, end: 270))
        == "conic-gradient(from 180deg at 50% 50%,R 0deg,B 180deg,B 270deg,R 270deg)")
    #expect(
      css(.angular(center: middle, start: 270, end: 90))
        == "conic-gradient(from 180deg at 50% 50%,B 0deg,R 180deg,R 270deg,B 270deg)")
    #expect(
      css(.angular(center: middle, start: 0, end: 720), isPerceptual: true)
        == "conic-gradient(in oklab from 90deg at 50% 50%,R 0deg,B 360deg)")
  }

  @Test func `a gradient without colours is transparent, and one colour is repeated`() {
    let course = GradientPaint.Course.linear(from: Point(0, 0), to: Point(1, 1))
    #expect(
      GradientPaint([], course).css(isArea: false)
        == "linear-gradient(to bottom right,transparent 0%,transparent 0%)")
    #expect(
      GradientPaint([.init(red, at: 0.5)], course).css(isArea: true)
        == "linear-gradient(to bottom right,var(--fill-red,var(--red)) 50%,"
        + "var(--fill-red,var(--red)) 50%)")
  }

  @Test func `a gradient's class name contains its kind, geometry and colours`() {
    let middle = Point.center
    let cases: [(GradientPaint.Course, String)] = [
      (.linear(from: Point(0, 0), to: Point(1, 0.5)), "lg0-0-1-0_5"),
      (.radial(center: middle, start: 1, end: 9), "rg0_5-0_5-1-9"),
      (.angular(center: middle, start: 0, end: -90), "ag0_5-0_5-0-m90"),
      (.elliptical(center: middle, start: 0, end: 0.5), "eg0_5-0_5-0-0_5"),
    ]
    for (course, name) in cases {
      #expect(gradient(course).name == "\(name)-red-0-blue-1")
      #expect(gradient(course, isPerceptual: true).name == "\(name)p-red-0-blue-1")
    }
  }

  @Test
  func `a gradient is written as CSS for text, backgrounds, masks and animated angular fills`()
    throws
  {
    let slant = Paint.gradient(gradient(.linear(from: Point(0, 0), to: Point(1, 1))))
    let (name, css) = ("lg0-0-1-1-red-0-blue-1", slant.css)
    let text = StyleRule.foreground(slant).className
    #expect(text.name == "cg-\(name)")
    #expect(
      text.css == "color:transparent;fill:var(--red);background:\(css);background-clip:text;"
        + "-webkit-background-clip:text")
    #expect(StyleRule.background(slant).className.css == "background:\(slant.areaCSS)")
    #expect(StyleRule.mask(slant).className.css == "-webkit-mask:\(css);mask:\(css)")
    #expect(
      StyleRule.ground(slant).css?.hasPrefix("border-image:\(slant.areaCSS) 0 fill/0/") == true)
    let faded = Paint.faded(slant, opacity: 0.5)
    #expect(faded.css.contains("color-mix(in srgb,var(--red) 50%,transparent) 0%"))
    let turning = StyleRule.turning(gradient(.angular(center: Point(0, 1), start: 0, end: 360)))
    let area = "var(--fill-red,var(--red)) 0deg,var(--fill-blue,var(--blue)) 360deg"
    #expect(turning.className.name == "tg-ag0-1-0-360-red-0-blue-1")
    #expect(turning.className.css == "--paint:conic-gradient(from 90deg at 25% 75%,\(area))")
    let plain = gradient(.radial(center: .center, start: 0, end: 1))
    #expect(plain.inDoubledBox == plain)
  }

  @Test func `linear and radial gradients are written as SVG definitions`() {
    func text(_ course: GradientPaint.Course, size: Point? = nil) -> String {
      gradient(course).definition("i", isArea: false, size: size)
    }
    let stops =
      "<stop offset=\"0\" stop-color=\"var(--red)\"/><stop offset=\"1\" stop-color=\"var(--blue)\"/>"
    let begin = "<linearGradient id=\"i\" gradientUnits=\"userSpaceOnUse\" "
    let slant = GradientPaint.Course.linear(from: Point(0.25, 0), to: Point(1, 0.5))
    #expect(
      text(slant) == begin + "x1=\"25%\" y1=\"0%\" x2=\"100%\" y2=\"50%\">\(stops)</linearGradient>"
    )
    #expect(
      text(slant, size: Point(8, 20))
        == begin + "x1=\"2\" y1=\"0\" x2=\"8\" y2=\"10\">\(stops)</linearGradient>")
    #expect(
      text(.radial(center: Point(0.5, 1), start: 1, end: 9))
        == "<radialGradient id=\"i\" gradientUnits=\"userSpaceOnUse\" cx=\"50%\" cy=\"100%\" "
        + "r=\"9\" fr=\"1\">\(stops)</radialGradient>")
    #expect(
      text(.elliptical(center: Point(0.5, 1), start: 0.1, end: 0.5))
        == "<radialGradient id=\"i\" cx=\"0.5\" cy=\"1\" r=\"0.5\" fr=\"0.1\">\(stops)"
        + "</radialGradient>")
    #expect(text(.angular(center: .center, start: 0, end: 90)) == "")
  }

  @Test func `animations are sent in milliseconds and clamped to limits`() {
    func timing(_ change: (inout Motion) -> Void) -> Timing {
      var motion = Motion(.bezier(0.42, 0, 1, 1), duration: 0.25)
      change(&motion)
      return motion.timing
    }
    #expect(timing { _ in } == Timing(easing: "ease-in", duration: 250))
    #expect(timing { $0.duration = 1e9 }.duration == 86_400_000)
    #expect(timing { $0.duration = .nan }.duration == 0)
    #expect(timing { $0.delay = -1e9 }.delay == -86_400_000)
    #expect(timing { $0.delay = 0.0016 }.delay == 2)
    for (times, shown) in [(2.7, 2), (0.2, 1), (1e9, 1_000_000), (.infinity, 0)] {
      #expect(timing { $0.times = times }.times == shown)
    }
    #expect(timing { $0.scope = [ElementID(3)] }.scope == [3])
    #expect(timing { $0.reverses = true }.reverses)
  }

  @Test func `a transition state's relative offset and its style rules are written as CSS`() {
    var state = TransitionState()
    state.part = Point(0, 0.5)
    #expect(state.css == "translate:0 50%")
    state.offset = Point(3, 0)
    #expect(state.css == "translate:3px 50%")
    let rules = TransitionState(with: [.foreground(red), .clipTo(Outline(.capsule))])
    #expect(rules.css == "color:var(--red);clipPath:inset(0px round 9999px)")
    // The script does not set properties with a vendor's prefix.
    #expect(StyleRule.mask(red).declarations == ["mask:linear-gradient(var(--red),var(--red))"])
    #expect(StyleRule.clip.declarations == [])
  }
}
