import Foundation
import SwiftUI
import Testing
import UIKit

struct BezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func `only the chosen corners are rounded`() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 98)))
    #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 98)))
    let all = UIBezierPath(
      roundedRect: square, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 40, height: 40))
    #expect(!all.contains(CGPoint(x: 98, y: 2)) && all.contains(CGPoint(x: 50, y: 50)))
  }

  @Test func `a path can be converted to SwiftUI's path and back`() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 20, y: 5))
    path.addCurve(
      to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12),
      controlPoint2: CGPoint(x: 2, y: 12))
    path.close()
    let model = Path { model in
      model.move(to: .zero)
      model.addLine(to: CGPoint(x: 10, y: 0))
      model.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 20, y: 5))
      model.addCurve(
        to: CGPoint(x: 0, y: 10), control1: CGPoint(x: 8, y: 12), control2: CGPoint(x: 2, y: 12))
      model.closeSubpath()
    }
    #expect(Path(path.cgPath) == model)
    #expect(Path(UIBezierPath(cgPath: model.cgPath).cgPath) == model)
    path.removeAllPoints()
    #expect(path.isEmpty && path.currentPoint == .zero)
  }

  @Test func `an arc with the argument clockwise runs clockwise on the screen`() {
    func quarter(_ clockwise: Bool) -> CGRect {
      let arc = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: clockwise)
      return arc.bounds
    }
    #expect(abs(quarter(true).minX) < 0.1, "the quarter at the bottom right")
    #expect(abs(quarter(false).minX + 10) < 0.1, "the other three quarters")
  }

  @Test func `a CGMutablePath transforms a rectangle as it is added`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2), transform: .init(scaleX: 3, y: 1))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 6, height: 2))
    #expect(path.contains(CGPoint(x: 5, y: 1)) && !path.contains(CGPoint(x: 7, y: 1)))
    let bezier = UIBezierPath(cgPath: path)
    bezier.apply(CGAffineTransform(translationX: 10, y: 0))
    #expect(bezier.bounds.minX == 10 && path.boundingBox.minX == 0)
  }
}
