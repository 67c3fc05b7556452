import Foundation
import SwiftUICore

/// The values along the keyframes of one track.
struct KeyframeCourse<Value: Animatable> {
  private struct Leg {
    var way: _KeyframeWay<Value>
    var from: Value.AnimatableData
    var to: Value.AnimatableData
    var start: TimeInterval
    var speeds: (Value.AnimatableData, Value.AnimatableData) = (.zero, .zero)

    var end: TimeInterval { start + way.duration }
  }

  private let initial: Value
  private var legs: [Leg] = []

  init(_ ways: [_KeyframeWay<Value>], from initial: Value) {
    self.initial = initial
    var (from, start) = (initial.animatableData, 0.0)
    for way in ways {
      let leg = Leg(way: way, from: from, to: way.to.animatableData, start: start)
      legs.append(leg)
      (from, start) = (leg.to, leg.end)
    }
    for index in legs.indices { legs[index].speeds = speeds(at: index) }
  }

  var duration: TimeInterval { legs.last?.end ?? 0 }

  func value(at time: TimeInterval) -> Value {
    guard let leg = legs.last(where: { $0.start <= time }) ?? legs.first else { return initial }
    var value = initial
    value.animatableData = time >= leg.end ? leg.to : place(on: leg, max(0, time - leg.start))
    return value
  }

  private func place(on leg: Leg, _ time: TimeInterval) -> Value.AnimatableData {
    let part = time / leg.way.duration, way = leg.to - leg.from
    switch leg.way.course {
    case .jump: return leg.to
    case .linear(let curve): return leg.from + way.scaled(by: curve.value(at: part))
    case .spring(let spring, let speed):
      let speed = speed?.animatableData ?? .zero
      return leg.from + spring.value(target: way, initialVelocity: speed, time: time)
    case .cubic:
      // The cubic Hermite curve through both values with both velocities.
      let (square, cube) = (part * part, part * part * part)
      let start = leg.speeds.0.scaled(by: (cube - 2 * square + part) * leg.way.duration)
      let end = leg.speeds.1.scaled(by: (cube - square) * leg.way.duration)
      return leg.from + way.scaled(by: 3 * square - 2 * cube) + start + end
    }
  }

  private func speeds(at index: Int) -> (Value.AnimatableData, Value.AnimatableData) {
    guard case .cubic(let start, let end) = legs[index].way.course else { return (.zero, .zero) }
    return (
      start?.animatableData ?? speed(between: index - 1, index),
      end?.animatableData ?? speed(between: index, index + 1)
    )
  }

  /// Returns the velocity at the value between two segments; zero at the ends of the curve.
  private func speed(between first: Int, _ second: Int) -> Value.AnimatableData {
    guard legs.indices.contains(first), legs.indices.contains(second) else { return .zero }
    let time = legs[first].way.duration + legs[second].way.duration
    guard case .cubic = legs[first].way.course, case .cubic = legs[second].way.course, time > 0
    else { return .zero }
    return (legs[second].to - legs[first].from).scaled(by: 1 / time)
  }
}
