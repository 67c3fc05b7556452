import Foundation
import StrataRendering
import SwiftUI
import Testing

/// Tests of the readable and settable properties of shapes, which the drawing follows.
@MainActor @Suite struct ShapeFieldTests {
  private let box = CGRect(x: 0, y: 0, width: 20, height: 10)

  private func bounds(_ shape: some Shape) -> CGRect {
    let rect = shape.path(in: box).boundingRect
    func whole(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    return CGRect(
      x: whole(rect.minX), y: whole(rect.minY), width: whole(rect.width),
      height: whole(rect.height))
  }

  @Test func `a rotated shape follows its anchor and its angle`() {
    var turned = RotatedShape(shape: Rectangle(), angle: .zero, anchor: .center)
    turned.anchor = .topLeading
    #expect(turned.anchor == .topLeading && turned.animatableData.second == 0)
    turned.animatableData.second = .pi / 2
    #expect(turned.angle == Angle(radians: .pi / 2))
    #expect(bounds(turned) == CGRect(x: -10, y: 0, width: 10, height: 20))
  }

  @Test func `a scaled shape follows its anchor and its scale`() {
    var scaled = ScaledShape(shape: Rectangle(), scale: CGSize(width: 2, height: 1))
    #expect(scaled.anchor == .center)
    #expect(bounds(scaled) == CGRect(x: -10, y: 0, width: 40, height: 10))
    scaled.anchor = .topTrailing
    scaled.scale = CGSize(width: 3, height: 1)
    #expect(bounds(scaled) == CGRect(x: -40, y: 0, width: 60, height: 10))
    let wide = scaled.animatableData
    scaled.scale = CGSize(width: 1, height: 1)
    #expect(scaled.animatableData != wide)
    scaled.animatableData = wide
    #expect(scaled.scale == CGSize(width: 3, height: 1))
  }

  @Test func `an offset or transformed shape follows its offset or transform`() {
    var moved = OffsetShape(shape: Rectangle(), offset: CGSize(width: 3, height: 4))
    let there = moved.animatableData
    moved.offset = .zero
    #expect(bounds(moved) == box)
    moved.animatableData = there
    #expect(moved.offset == CGSize(width: 3, height: 4))
    var mapped = TransformedShape(shape: Rectangle(), transform: .identity)
    mapped.transform = CGAffineTransform(translationX: 5, y: 1)
    #expect(bounds(mapped).origin == CGPoint(x: 5, y: 1))
  }

  @Test func `corner radii can be changed, and their style is kept`() {
    var round = RoundedRectangle(cornerRadius: 4, style: .circular)
    #expect(round.style == .circular && RoundedRectangle(cornerRadius: 4).style == .continuous)
    let small = round.animatableData
    round.cornerSize = CGSize(width: 8, height: 8)
    #expect(Drawn(round.fill(.red)).has(.cornerRadius(8)))
    round.animatableData = small
    #expect(Drawn(round.fill(.red)).has(.cornerRadius(4)))
    #expect(Capsule(style: .circular).style == .circular && Capsule().style == .continuous)
    var radii = RectangleCornerRadii(topLeading: 1)
    radii.bottomLeading = 2
    radii.bottomTrailing = 3
    radii.topTrailing = 4
    let uneven = UnevenRoundedRectangle(cornerRadii: radii, style: .circular)
    #expect(uneven.style == .circular)
    let corners = Outline.Form.rectangle(
      topLeading: 1, topTrailing: 4, bottomLeading: 2, bottomTrailing: 3)
    #expect(Drawn(uneven.fill(.red)).has(.clipTo(Outline(corners))))
  }

  @Test func `the paint of a shape view can be changed, and its background is kept`() {
    var filled = FillShapeView(
      shape: Rectangle(), style: Color.red, fillStyle: FillStyle(), background: Text("ground"))
    filled.style = .blue
    #expect(Drawn(filled).has(.background(.named("blue"))))
    #expect(Drawn(filled.background).elements.contains { $0.text == "ground" })
    var line = StrokeShapeView(
      shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(lineWidth: 2, dash: [3]),
      isAntialiased: true, background: Text("ground"))
    line.style = .green
    #expect(line.strokeStyle.dash == [3] && Drawn(line).line?.dash == [3])
    #expect(Drawn(line).paint == .named("green"))
    #expect(Drawn(line.background).elements.contains { $0.text == "ground" })
    var edge = StrokeBorderShapeView(
      shape: Circle(), style: Color.red, strokeStyle: StrokeStyle(lineWidth: 2),
      isAntialiased: true, background: Text("ground"))
    edge.style = .orange
    #expect(Drawn(edge).paint == .named("orange"))
    #expect(Drawn(edge.background).elements.contains { $0.text == "ground" })
  }

  private func lines(_ view: some View) -> [(Paint, Double, Double?)] {
    Drawn(view).figures.compactMap {
      guard case .stroke(let outline, let paint, let line) = $0.content else { return nil }
      return (paint, line.width, outline.inset)
    }
  }

  @Test func `a stroke is drawn on a filled shape`() {
    let style = StrokeStyle(lineWidth: 4)
    let on = lines(Circle().fill(.red).stroke(.blue, style: style, antialiased: true))
    #expect(on.count == 1 && on.first?.0 == .named("blue") && on.first?.1 == 4)
    #expect(on.first?.2 == 0)
    let inside = lines(Circle().fill(.red).strokeBorder(.blue, style: style, antialiased: true))
    #expect(inside.count == 1 && inside.first?.0 == .named("blue") && inside.first?.2 == 2)
    let ground = Drawn(Circle().fill(.red).stroke(.blue, style: style))
    #expect(ground.has(.background(.named("red"))), "the background is kept")
  }

  @Test func `a shape is filled by the even-odd rule if its fill style requests it`() {
    func isEvenOdd(_ view: some View) -> Bool {
      Drawn(view).figures.contains {
        if case .fill(_, _, true) = $0.content { true } else { false }
      }
    }
    let plain: some View = Rectangle().fill(style: FillStyle())
    #expect(!isEvenOdd(plain) && isEvenOdd(Rectangle().fill(style: FillStyle(eoFill: true))))
  }

  private struct Line: Shape {
    static var role: ShapeRole { .separator }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Test func `a shape's role is fill by default, stroke if stroked, or what a custom shape sets`() {
    func role<S: Shape>(_ shape: S) -> ShapeRole { S.role }
    #expect(role(Circle()) == ShapeRole.fill)
    #expect(role(Line()) == ShapeRole.separator)
    #expect(role(Circle().trim(from: 0, to: 1)) == .fill)
    let along: some Shape = Circle().stroke(style: StrokeStyle(lineWidth: 2))
    #expect(role(along) == ShapeRole.stroke)
  }

  @Test func `forEach reports the elements of a path of straight lines`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 5))
    var steps: [Path.Element] = []
    path.forEach { steps.append($0) }
    #expect(steps == [.move(to: .zero), .line(to: CGPoint(x: 4, y: 5))])
  }

  @Test func `unit points have names for corners, edges and centre`() {
    let corners: [(UnitPoint, CGFloat, CGFloat)] = [
      (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1), (.bottomTrailing, 1, 1),
      (.top, 0.5, 0), (.bottom, 0.5, 1), (.leading, 0, 0.5), (.trailing, 1, 0.5),
      (.center, 0.5, 0.5), (.zero, 0, 0),
    ]
    for (corner, x, y) in corners { #expect(corner == UnitPoint(x: x, y: y)) }
  }

  @Test func `each animatable value can be scaled`() {
    func tripled<V: VectorArithmetic>(_ value: V) -> V {
      var value = value
      value.scale(by: 3)
      return value
    }
    #expect(tripled(2.0) == 6 && tripled(CGFloat(1)) == 3 && tripled(Float(0.5)) == 1.5)
    #expect(tripled(AnimatablePair(1.0, 2.0)) == AnimatablePair(3, 6))
    #expect(tripled(EmptyAnimatableData()) == EmptyAnimatableData())
  }
}
