import Foundation
import StrataRendering
import SwiftUI
import Testing

/// A custom shape.
private struct Roof: Shape {
  var height: Double = 1

  var animatableData: Double {
    get { height }
    set { height = newValue }
  }

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * height))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    }
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func `a built-in shape is drawn by an element with clips or round corners`() {
    #expect(Drawn(Rectangle().fill(.red)).rules == [.background(.named("red"))])
    #expect(Drawn(RoundedRectangle(cornerRadius: 8).fill(.red)).has(.cornerRadius(8)))
    #expect(Drawn(Capsule(style: .circular).fill(.red)).has(.capsule))
    let circle = Drawn(Circle().fill(.red))
    #expect(circle.has(.clipTo(Outline(.circle))) && circle.has(.aspectRatio(1, fills: false)))
    #expect(Drawn(Ellipse().fill(.red)).has(.clipTo(Outline(.ellipse))))
    let uneven = UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 3)
    let corners = Outline.Form.rectangle(
      topLeading: 9, topTrailing: 0, bottomLeading: 0, bottomTrailing: 3)
    #expect(Drawn(uneven.fill(.red)).has(.clipTo(Outline(corners))))
  }

  @Test func `a shape without a style is drawn in the foreground`() {
    #expect(Drawn(Circle()).paint == .named("primary"))
    #expect(Drawn(Circle().foregroundStyle(.red)).paint == .named("red"))
    #expect(Drawn(Circle().fill().foregroundStyle(.red)).paint == .named("red"))
  }

  @Test func `a shape is filled by the even-odd rule if its fill style sets eoFill`() {
    let figure = Drawn(Circle().fill(style: FillStyle(eoFill: true))).figure
    guard case .fill(_, let paint, let isEvenOdd) = figure else {
      Issue.record("it is \(String(describing: figure))")
      return
    }
    #expect(isEvenOdd && Drawn(Circle().fill(.foreground)).paint == paint)
  }

  @Test func `a stroke is centred on the edge, a stroke border is inside of it`() {
    let on = Drawn(Circle().stroke(.red, lineWidth: 4))
    #expect(on.outline == Outline(.circle) && on.line == StrokeLine(width: 4))
    let inside = Drawn(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4))
    #expect(inside.outline?.inset == 2 && inside.paint == .named("red"))
    let style = StrokeStyle(
      lineWidth: 3, lineCap: .round, lineJoin: .bevel, miterLimit: 5, dash: [1, 2], dashPhase: 4)
    let dashed = Drawn(Capsule().stroke(.blue, style: style))
    #expect(
      dashed.line
        == StrokeLine(
          width: 3, cap: .round, join: .bevel, miterLimit: 5, dash: [1, 2], dashPhase: 4))
    #expect(Drawn(Capsule().strokeBorder(style: style)).outline?.inset == 1.5)
    #expect(Drawn(Rectangle().stroke(lineWidth: 7)).line?.width == 7)
    #expect(Drawn(Rectangle().stroke(style: style)).paint == .named("primary"))
  }

  @Test
  func `a trimmed circle is sent as a circle with a trim if stroked, and as a path if filled`() {
    let ring = Circle().trim(from: 0.25, to: 0.75).stroke(.red, lineWidth: 4)
    #expect(Drawn(ring).outline == Outline(.circle, trim: .init(from: 0.25, to: 0.75)))
    let filled = Drawn(Circle().trim(from: 0, to: 0.5).fill(.red))
    #expect(filled.steps.count > 8 && filled.outline?.trim == nil)
  }

  @Test func `a custom path is drawn at the size of its frame`() {
    let roof = Drawn(Roof().fill(.red).frame(width: 40, height: 20))
    #expect(roof.steps == [.move(Point(0, 20)), .line(Point(20, 0)), .line(Point(40, 20))])
    #expect(roof.outline?.form.isGuess == false)
    #expect(Drawn(Roof()).outline?.form.isGuess == true)
  }

  @Test func `shapes are rotated, scaled, offset, transformed and sized`() {
    func steps(_ shape: some Shape) -> [PathStep] {
      Drawn(shape.frame(width: 40, height: 20)).steps
    }
    #expect(steps(Roof().offset(x: 5, y: 1)).first == .move(Point(5, 21)))
    #expect(steps(Roof().offset(CGSize(width: 2, height: 0))).first == .move(Point(2, 20)))
    #expect(steps(Roof().scale(0.5, anchor: .topLeading)).first == .move(Point(0, 10)))
    #expect(steps(Roof().scale(x: 2, y: 1, anchor: .leading)).last == .line(Point(80, 20)))
    #expect(steps(Roof().size(width: 10, height: 10)).last == .line(Point(10, 10)))
    #expect(
      steps(Roof().size(CGSize(width: 10, height: 10), anchor: .bottomTrailing)).last
        == .line(Point(40, 20)))
    #expect(steps(Roof().transform(.init(scaleX: 1, y: 2))).first == .move(Point(0, 40)))
    let turned = Roof().rotation(.degrees(180)).path(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(abs(turned.boundingRect.minY) < 1e-9 && turned.contains(CGPoint(x: 2, y: 1)))
    #expect(steps(AnyShape(Roof())).first == .move(Point(0, 20)))
  }

  @Test func `a shape that is filled and stroked shows both`() {
    let both = Drawn(Circle().fill(.red).stroke(.blue, lineWidth: 2))
    #expect(both.has(.background(.named("red"))) && both.line?.width == 2)
    let three = Drawn(Rectangle().stroke(.red).fill(.blue).strokeBorder(.green))
    #expect(three.figures.count == 2)
  }

  @Test func `an inset shape is smaller on all sides`() {
    let inset = Drawn(RoundedRectangle(cornerSize: CGSize(width: 4, height: 4)).inset(by: 3))
    #expect(inset.outline == Outline(Outline.rounded(4).form, inset: 3))
    let path = Circle().inset(by: 5).path(in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(path.boundingRect.width - 10) < 0.01)
    let hole = Drawn(Roof().fill(.red, style: FillStyle(eoFill: true)))
    #expect(hole.figure == hole.outline.map { .fill($0, .named("red"), isEvenOdd: true) })
  }

  @Test func `clipShape and mask follow the fill rule`() {
    let roof = Roof()._outline(nil)
    let odd = FillStyle(eoFill: true)
    #expect(Drawn(Text("x").clipShape(Roof())).rules == [.clipTo(roof)])
    #expect(
      Drawn(Text("x").clipShape(Roof(), style: odd)).rules == [.clipTo(roof, isEvenOdd: true)])
    let mask = Drawn(Text("x").mask { Roof().fill(.black, style: odd) })
    #expect(mask.figure == .fill(roof, .named("black"), isEvenOdd: true))
    #expect(Drawn(Text("x").clipShape(Rectangle(), style: odd)).rules == [.clip])
  }

  @Test func `clipShape accepts shapes in short form, such as capsule`() {
    let rules: [[StyleRule]] = [
      Drawn(Text("x").clipShape(.rect)).rules, Drawn(Text("x").clipShape(.capsule)).rules,
      Drawn(Text("x").clipShape(.circle)).rules, Drawn(Text("x").clipShape(.ellipse)).rules,
      Drawn(Text("x").clipShape(.rect(cornerRadius: 5, style: .circular))).rules,
      Drawn(Text("x").clipShape(.rect(topLeadingRadius: 5, topTrailingRadius: 5))).rules,
    ]
    let top = Outline.Form.rectangle(
      topLeading: 5, topTrailing: 5, bottomLeading: 0, bottomTrailing: 0)
    #expect(
      rules == [
        [.clip], [.capsule], [.clipTo(Outline(.circle))], [.clipTo(Outline(.ellipse))],
        [.cornerRadius(5)], [.clipTo(Outline(top))],
      ])
  }

  @Test func `a container shape is inherited by the views inside`() {
    let view = ContainerRelativeShape().fill(.red)
    #expect(Drawn(view).rules == [.background(.named("red"))])
    #expect(Drawn(ContainerRelativeShape().containerShape(Capsule())).has(.capsule))
  }

  @Test func `setting the animatableData of a shape changes the shape`() {
    var roof = Roof()
    roof.animatableData = 0.5
    #expect(roof.path(in: CGRect(x: 0, y: 0, width: 2, height: 2)).boundingRect.minY == 1)
    var trimmed = Circle().trim(from: 0, to: 0)
    trimmed.animatableData = trimmed.animatableData + trimmed.animatableData
    var corners = UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii())
    corners.animatableData.first.first = 7
    #expect(corners.cornerRadii.topLeading == 7)
  }
}

extension Outline.Form {
  fileprivate var isGuess: Bool? {
    if case .path(_, _, let isGuess, _) = self { isGuess } else { nil }
  }
}
