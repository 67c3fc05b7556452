import Foundation
import StrataRendering
import SwiftUI
import Testing

@MainActor @Suite struct ShapePartTests {
  private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func bounds(_ shape: some Shape) -> CGRect { shape.path(in: box).boundingRect }

  @Test func `a transformed shape keeps the original shape and its transform`() {
    let turned = RotatedShape(shape: Rectangle(), angle: .degrees(90), anchor: .center)
    #expect(turned.angle == .degrees(90) && bounds(turned.shape) == box)
    #expect(abs(bounds(turned).width - 10) < 0.001 && abs(bounds(turned).height - 20) < 0.001)
    let scaled = ScaledShape(
      shape: Rectangle(), scale: CGSize(width: 2, height: 1), anchor: .topLeading)
    #expect(bounds(scaled).width == 40 && bounds(scaled.shape) == box)
    let moved = OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 4))
    #expect(bounds(moved).origin == CGPoint(x: 3, y: 4) && bounds(moved.shape) == box)
    let map = CGAffineTransform(translationX: 5, y: 0)
    let mapped = TransformedShape(shape: Rectangle(), transform: map)
    #expect(bounds(mapped).minX == 5 && bounds(mapped.shape) == box)
  }

  @Test func `a shape with a fixed size is placed by its anchor in a larger box`() {
    let size = CGSize(width: 4, height: 2)
    #expect(bounds(Rectangle().size(size)) == CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(
      bounds(Rectangle().size(width: 4, height: 2, anchor: .bottomTrailing))
        == CGRect(x: 16, y: 8, width: 4, height: 2))
  }

  @Test func `shape views give access to shape, styles and antialiasing`() {
    let filled = FillShapeView(
      shape: Circle(), style: Color.red, fillStyle: FillStyle(eoFill: true, antialiased: false),
      background: EmptyView())
    #expect(filled.fillStyle.isEOFilled && !filled.fillStyle.isAntialiased)
    #expect(bounds(filled.shape) == bounds(Circle()))
    #expect(Drawn(filled).paint == .named("red"))
    let line = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 5, dash: [1, 2], dashPhase: 4)
    #expect(line.lineWidth == 3 && line.miterLimit == 5 && line.dashPhase == 4)
    #expect(line.lineCap == .round && line.lineJoin == .bevel)
    let drawn = StrokeShapeView(
      shape: Circle(), style: Color.red, strokeStyle: line, isAntialiased: true,
      background: EmptyView())
    #expect(drawn.isAntialiased && drawn.strokeStyle == line)
    #expect(bounds(drawn.shape) == bounds(Circle()))
    #expect(Drawn(drawn).line?.width == 3 && Drawn(drawn).line?.dash == [1, 2])
    let edge = StrokeBorderShapeView(
      shape: Rectangle(), style: Color.red, strokeStyle: line, isAntialiased: true,
      background: EmptyView())
    #expect(edge.isAntialiased && edge.strokeStyle == line && bounds(edge.shape) == box)
    #expect(Drawn(edge).outline?.inset == 1.5, "inside of the edges")
  }

  @Test func `a shape that fills a shape view is drawn over it`() {
    func over<S: ShapeView>(_ view: S) -> [Paint] {
      _ = bounds(view.shape)
      return Drawn(view.fill(.blue)).rules.compactMap {
        if case .background(let paint) = $0 { paint } else { nil }
      }
    }
    #expect(over(Rectangle().fill(.red)).contains(.named("blue")))
    #expect(over(Rectangle().fill(.red)).contains(.named("red")))
  }

  @Test func `a shape without a style is filled with the foreground`() {
    let style = FillStyle(eoFill: true)
    #expect(Drawn(Rectangle().fill(style: style).foregroundStyle(.red)).paint == .named("red"))
  }

  @Test func `shapes can be written in short form, such as capsule and rect`() {
    #expect(Drawn(Color.red.clipShape(.capsule(style: .circular))).has(.capsule))
    let size = RoundedRectangle(cornerSize: CGSize(width: 3, height: 5))
    #expect(size.cornerSize == CGSize(width: 3, height: 5))
    func radius(_ shape: some Shape) -> Bool {
      bounds(shape) == box && shape.path(in: box).contains(CGPoint(x: 0.2, y: 0.2)) == false
    }
    #expect(radius(.rect(cornerSize: CGSize(width: 3, height: 3), style: .continuous)))
    #expect(
      radius(
        .rect(
          cornerRadii: RectangleCornerRadii(
            topLeading: 4, bottomLeading: 0, bottomTrailing: 0, topTrailing: 0),
          style: .circular)))
    #expect(!radius(.rect(cornerRadii: RectangleCornerRadii(), style: RoundedCornerStyle.circular)))
    #expect(bounds(ContainerRelativeShape.containerRelative) == box)
  }

  @Test func `an insettable shape is inset on each side`() {
    func inner<S: InsettableShape>(_ shape: S) -> CGRect { bounds(shape.inset(by: 2)) }
    #expect(inner(Rectangle()) == CGRect(x: 2, y: 2, width: 16, height: 6))
  }

  @Test func `forEach reports the elements of a path with curves`() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0))
    path.addQuadCurve(to: CGPoint(x: 0, y: 9), control: CGPoint(x: 5, y: 5))
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(
      steps == [
        .move(to: .zero),
        .curve(
          to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 0)),
        .quadCurve(to: CGPoint(x: 0, y: 9), control: CGPoint(x: 5, y: 5)),
      ])
    var oval = Path()
    oval.addEllipse(in: box, transform: CGAffineTransform(translationX: 5, y: 0))
    #expect(abs(oval.boundingRect.minX - 5) < 0.001)
  }

  @Test func `radians convert to degrees, a unit point defaults to zero, and numbers scale`() {
    #expect(abs(Angle(radians: .pi).degrees - 180) < 0.000_001)
    #expect(UnitPoint() == UnitPoint(x: 0, y: 0) && UnitPoint(x: 0.5, y: 0.5) == .center)
    var numbers = 2.0
    numbers.scale(by: 3)
    #expect(numbers == 6 && squared(3.0) == 9)
  }

  /// The squared magnitude of a value.
  private func squared<V: VectorArithmetic>(_ value: V) -> Double { value.magnitudeSquared }
}
