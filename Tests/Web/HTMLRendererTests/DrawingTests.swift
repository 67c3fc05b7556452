import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

@MainActor @Suite struct DrawingTests {
  private let red = Paint.named("red")

  private func page(_ figures: Figure...) -> HTMLPage {
    let shape = ElementTree(id: ElementID(7), element: Element(.shape, drawing: figures))
    return HTMLRenderer().page([
      ElementTree(id: .screen, element: Element(.root), children: [shape])
    ])
  }

  private func gradient(_ course: GradientPaint.Course) -> Paint {
    .gradient(GradientPaint([.init(red, at: 0), .init(.named("blue"), at: 1)], course))
  }

  @Test func `a ring takes its stroke and trim from CSS classes, so that the trim can be animated`()
    throws
  {
    let outline = Outline(.circle, inset: 4, trim: .init(from: 0.25, to: 1))
    let page = page(Figure(.stroke(outline, red, StrokeLine(width: 8, cap: .round))))
    let html = try #require(page.contents.first)
    #expect(
      html.contains("<svg class=\"ink\" aria-hidden=\"true\"><circle pathLength=\"100\"/></svg>"))
    #expect(page.rules.contains("stroke:var(--red);stroke-width:8px;stroke-linecap:round"))
    #expect(page.rules.contains("stroke-dasharray:75 200;stroke-dashoffset:-25"))
    #expect(page.rules.contains("{--i:4px}"))
  }

  @Test func `a path for an estimated size is stretched to the box without stretching its stroke`()
    throws
  {
    let outline = Outline(
      .path(
        [.move(Point(0, 0)), .line(Point(9, 9)), .close], size: Point(9, 9), isGuess: true,
        keepsAspect: false))
    let html = try #require(page(Figure(.fill(outline, red, isEvenOdd: true))).contents.first)
    #expect(html.contains("viewBox=\"0 0 9 9\" preserveAspectRatio=\"none\""))
    #expect(
      html.contains("d=\"M0 0L9 9Z\" vector-effect=\"non-scaling-stroke\" fill-rule=\"evenodd\""))
  }

  @Test func `gradients have ids that are unique in the page`() throws {
    let slant = gradient(.linear(from: Point(0, 0), to: Point(1, 1)))
    let html = try #require(page(Figure(.fill(.rectangle, slant, isEvenOdd: false))).contents.first)
    #expect(html.contains("<linearGradient id=\"d7-1\" gradientUnits=\"userSpaceOnUse\" x1=\"0%\""))
    #expect(html.contains("<rect fill=\"url(#d7-1)\"/>"))
    let round = gradient(.radial(center: .center, start: 1, end: 9))
    let radial = try #require(
      page(Figure(.fill(.rectangle, round, isEvenOdd: false))).contents.first)
    #expect(radial.contains("cx=\"50%\" cy=\"50%\" r=\"9\" fr=\"1\""))
  }

  @Test func `a ring with an angular gradient is cut out of it by a mask`() throws {
    let turning = gradient(.angular(center: .center, start: 0, end: 360))
    let page = page(Figure(.stroke(Outline(.circle), turning, StrokeLine(width: 8))))
    let html = try #require(page.contents.first)
    #expect(html.contains("<mask id=\"d7-1\"") && html.contains("<div class=\"paint\"></div>"))
    #expect(page.rules.contains("--paint:conic-gradient(from 90deg at 50% 50%"))
  }

  @Test func `a drawing of several figures has its colours inline`() throws {
    let path = Outline(
      .path(
        [.move(Point(1, 2)), .line(Point(3, 4))], size: Point(9, 9), isGuess: false,
        keepsAspect: false))
    let label = Figure.Label(
      "<b>", style: [.fontSize(16)], paint: red, at: Point(5, 6), anchor: .center)
    let clip = Figure.Clip(
      [.move(Point(0, 0)), .line(Point(1, 1))], isEvenOdd: true, transform: nil)
    let page = page(
      Figure(.fill(path, red, isEvenOdd: false), opacity: 0.5, blend: .multiply),
      Figure(
        .stroke(path, red, StrokeLine(width: 2)), transform: [1, 0, 0, 1, 5, 5],
        filters: [.blur(2)], clips: [clip]), Figure(.text(label)))
    let html = try #require(page.contents.first)
    #expect(
      html.contains(
        "<g class=\"bm-multiply\" opacity=\"0.5\"><path d=\"M1 2L3 4\" fill=\"var(--fill-red,var(--red))\"/></g>"
      ))
    #expect(
      html.contains(
        "<g clip-path=\"url(#d7-1)\"><g filter=\"blur(2px)\"><g transform=\"matrix(1 0 0 1 5 5)\">")
    )
    #expect(html.contains("text-anchor=\"middle\"") && html.contains("&lt;b&gt;</text>"))
    #expect(page.rules.contains("mix-blend-mode:multiply"))
  }

  @Test func `changing a drawing replaces its markup, but changing only a ring's trim does not`() {
    func ring(_ end: Double) -> Element {
      let outline = Outline(.circle, trim: .init(from: 0, to: end))
      return Element(.shape, drawing: [Figure(.stroke(outline, red, StrokeLine(width: 2)))])
    }
    let renderer = HTMLRenderer()
    var operations: [PatchOperation] = []
    renderer.onPatch = { operations = $0 }
    renderer.apply([.update(ElementID(7), from: ring(0.2), to: ring(0.7))])
    #expect(!operations.contains { if case .markup = $0 { true } else { false } })
    let path = Outline(
      .path([.move(Point(0, 0))], size: Point(1, 1), isGuess: false, keepsAspect: false))
    let other = Element(.shape, drawing: [Figure(.fill(path, red, isEvenOdd: false))])
    renderer.apply([.update(ElementID(7), from: ring(0.7), to: other)])
    #expect(operations.contains { if case .markup = $0 { true } else { false } })
  }
}
