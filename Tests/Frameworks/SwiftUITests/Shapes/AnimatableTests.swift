import Foundation
import SwiftUI
import Testing

@Suite struct AnimatableTests {
  private struct Ring: Animatable {
    var start = 0.0
    var end = 0.0
    var animatableData: AnimatablePair<Double, Double> {
      get { AnimatablePair(start, end) }
      set { (start, end) = (newValue.first, newValue.second) }
    }
  }

  private struct Still: Animatable {}

  @Test func `interpolation by half gives the value in the middle`() {
    var ring = Ring(start: 0, end: 10)
    ring.animatableData.interpolate(towards: AnimatablePair(1, 20), amount: 0.5)
    #expect(ring.start == 0.5 && ring.end == 15)
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    #expect(CGFloat(3).scaled(by: 2) == 6 && Float(3).scaled(by: 2) == 6)
  }

  @Test func `animatable pairs are added and measured part by part`() {
    let pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), EmptyAnimatableData()))
    #expect((pair + pair - pair) == pair)
    #expect(pair.magnitudeSquared == 25)
    #expect(AnimatablePair<Double, Double>.zero == AnimatablePair(0, 0))
    #expect(EmptyAnimatableData().magnitudeSquared == 0)
  }

  @Test func `animatable data of points, rectangles and empty types match their parts`() {
    #expect(Still().animatableData == EmptyAnimatableData.zero)
    #expect(CGPoint(x: 1, y: 2).animatableData == AnimatablePair(1, 2))
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).animatableData.second.first == 3)
    #expect(UnitPoint.bottomTrailing.animatableData == AnimatablePair(1, 1))
  }

  @Test func `angles are added, negated and compared`() {
    #expect((Angle.degrees(90) + .degrees(90)).radians == .pi)
    #expect(abs((Angle.radians(.pi) / 2).degrees - 90) < 1e-9)
    #expect(-Angle(degrees: 10) < .zero)
    var angle = Angle()
    angle.degrees = 180
    #expect(angle.radians == .pi)
  }
}
