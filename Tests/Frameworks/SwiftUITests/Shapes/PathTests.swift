import Foundation
import SwiftUI
import Testing

@Suite struct PathTests {
  private let box = CGRect(x: 0, y: 0, width: 10, height: 20)

  @Test func `path elements are appended in order, and a subpath is closed once`() {
    var path = Path()
    #expect(path.isEmpty && path.currentPoint == nil && path.boundingRect == .null)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.addCurve(
      to: CGPoint(x: 1, y: 1), control1: CGPoint(x: 2, y: 2), control2: CGPoint(x: 3, y: 3))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.description == "1 2 m 3 4 l 7 8 5 6 q 2 2 3 3 1 1 c h")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    var count = 0
    path.forEach { if case .closeSubpath = $0 { count += 1 } }
    #expect(count == 1)
  }

  @Test func `rectangles, ellipses and round corners have the given bounds`() {
    let paths = [
      Path(box), Path(ellipseIn: box), Path(roundedRect: box, cornerRadius: 3),
      Path(roundedRect: box, cornerSize: CGSize(width: 2, height: 4), style: .circular),
      Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 5)),
      Path { $0.addRects([box, box.insetBy(dx: 1, dy: 1)]) },
      Path { $0.addRoundedRect(in: box, cornerSize: CGSize(width: 99, height: 99)) },
      Path { $0.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(bottomTrailing: 4)) },
    ]
    for path in paths {
      let bounds = path.boundingRect
      #expect(abs(bounds.minX) < 0.01 && abs(bounds.height - 20) < 0.01, "\(path)")
      #expect(path.contains(CGPoint(x: 5, y: 10)) && !path.contains(CGPoint(x: 11, y: 10)))
    }
    #expect(Path(box).contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(!Path(ellipseIn: box).contains(CGPoint(x: 0.1, y: 0.1)))
    #expect(!Path(roundedRect: box, cornerRadius: 5).contains(CGPoint(x: 0.1, y: 0.1)))
  }

  @Test func `a hole is empty only with the even-odd rule`() {
    let path = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      path.addRect(CGRect(x: 3, y: 3, width: 3, height: 3))
    }
    #expect(path.contains(CGPoint(x: 4, y: 4)))
    #expect(!path.contains(CGPoint(x: 4, y: 4), eoFill: true))
  }

  @Test func `an arc runs in the given direction`() {
    func arc(_ end: Double, clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(end),
          clockwise: clockwise)
      }.boundingRect
    }
    #expect(abs(arc(90, clockwise: false).maxY - 10) < 0.01 && arc(90, clockwise: false).minY > -1)
    #expect(abs(arc(90, clockwise: true).minY + 10) < 0.01)
    #expect(abs(arc(360, clockwise: false).width - 20) < 0.05)
    let relative = Path {
      $0.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    }
    #expect(abs(relative.boundingRect.minY + 10) < 0.01)
    #expect(abs((relative.currentPoint?.x ?? 9)) < 0.001)
  }

  @Test func `a corner between two lines is rounded`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    }
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x - 10) < 1e-6 && abs(end.y - 4) < 1e-6)
    #expect(!path.contains(CGPoint(x: 9.9, y: 0.1)))
  }

  @Test func `paths are offset, transformed and joined`() {
    let moved = Path(box).offsetBy(dx: 5, dy: 6)
    #expect(moved.boundingRect.origin == CGPoint(x: 5, y: 6))
    let larger = Path(box).applying(CGAffineTransform(scaleX: 2, y: 1))
    #expect(larger.boundingRect.width == 20)
    var both = Path(box)
    both.addPath(Path(box), transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(both.boundingRect.maxX == 110)
    var lines = Path()
    lines.addLines([.zero, CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 0)])
    #expect(lines.description == "0 0 m 1 1 l 2 0 l")
  }

  @Test func `a path is trimmed and stroked`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(line.trimmedPath(from: 0.25, to: 0.75).description == "2.5 0 m 7.5 0 l")
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0, to: 1) == line)
    let pen = line.strokedPath(StrokeStyle(lineWidth: 4))
    #expect(pen.boundingRect == CGRect(x: 0, y: -2, width: 10, height: 4))
  }
}
