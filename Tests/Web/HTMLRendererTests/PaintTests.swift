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

  @Test func `a gradient is written as CSS for text, backgrounds, masks and turning areas`() throws
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

  @Test func `a transition state's offset in parts of the view and its rules are written as CSS`() {
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

/// Tests of drawings as SVG, each compared as a whole.
@MainActor @Suite struct InkTests {
  private let red = Paint.named("red")
  private let line = StrokeLine(width: 1, miterLimit: 4)

  /// Returns the drawing's markup without the element around it.
  private func ink(_ figures: Figure...) -> String {
    let text = Ink.markup(figures, id: 7)
    let begin = "<svg class=\"ink\" aria-hidden=\"true\">"
    return text.hasPrefix(begin) && text.hasSuffix("</svg>")
      ? String(text.dropFirst(begin.count).dropLast(6)) : text
  }

  private func path(
    isGuess: Bool = false, keepsAspect: Bool = false, trim: Outline.Trim? = nil
  ) -> Outline {
    let steps: [PathStep] = [
      .move(Point(0, 0)), .line(Point(9, 0)), .quadratic(Point(0, 9), control: Point(1, 2)),
      .cubic(Point(3, 4), Point(5, 6), Point(7, 8)), .close,
    ]
    return Outline(
      .path(steps, size: Point(9, 18), isGuess: isGuess, keepsAspect: keepsAspect), trim: trim)
  }

  @Test func `the only figure of an element has its colours by classes`() {
    let figures: [(Outline, String)] = [
      (.rectangle, "<rect/>"), (Outline(.capsule), "<rect/>"), (Outline(.circle), "<circle/>"),
      (Outline(.ellipse, trim: .init(from: 0, to: 0.5)), "<ellipse pathLength=\"100\"/>"),
      (path(), "<path d=\"M0 0L9 0Q1 2 0 9C5 6 7 8 3 4Z\"/>"),
      (
        path(isGuess: true, trim: .init(from: 0, to: 1)),
        "<svg viewBox=\"0 0 9 18\" preserveAspectRatio=\"none\">"
          + "<path d=\"M0 0L9 0Q1 2 0 9C5 6 7 8 3 4Z\" pathLength=\"100\" "
          + "vector-effect=\"non-scaling-stroke\"/></svg>"
      ),
      (
        path(isGuess: true, keepsAspect: true),
        "<svg viewBox=\"0 0 9 18\" preserveAspectRatio=\"xMidYMid\">"
          + "<path d=\"M0 0L9 0Q1 2 0 9C5 6 7 8 3 4Z\" "
          + "vector-effect=\"non-scaling-stroke\"/></svg>"
      ),
    ]
    for (outline, text) in figures {
      #expect(ink(Figure(.fill(outline, red, isEvenOdd: false))) == text)
      #expect(ink(Figure(.stroke(outline, red, line))) == text)
    }
    #expect(
      ink(Figure(.fill(.rectangle, red, isEvenOdd: true))) == "<rect fill-rule=\"evenodd\"/>")
  }

  @Test func `several figures have their colours and lines as attributes`() {
    let fancy = StrokeLine(
      width: 2, cap: .round, join: .bevel, miterLimit: 0, dash: [4, 1], dashPhase: 5)
    let fill = Figure(.fill(.rectangle, red, isEvenOdd: true))
    let filled = "<rect fill=\"var(--fill-red,var(--red))\" fill-rule=\"evenodd\"/>"
    #expect(
      ink(fill, Figure(.stroke(Outline(.circle), red, line)))
        == filled + "<circle fill=\"none\" stroke=\"var(--red)\" stroke-width=\"1\"/>")
    #expect(
      ink(fill, Figure(.stroke(Outline(.circle), red, fancy)))
        == filled + "<circle fill=\"none\" stroke=\"var(--red)\" stroke-width=\"2\" "
        + "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-miterlimit=\"1\" "
        + "stroke-dasharray=\"4 1\" stroke-dashoffset=\"5\"/>")
    #expect(ink(Figure(.group([fill, fill]))) == filled + filled)
  }

  @Test func `figures are clipped, faded, filtered and moved by groups`() {
    let clip = Figure.Clip(
      [.move(Point(0, 0)), .line(Point(1, 1))], isEvenOdd: true, transform: [1, 0, 0, 1, 2, 3])
    let other = Figure.Clip([.move(Point(4, 5))], isEvenOdd: false, transform: nil)
    let figure = Figure(
      .fill(.rectangle, red, isEvenOdd: false), transform: [2, 0, 0, 2, 0, 0], opacity: 0.5,
      blend: .softLight, filters: [.blur(1), .contrast(2)], clips: [clip, other])
    #expect(
      ink(figure) == "<defs><clipPath id=\"d7-1\"><path d=\"M0 0L1 1\" clip-rule=\"evenodd\" "
        + "transform=\"matrix(1 0 0 1 2 3)\"/></clipPath>"
        + "<clipPath id=\"d7-2\"><path d=\"M4 5\"/></clipPath></defs>"
        + "<g clip-path=\"url(#d7-1)\"><g clip-path=\"url(#d7-2)\">"
        + "<g class=\"bm-soft-light\" opacity=\"0.5\" filter=\"blur(1px) contrast(2)\">"
        + "<g transform=\"matrix(2 0 0 2 0 0)\"><rect/></g></g></g></g>")
    #expect(figure.groupRules == [.blend(.softLight)])
    let group = Figure(.group([figure, Figure(.fill(.rectangle, red, isEvenOdd: false))]))
    #expect(group.rules == [] && group.groupRules == [.fill(red), .blend(.softLight), .fill(red)])
  }

  @Test func `figures with gradients refer to definitions in their SVG`() {
    func gradient(_ course: GradientPaint.Course) -> (paint: Paint, gradient: GradientPaint) {
      let gradient = GradientPaint([.init(red, at: 0), .init(.named("blue"), at: 1)], course)
      return (.gradient(gradient), gradient)
    }
    let slant = gradient(.linear(from: Point(0, 0), to: Point(1, 1)))
    let area = slant.gradient.definition("d7-1", isArea: true)
    let edge = slant.gradient.definition("d7-1", isArea: false)
    #expect(
      ink(Figure(.fill(.rectangle, slant.paint, isEvenOdd: true)))
        == "<defs>\(area)</defs><rect fill-rule=\"evenodd\" fill=\"url(#d7-1)\"/>")
    #expect(
      ink(Figure(.stroke(.rectangle, slant.paint, line)))
        == "<defs>\(edge)</defs><rect stroke=\"url(#d7-1)\"/>")
    let second = slant.gradient.definition("d7-2", isArea: false, size: Point(9, 18))
    #expect(
      ink(
        Figure(.fill(.rectangle, slant.paint, isEvenOdd: false)),
        Figure(.stroke(path(), slant.paint, line)))
        == "<defs>\(area)\(second)</defs><rect fill=\"url(#d7-1)\"/>"
        + "<path d=\"M0 0L9 0Q1 2 0 9C5 6 7 8 3 4Z\" fill=\"none\" stroke=\"url(#d7-2)\" "
        + "stroke-width=\"1\"/>")
    let turning = gradient(.angular(center: .center, start: 0, end: 360))
    let box = "x=\"-50%\" y=\"-50%\" width=\"200%\" height=\"200%\""
    #expect(
      ink(Figure(.stroke(Outline(.circle), turning.paint, line)))
        == "<defs><mask id=\"d7-1\" maskUnits=\"userSpaceOnUse\" \(box)><circle/></mask></defs>"
        + "<foreignObject \(box) mask=\"url(#d7-1)\"><div class=\"paint\"></div></foreignObject>"
        + "<g opacity=\"0\"><circle/></g>")
    let fill = Figure(.fill(.rectangle, turning.paint, isEvenOdd: false))
    let filled = "<rect fill=\"var(--fill-red,var(--red))\"/>"
    #expect(ink(fill, fill) == filled + filled, "SVG has no angular gradient")
    let white = Paint.rgba(red: 1, green: 1, blue: 1, opacity: 1)
    let ring = Figure(.stroke(Outline(.circle, inset: 2), turning.paint, line))
    #expect(ring.rules == [.inset(2), .stroke(white, line), .turning(turning.gradient)])
    #expect(fill.rules == [.fill(white), .turning(turning.gradient)])
    #expect(
      Figure(.stroke(.rounded(3), slant.paint, line)).rules == [.radius(3), .stroke(white, line)])
    #expect(
      Figure(.fill(Outline(.capsule), red, isEvenOdd: false)).rules == [
        .radius(9999), .fill(red),
      ])
    #expect(
      Figure(.fill(Outline(.circle, trim: .init(from: 0, to: 1)), red, isEvenOdd: false)).rules
        == [.trim(from: 0, to: 1), .fill(red)])
  }

  @Test func `a text is aligned by its anchor`() {
    func label(_ anchor: Point) -> String {
      let style: [StyleRule] = [.fontSize(16), .italic]
      return ink(
        Figure(
          .text(Figure.Label("<b>", style: style, paint: red, at: Point(5, 6), anchor: anchor))))
    }
    func expected(_ anchor: String, _ baseline: String) -> String {
      "<text x=\"5\" y=\"6\" text-anchor=\"\(anchor)\" dominant-baseline=\"\(baseline)\" "
        + "fill=\"var(--red)\" class=\"fs1 italic\">&lt;b&gt;</text>"
    }
    #expect(label(Point(0.25, 0.25)) == expected("middle", "central"))
    #expect(label(Point(0.75, 0.75)) == expected("middle", "central"))
    #expect(label(Point(0.24, 0.76)) == expected("start", "text-after-edge"))
    #expect(label(Point(0.76, 0.24)) == expected("end", "text-before-edge"))
  }

  @Test func `the shadows of an outline are one SVG filter, the inner ones on top`() {
    let shadows = [
      Paint.Shadow(red, radius: 2, x: 1, y: -1, isInner: false),
      Paint.Shadow(.named("blue"), radius: -3, x: 0, y: 0, isInner: true),
      Paint.Shadow(red, radius: 0, x: 0, y: 4, isInner: false),
    ]
    func begin(_ radius: String, _ x: String, _ y: String, _ color: String) -> String {
      "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(radius)\"/><feOffset dx=\"\(x)\" "
        + "dy=\"\(y)\" result=\"m\"/><feFlood flood-color=\"var(--\(color))\"/>"
    }
    func end(_ name: String) -> String {
      "<feComposite in2=\"m\" operator=\"in\" result=\"\(name)\"/>"
    }
    let inner =
      "<feComposite in2=\"m\" operator=\"out\"/>"
      + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"s1\"/>"
    let nodes = ["s2", "s0", "SourceGraphic", "s1"].map { "<feMergeNode in=\"\($0)\"/>" }
    let name = "shso2-1-m1-red_im3-0-0-blue_o0-0-4-red"
    let filter = ShadowFilter([.italic, .filter(.shadows(shadows))])
    #expect(
      filter?.markup == "<svg class=\"ink\" aria-hidden=\"true\"><filter id=\"\(name)\" "
        + "x=\"-100%\" y=\"-100%\" width=\"300%\" height=\"300%\" "
        + "color-interpolation-filters=\"sRGB\">"
        + begin("2", "1", "-1", "red") + end("s0") + begin("0", "0", "0", "blue") + inner
        + begin("0", "0", "4", "red") + end("s2") + "<feMerge>\(nodes.joined())</feMerge>"
        + "</filter></svg>")
    #expect(ShadowFilter([.italic, .filter(.blur(1))]) == nil)
    #expect(Filter.shadows(shadows).css == "url(#\(name))")
  }

  @Test func `a path that clips becomes a polygon`() {
    func polygon(_ steps: [PathStep], size: Point = Point(10, 20)) -> String? {
      StyleRule.clipTo(
        Outline(.path(steps, size: size, isGuess: false, keepsAspect: false))
      ).className.css
    }
    let corner: [PathStep] = [
      .move(Point(0, 0)), .line(Point(10, 0)), .line(Point(10, 20)), .close,
    ]
    #expect(polygon(corner) == "clip-path:polygon(0% 0%,100% 0%,100% 100%,0% 0%)")
    #expect(polygon([]) == "clip-path:polygon(0 0)")
    #expect(polygon(corner, size: Point(0, 0)) == "clip-path:polygon(0% 0%,0% 0%,0% 0%,0% 0%)")
    let two: [PathStep] = [
      .move(Point(0, 0)), .line(Point(10, 0)), .move(Point(5, 10)), .line(Point(10, 10)), .close,
    ]
    #expect(
      polygon(two)
        == "clip-path:polygon(0% 0%,100% 0%,0% 0%,50% 50%,100% 50%,50% 50%)")
    #expect(Point(1, 2).towards(Point(5, 10), 0.25) == Point(2, 4))
  }

  @Test func `flattening a path turns each curve into sixteen lines`() {
    func near(_ one: Point, _ x: Double, _ y: Double) -> Bool {
      abs(one.x - x) < 1e-9 && abs(one.y - y) < 1e-9
    }
    let begin = PathStep.move(Point(0, 0))
    let quadratic = [begin, .quadratic(Point(16, 0), control: Point(8, 16))].flattened
    let cubic = [begin, .cubic(Point(16, 0), Point(0, 8), Point(16, 8))].flattened
    #expect(quadratic.count == 17 && cubic.count == 17)
    #expect(near(quadratic[4], 4, 6) && near(quadratic[8], 8, 8) && near(quadratic[16], 16, 0))
    #expect(near(cubic[4], 2.5, 4.5) && near(cubic[8], 8, 6) && near(cubic[16], 16, 0))
    #expect(near(cubic[1], cubic[1].x, 24 * (15.0 / 16) / 16) && cubic[0] == Point(0, 0))
  }
}
