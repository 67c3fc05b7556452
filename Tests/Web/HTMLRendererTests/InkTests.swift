import Foundation
import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

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

  @Test
  func `an element's only figure takes its colours from CSS classes, not from SVG attributes`() {
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

  @Test
  func `an element with several figures writes each one's colour and stroke as SVG attributes`() {
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

  @Test func `clips, opacity, filters and transforms of a figure are written as nested SVG groups`()
  {
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

  @Test func `all shadows of an outline are written as one SVG filter, with inner shadows on top`()
  {
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
