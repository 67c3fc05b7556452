import Foundation
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a point is translated, scaled and rotated`() {
    let point = CGPoint(x: 1, y: 2)
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform(translationX: 3, y: 4)) == CGPoint(x: 4, y: 6))
    #expect(point.applying(CGAffineTransform(scaleX: 2, y: 3)) == CGPoint(x: 2, y: 6))
    let turned = point.applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-9 && abs(turned.y - 1) < 1e-9)
  }

  @Test func `scaledBy and translatedBy apply their step before the existing transform`() {
    let transform = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 12, y: 2))
    let other = CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0)
    #expect(CGPoint(x: 1, y: 1).applying(other) == CGPoint(x: 22, y: 2))
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test func `a transformed rectangle contains all of its corners`() {
    let square = CGRect(x: 0, y: 0, width: 2, height: 2)
    let bounds = square.applying(CGAffineTransform.identity.rotated(by: .pi / 4))
    #expect(
      abs(bounds.width - 8.0.squareRoot()) < 1e-9 && abs(bounds.minX + 2.0.squareRoot()) < 1e-9)
    #expect(CGSize(width: 1, height: 2).applying(.init(scaleX: 3, y: 3)).height == 6)
    #expect(CGLineCap.round != .square && CGLineJoin.bevel != .miter)
  }
}
