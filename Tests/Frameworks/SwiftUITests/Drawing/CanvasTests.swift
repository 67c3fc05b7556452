import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Suite struct CanvasTests {
  private let box = CGSize(width: 100, height: 50)

  private func figures(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [Figure] {
    Drawn(Canvas(renderer: renderer).frame(width: 100, height: 50)).figures
  }

  @Test func `a canvas fills and strokes paths`() {
    let figures = figures { context, size in
      let path = Path(CGRect(origin: .zero, size: size))
      context.fill(path, with: .color(.red), style: FillStyle(eoFill: true))
      context.stroke(path, with: .color(red: 0, green: 1, blue: 0), lineWidth: 3)
      context.stroke(path, with: .color(white: 0.5), style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.fill(path, with: .foreground)
      context.fill(path, with: .style(Color.blue))
    }
    #expect(figures.count == 5)
    guard case .fill(let outline, let paint, true) = figures[0].content,
      case .stroke(_, .rgba(0, 1, 0, 1), let line) = figures[1].content,
      case .stroke(_, _, let dashed) = figures[2].content,
      case .path(let steps, let size, false, false) = outline.form
    else { return #expect(Bool(false), "\(figures)") }
    #expect(paint == .named("red") && line.width == 3 && dashed.dash == [4])
    #expect(steps.count == 5 && size == StrataRendering.Point(100, 50))
  }

  @Test func `a canvas without a fixed size is drawn once its size is known`() throws {
    let screen = Screen(
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      }.accessibilityIdentifier("canvas"))
    #expect(try screen.element("canvas").drawing.drawing.isEmpty)
    try screen.element("canvas").layOut(CGRect(x: 0, y: 0, width: 70, height: 30))
    guard case .fill(let outline, _, _) = try screen.element("canvas").drawing.drawing[0].content,
      case .path(_, let size, _, _) = outline.form
    else { return #expect(Bool(false)) }
    #expect(size == StrataRendering.Point(70, 30))
  }

  @Test func `a change of state that is read while drawing redraws the canvas`() throws {
    let screen = Screen(Growing())
    func width() throws -> Double {
      guard case .stroke(_, _, let line) = try screen.element("canvas").drawing.drawing[0].content
      else { return 0 }
      return line.width
    }
    #expect(try width() == 1)
    try screen.button("Grow").tap()
    #expect(try width() == 2)
  }

  @Test func `settings of a copied graphics context do not affect the original context`() {
    let dot = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let figures = figures { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 10, y: 20)
      copy.scaleBy(x: 2, y: 3)
      copy.fill(dot, with: .color(.red))
      copy.rotate(by: .degrees(90))
      copy.concatenate(CGAffineTransform(translationX: 1, y: 1))
      copy.fill(dot, with: .color(.red))
      copy.transform = .identity
      copy.fill(dot, with: .color(.red))
      context.fill(dot, with: .color(.red))
    }
    #expect(figures.map(\.opacity) == [0.5, 0.5, 0.5, 1])
    #expect(figures[0].blend == .multiply && figures[3].blend == .normal)
    #expect(figures[0].transform == [2, 0, 0, 3, 10, 20])
    let turned = figures[1].transform ?? []
    #expect(zip(turned, [0, 3, -2, 0, 8, 23]).allSatisfy { abs($0 - $1) < 0.001 }, "\(turned)")
    #expect(figures[2].transform == nil && figures[3].transform == nil)
  }

  @Test func `clips, filters and transforms of a layer apply only in it`() {
    let dot = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    var bounds: [CGRect] = []
    let figures = figures { context, _ in
      context.drawLayer { layer in
        layer.clip(to: Path(CGRect(x: 0, y: 0, width: 40, height: 40)))
        layer.translateBy(x: 10, y: 0)
        bounds.append(layer.clipBoundingRect)
        layer.addFilter(.blur(radius: 2))
        layer.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 1))
        for filter in [
          GraphicsContext.Filter.brightness(0.1), .contrast(1), .saturation(2), .grayscale(1),
          .hueRotation(.degrees(10)), .colorInvert(),
        ] { layer.addFilter(filter) }
        layer.fill(dot, with: .color(.red))
      }
      context.fill(dot, with: .color(.red))
    }
    guard case .group(let layer) = figures[0].content else {
      Issue.record("a layer is a sheet of its own")
      return
    }
    #expect(layer[0].clips.count == 1 && figures[0].clips.isEmpty && figures[1].clips.isEmpty)
    #expect(layer[0].filters.count == 8 && layer[0].filters[0] == .blur(2))
    #expect(figures[0].filters.isEmpty && figures[1].filters.isEmpty)
    #expect(bounds == [CGRect(x: -10, y: 0, width: 40, height: 40)])
  }

  @Test func `opacity, blending and filters of the context apply to a layer as a whole`() {
    let dot = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let figures = figures { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 1))
      context.translateBy(x: 5, y: 0)
      context.drawLayer { layer in
        layer.fill(dot, with: .color(.red))
        layer.opacity = 0.25
        layer.fill(dot, with: .color(.blue))
      }
      context.drawLayer { _ in }
    }
    #expect(figures.count == 1, "an empty layer draws nothing")
    guard case .group(let layer) = figures[0].content else {
      Issue.record("a layer is a sheet of its own")
      return
    }
    #expect(figures[0].opacity == 0.5 && figures[0].filters == [.blur(1)])
    #expect(figures[0].blend != .normal && figures[0].transform == nil)
    #expect(layer.map(\.opacity) == [1, 0.25] && layer.allSatisfy { $0.filters.isEmpty })
    #expect(layer.allSatisfy { $0.blend == .normal && $0.transform == [1, 0, 0, 1, 5, 0] })
  }

  @Test func `gradients run between points of the canvas`() {
    let gradient = Gradient(colors: [.red, .blue])
    let figures = figures { context, size in
      let path = Path(CGRect(origin: .zero, size: size))
      context.fill(
        path,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 50)))
      context.fill(
        path,
        with: .radialGradient(
          gradient, center: CGPoint(x: 50, y: 25), startRadius: 1, endRadius: 20))
    }
    let courses = figures.map { figure -> GradientPaint.Course? in
      if case .fill(_, let paint, _) = figure.content { paint.gradient?.course } else { nil }
    }
    #expect(courses[0] == .linear(from: Point(0, 0), to: Point(0.5, 1)))
    #expect(courses[1] == .radial(center: Point(0.5, 0.5), start: 1, end: 20))
  }

  @Test func `text is drawn at a point`() {
    let figures = figures { context, _ in
      context.draw(Text("Hello").bold(), at: CGPoint(x: 5, y: 6))
      var resolved = context.resolve(Text("Bye"))
      resolved.shading = .color(.red)
      context.draw(resolved, at: .zero, anchor: .topLeading)
    }
    guard case .text(let first) = figures[0].content, case .text(let second) = figures[1].content
    else { return #expect(Bool(false)) }
    #expect(first.text == "Hello" && first.point == Point(5, 6) && first.anchor == .center)
    #expect(first.style.contains { if case .fontWeight = $0 { true } else { false } })
    #expect(second.text == "Bye" && second.paint == .named("red") && second.anchor == Point(0, 0))
  }

  @Test func `each blend mode maps to a different mode of the renderer`() {
    typealias Mode = GraphicsContext.BlendMode
    let modes: [Mode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
      .plusLighter,
    ]
    let blends = figures { context, _ in
      for mode in modes {
        context.blendMode = mode
        context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      }
    }.map(\.blend)
    #expect(Set(blends).count == modes.count && blends[1] == .multiply)
  }

  @Test func `a canvas keeps opacity, colour mode and asynchronous rendering of its initialiser`() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }
    #expect(canvas.isOpaque && canvas.rendersAsynchronously && canvas.colorMode == .linear)
  }

  @Test func `a canvas context reads the environment`() {
    var direction: LayoutDirection?
    _ = Screen(
      Canvas { context, _ in direction = context.environment.layoutDirection }
        .frame(width: 10, height: 10), language: "ar")
    #expect(direction == .rightToLeft)
  }

  @Test func `a canvas made with another canvas's renderer draws the same`() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(canvas.symbols is EmptyView)
    let drawn = Drawn(canvas.frame(width: 10, height: 10)).figures
    #expect(drawn.count == 1)
    #expect(Drawn(Canvas(renderer: canvas.renderer).frame(width: 10, height: 10)).figures == drawn)
  }
}

private struct Growing: View {
  @State private var width = 1.0

  var body: some View {
    VStack {
      Canvas { context, _ in
        context.stroke(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: width)
      }.frame(width: 20, height: 20).accessibilityIdentifier("box")
      Canvas { context, _ in
        context.stroke(
          Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red), lineWidth: width)
      }.accessibilityIdentifier("canvas").frame(width: 20, height: 20)
      Button("Grow") { width += 1 }
    }
  }
}
