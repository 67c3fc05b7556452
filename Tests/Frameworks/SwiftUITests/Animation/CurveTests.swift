import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import SwiftUICore

@Suite struct CurveTests {
  @Test func `each animation has its duration and curve`() {
    let soft = Motion.Curve.bezier(0.42, 0, 0.58, 1)
    #expect(Animation.linear.motion == Motion(.linear, duration: 0.35))
    #expect(Animation.linear(duration: 2).motion == Motion(.linear, duration: 2))
    #expect(Animation.easeIn.motion.curve == .bezier(0.42, 0, 1, 1))
    #expect(Animation.easeIn(duration: 1).motion.duration == 1)
    #expect(Animation.easeOut.motion.curve == .bezier(0, 0, 0.58, 1))
    #expect(Animation.easeOut(duration: 1).motion.duration == 1)
    #expect(Animation.easeInOut.motion == Motion(soft, duration: 0.35))
    #expect(Animation.easeInOut(duration: 1).motion == Motion(soft, duration: 1))
    #expect(
      Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1).motion
        == Motion(.bezier(0.1, 0.2, 0.3, 0.4), duration: 1))
    #expect(Animation.timingCurve(.easeIn, duration: 1) == .easeIn(duration: 1))
    #expect(Animation.linear(duration: -1).motion.duration == 0)
  }

  @Test func `delay, speed and repetition apply in the order of their calls`() {
    let base = Animation.linear(duration: 2)
    #expect(base.delay(1).motion.delay == 1)
    #expect(base.speed(2).motion.duration == 1)
    #expect(base.delay(1).speed(2).motion.delay == 0.5)
    #expect(base.speed(2).delay(1).motion.delay == 1)
    #expect(base.speed(0) == base)
    #expect(base.repeatCount(3).motion == Motion(.linear, duration: 2, times: 3, reverses: true))
    #expect(base.repeatCount(3, autoreverses: false).motion.reverses == false)
    #expect(base.repeatForever().motion.times == .infinity)
    #expect(base.repeatForever(autoreverses: false).motion.reverses == false)
  }

  @Test func `every spring animation starts at 0 and ends at 1`() {
    let springs: [Animation] = [
      .default, .spring, .spring(), .spring(response: 0.4, dampingFraction: 0.6, blendDuration: 0),
      .spring(response: 0.4), .spring(duration: 0.4, bounce: 0.2, blendDuration: 0),
      .spring(duration: 0.4), .spring(.bouncy, blendDuration: 0), .smooth, .smooth(duration: 0.3),
      .smooth(duration: 0.3, extraBounce: 0.1), .snappy, .snappy(duration: 0.3, extraBounce: 0.1),
      .bouncy, .bouncy(duration: 0.3, extraBounce: 0.1), .interactiveSpring, .interactiveSpring(),
      .interactiveSpring(response: 0.2, dampingFraction: 0.5, blendDuration: 0),
      .interactiveSpring(duration: 0.2, extraBounce: 0.1, blendDuration: 0), .interpolatingSpring,
      .interpolatingSpring(stiffness: 50, damping: 1),
      .interpolatingSpring(mass: 1, stiffness: 50, damping: 5, initialVelocity: 3),
      .interpolatingSpring(duration: 0.3, bounce: 0.1, initialVelocity: 1),
      .interpolatingSpring(.snappy, initialVelocity: 1),
      .spring(response: 0.5, dampingFraction: 0),
    ]
    for spring in springs {
      guard case .samples(let values) = spring.motion.curve else {
        return #expect(Bool(false), "\(spring)")
      }
      #expect(values.first == 0 && values.last == 1)
      #expect(values.allSatisfy { $0.isFinite && $0 > -1 && $0 < 3 })
      #expect(spring.motion.duration > 0.05 && spring.motion.duration < 30, "\(spring)")
    }
    #expect(Animation.bouncy.motion.curve.highest > 1)
    #expect(Animation.smooth.motion.curve.highest == 1)
  }

  @Test func `a Spring converts between duration, bounce, stiffness and damping`() {
    let spring = Spring(duration: 0.5, bounce: 0.25)
    #expect(abs(spring.duration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    #expect(abs(spring.response - 0.5) < 1e-9 && abs(spring.dampingRatio - 0.75) < 1e-9)
    #expect(abs(spring.stiffness - 157.9137) < 1e-3 && abs(spring.damping - 18.8496) < 1e-3)
    #expect(spring.mass == 1)
    let heavy = Spring(mass: 2, stiffness: 100, damping: 500)
    #expect(abs(heavy.dampingRatio - 1) < 1e-9)
    #expect(Spring(mass: 2, stiffness: 100, damping: 500, allowOverDamping: true).dampingRatio > 1)
    #expect(Spring(response: 0.5, dampingRatio: 2).bounce == -0.5)
    #expect(Spring(duration: 0.5, bounce: -0.5).dampingRatio == 2)
    #expect(Spring.smooth.bounce == 0 && Spring.smooth(duration: 1).duration == 1)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-9 && Spring.snappy(duration: 1).duration == 1)
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-9 && Spring.bouncy(duration: 1).duration == 1)
  }

  @Test(arguments: [0.3, 0.75, 1, 1.8])
  func `a spring's value and velocity match a simulation of its force`(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    var (place, speed) = (0.0, 2.0)
    let step = 1e-5
    for _ in 0..<20_000 {
      let force = spring.force(target: 10.0, position: place, velocity: speed)
      speed += force / spring.mass * step
      place += speed * step
    }
    #expect(abs(spring.value(target: 10.0, initialVelocity: 2, time: 0.2) - place) < 0.01)
    #expect(abs(spring.velocity(target: 10.0, initialVelocity: 2, time: 0.2) - speed) < 0.1)
    var (value, velocity) = (0.0, 2.0)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    spring.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.1)
    #expect(abs(value - place) < 0.01 && abs(velocity - speed) < 0.1)
    let rest = spring.settlingDuration(target: 10.0, initialVelocity: 0, epsilon: 0.01)
    #expect(abs(spring.value(target: 10.0, time: rest) - 10) < 0.011)
    #expect(abs(spring.value(target: 10.0, time: rest * 0.5) - 10) > 0.011)
    #expect(abs(spring.value(target: 1.0, time: spring.settlingDuration) - 1) < 0.0011)
    let timed = Spring(settlingDuration: 2, dampingRatio: ratio, epsilon: 0.001)
    #expect(abs(timed.settlingDuration - 2) < 1e-6)
  }

  @Test func `a spring moves any animatable value`() {
    let (from, to) = (UnitPoint(x: 0, y: 1), UnitPoint(x: 1, y: 0))
    let (spring, rest) = (Spring.smooth, UnitPoint.zero)
    let middle = spring.value(fromValue: from, toValue: to, initialVelocity: rest, time: 0.1)
    #expect(middle.x > 0.1 && middle.x < 0.9 && abs(middle.x + middle.y - 1) < 1e-9)
    #expect(
      spring.velocity(fromValue: from, toValue: to, initialVelocity: rest, time: 0.1).x > 0)
    #expect(spring.force(fromValue: from, toValue: to, position: from, velocity: rest).x > 0)
    let time = spring.settlingDuration(
      fromValue: from, toValue: to, initialVelocity: rest, epsilon: 0.001)
    #expect(time > spring.settlingDuration && time < 2 * spring.settlingDuration)
  }

  @Test func `unit curves run from 0 to 1, with matching inverses and velocities`() {
    let curves: [UnitCurve] = [
      .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut,
      .circularEaseInOut,
      .bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.9), endControlPoint: .bottomTrailing),
    ]
    for curve in curves {
      #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
      for part in [0.1, 0.4, 0.8] {
        #expect(abs(curve.inverse.value(at: curve.value(at: part)) - part) < 1e-6, "\(curve)")
        let slope = (curve.value(at: part + 1e-4) - curve.value(at: part - 1e-4)) / 2e-4
        #expect(abs(curve.velocity(at: part) - slope) < 1e-2)
      }
      #expect(curve.inverse.inverse == curve)
    }
    #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3154) < 1e-3)
    #expect(UnitCurve.circularEaseIn.value(at: 0.6) == 1 - 0.8)
    guard case .samples = Animation.timingCurve(.circularEaseIn, duration: 1).motion.curve else {
      return #expect(Bool(false))
    }
  }
}

extension Motion.Curve {
  fileprivate var highest: Double {
    if case .samples(let values) = self { values.max() ?? 0 } else { 1 }
  }
}
