import Foundation
import SwiftUI
import Testing

/// Tests of the pixels of painted views.
@MainActor struct PicturePaintingTests {
  @Test func `a rectangle in a padding is painted inside of it`() {
    let view = PaintedView(Ink.red.frame(width: 10, height: 10).padding(5))
    #expect(view.pixel(5, 5) == Ink.redPixel && view.pixel(14, 14) == Ink.redPixel)
    #expect(view.pixel(4, 5)[3] == 0 && view.pixel(15, 14)[3] == 0 && view.painted == 100)
  }

  @Test func `a scale makes several pixels of a point`() {
    let view = PaintedView(Ink.red.frame(width: 10, height: 10), scale: 3)
    #expect(view.painted == 900 && view.pixel(29, 29) == Ink.redPixel)
  }

  @Test func `a background is behind its view, and an overlay in front`() {
    let view = PaintedView(
      Ink.red.frame(width: 4, height: 4).padding(2).background(Ink.blue)
        .overlay(alignment: .topLeading) { Ink.red.frame(width: 1, height: 1) })
    #expect(view.pixel(0, 0) == Ink.redPixel && view.pixel(1, 1) == Ink.bluePixel)
    #expect(view.pixel(3, 3) == Ink.redPixel && view.painted == 64)
  }

  @Test func `round corners clip what is inside`() {
    let view = PaintedView(Ink.red.frame(width: 20, height: 20).cornerRadius(10))
    #expect(view.pixel(0, 0)[3] == 0 && view.pixel(10, 10) == Ink.redPixel)
    let area = Double(view.painted)
    #expect(area > 300 && area < 360, "a circle, and the pixels at its edge")
  }

  @Test func `opacity applies to a whole group`() {
    let view = PaintedView(
      ZStack {
        Ink.red.frame(width: 4, height: 4)
        Ink.blue.frame(width: 4, height: 4)
      }
      .opacity(0.5))
    #expect(view.pixel(2, 2) == [0, 0, 255, 128])
  }

  @Test func `a gradient runs from its start to its end`() {
    let view = PaintedView(
      LinearGradient(colors: [Ink.red, Ink.blue], startPoint: .leading, endPoint: .trailing)
        .frame(width: 100, height: 2))
    #expect(view.pixel(0, 0)[0] > 250 && view.pixel(99, 0)[2] > 250)
    #expect(abs(Int(view.pixel(50, 1)[0]) - 127) < 6)
  }

  @Test func `a stroke is painted along the edge only`() {
    let view = PaintedView(
      Rectangle().strokeBorder(Ink.red, lineWidth: 2).frame(width: 10, height: 10))
    #expect(view.pixel(5, 0) == Ink.redPixel && view.pixel(5, 5)[3] == 0)
    #expect(view.painted == 100 - 36)
  }

  @Test func `a view is moved, turned and scaled about its middle`() {
    let moved = PaintedView(
      Ink.red.frame(width: 4, height: 4).offset(x: 2).frame(width: 8, height: 4))
    #expect(moved.pixel(2, 0)[3] == 0 && moved.pixel(6, 0) == Ink.redPixel)
    let turned = PaintedView(
      Ink.red.frame(width: 8, height: 2).rotationEffect(.degrees(90)).frame(width: 8, height: 8))
    #expect(turned.pixel(4, 1) == Ink.redPixel && turned.pixel(1, 4)[3] == 0)
    let scaled = PaintedView(
      Ink.red.frame(width: 8, height: 8).scaleEffect(0.5))
    #expect(scaled.painted == 16 && scaled.pixel(4, 4) == Ink.redPixel)
  }

  @Test func `a shadow lies below the view and is blurred`() {
    let view = PaintedView(
      Ink.red.frame(width: 10, height: 10).shadow(color: .black, radius: 4, x: 0, y: 6).padding(20))
    #expect(view.pixel(25, 25) == Ink.redPixel)
    let below = view.pixel(25, 33)
    #expect(below[3] > 40 && below[3] < 255 && below[0] == 0)
  }

  @Test func `a mask leaves what is behind its shape`() {
    let view = PaintedView(
      Ink.red.frame(width: 10, height: 10).mask {
        VStack {
          Rectangle().frame(width: 10, height: 4)
          Spacer()
        }
      })
    #expect(view.pixel(5, 1) == Ink.redPixel && view.pixel(5, 8)[3] == 0)
  }

  @Test func `letters are painted in the text's color`() {
    let view = PaintedView(
      Text("MM").font(.system(size: 40, weight: .black)).foregroundStyle(Ink.red))
    let pixels = (0..<Int(view.size.width)).map { view.pixel($0, Int(view.size.height / 2)) }
    #expect(pixels.contains(Ink.redPixel) && view.painted < Int(view.size.width * view.size.height))
  }

  @Test func `a symbol is painted in its box`() {
    let view = PaintedView(
      Image(systemName: "circle.fill").font(.system(size: 32)).foregroundStyle(Ink.blue))
    #expect(view.size == CGSize(width: 32, height: 32) && view.pixel(16, 16) == Ink.bluePixel)
    #expect(view.pixel(0, 0)[3] == 0)
  }

  @Test func `a view of UIKit is a yellow box with a red sign`() {
    let view = PaintedView(Toggle("On", isOn: .constant(true)).labelsHidden())
    #expect(view.painted > 0 && view.pixel(0, 0)[0] > 240 && view.pixel(0, 0)[2] < 20)
  }

  @Test func `colors follow the appearance`() {
    #expect(PaintedView(Color.primary.frame(width: 2, height: 2)).pixel(0, 0)[0] < 40)
    #expect(
      PaintedView(Color.primary.frame(width: 2, height: 2), isDark: true).pixel(0, 0)[0] > 220)
  }

  @Test func `a drawing of a canvas is painted with its transforms`() {
    let view = PaintedView(
      Canvas { context, size in
        context.translateBy(x: 5, y: 0)
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: size.height)), with: .color(Ink.red))
      }.frame(width: 10, height: 4))
    #expect(view.pixel(2, 2)[3] == 0 && view.pixel(7, 2) == Ink.redPixel)
  }

  @Test func `a curve of a drawing ends at its end, not at a control point`() {
    let view = PaintedView(
      Canvas { context, _ in
        var curve = Path()
        curve.move(to: CGPoint(x: 0, y: 2))
        curve.addCurve(
          to: CGPoint(x: 30, y: 2), control1: CGPoint(x: 10, y: 2),
          control2: CGPoint(x: 20, y: 2))
        context.stroke(curve, with: .color(Ink.red), lineWidth: 4)
      }.frame(width: 30, height: 4))
    #expect(view.pixel(28, 2) == Ink.redPixel)
    #expect(view.painted == 120, "the line does not return over itself")
  }
}
