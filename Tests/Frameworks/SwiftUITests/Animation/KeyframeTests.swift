import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Look: Equatable {
  var scale = 1.0
  var turn = Angle.zero
}

/// Custom keyframes.
private struct Hop: KeyframeTrackContent {
  var height: Double
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(height, duration: 1)
    LinearKeyframe(0, duration: 1)
  }
}

private struct Grow: Keyframes {
  var body: some Keyframes<Look> {
    KeyframeTrack(\Look.scale) { LinearKeyframe(3, duration: 2) }
  }
}

@MainActor @Suite struct KeyframeTests {
  private func isNear(_ value: Double, _ wanted: Double) -> Bool { abs(value - wanted) < 1e-6 }

  private func line(
    @KeyframesBuilder<Double> _ content: () -> some Keyframes<Double>
  ) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: 0, content: content)
  }

  @Test func `a track moves from value to value in the given durations`() {
    let timeline = line {
      LinearKeyframe(10, duration: 1)
      MoveKeyframe(20)
      LinearKeyframe(0, duration: 2, timingCurve: .easeIn)
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0) == 0 && isNear(timeline.value(time: 0.5), 5))
    #expect(timeline.value(time: 1) == 20 && timeline.value(progress: 1) == 0)
    #expect(timeline.value(time: -1) == 0 && timeline.value(time: 9) == 0)
    let middle = timeline.value(time: 2)
    #expect(middle > 10 && middle < 20)  // slow at first
  }

  @Test func `a cubic curve passes smoothly through its values`() {
    let timeline = line {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(5, duration: 1, startVelocity: 0, endVelocity: 4)
    }
    #expect([0, 1, 2, 3].map(timeline.value(time:)) == [0, 10, 0, 5])
    func speed(_ time: Double) -> Double {
      (timeline.value(time: time + 1e-4) - timeline.value(time: time - 1e-4)) / 2e-4
    }
    #expect(abs(speed(1e-4)) < 0.1 && abs(speed(1)) < 0.1)  // from rest, and flat at the turn
    #expect(abs(speed(3 - 1e-3) - 4) < 0.2)
    #expect(timeline.value(time: 0.5) == 5)
  }

  @Test func `a spring keyframe overshoots its value and then settles`() {
    let free = line { SpringKeyframe(10, spring: .bouncy, startVelocity: 3) }
    #expect(free.duration == Spring.bouncy.settlingDuration)
    let cut = line { SpringKeyframe(10, duration: 2, spring: .bouncy) }
    let values = stride(from: 0, through: 2, by: 0.02).map(cut.value(time:))
    #expect(cut.duration == 2 && values.contains { $0 > 10.3 } && values.last == 10)
    #expect(free.value(time: 0.05) > cut.value(time: 0.05))
  }

  @Test func `tracks run in parallel, and their builders accept conditions and loops`() {
    let isWild = true
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        for size in [2.0, 4.0] { LinearKeyframe(size, duration: 1) }
        if isWild { LinearKeyframe(8, duration: 2) } else { MoveKeyframe(1) }
      }
      KeyframeTrack(\.turn) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    #expect(timeline.duration == 4)
    let (early, late) = (timeline.value(time: 0.5), timeline.value(time: 3))
    #expect(isNear(early.scale, 1.5) && isNear(early.turn.degrees, 45))
    #expect(isNear(late.scale, 6) && late.turn == .degrees(90))
    let either = line { if isWild { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(1) } }
    let other = line { if !isWild { LinearKeyframe(1, duration: 1) } else { MoveKeyframe(1) } }
    #expect(either.duration == 1 && other.duration == 0)
    let many = line { for step in 1...3 { LinearKeyframe(Double(step), duration: 1) } }
    #expect(isNear(many.value(time: 2.5), 2.5))
  }

  @Test func `custom keyframes are composed in their body`() {
    let hops = line {
      Hop(height: 4)
      Hop(height: 2)
    }
    #expect([1, 2, 3, 4].map(hops.value(time:)) == [4, 0, 2, 0])
    let grown = KeyframeTimeline(initialValue: Look()) { Grow() }
    #expect(isNear(grown.value(time: 1).scale, 2))
    let whole = KeyframeTimeline(initialValue: 0.0) {
      KeyframeTrack { LinearKeyframe(6.0, duration: 1) }
    }
    #expect(isNear(whole.value(progress: 0.5), 3))
  }

  private func effect(of screen: Screen, _ name: String = "it") throws -> Effect? {
    let rules = try screen.element(name).drawing.style
    return rules.lazy.compactMap { if case .effect(let effect) = $0 { effect } else { nil } }.first
  }

  @Test func `a keyframe animator is converted to frames at even steps of time`() throws {
    let animator = KeyframeAnimator(initialValue: 1.0) { size in
      Text("a").scaleEffect(size).accessibilityIdentifier("it")
    } keyframes: { _ in
      LinearKeyframe(2.0, duration: 0.1)
    }
    let effect = try #require(try effect(of: Screen(animator)))
    #expect(effect.duration == 0.1 && effect.times == .infinity && effect.run == 0)
    let places = effect.frames.map { frame in ((frame.place ?? -1) * 100).rounded() }
    #expect(places == [0, 33, 67, 100])
    #expect(effect.frames.map { ($0.pose.scale.x * 100).rounded() } == [100, 133, 167, 200])
    let long = Text("a").keyframeAnimator(initialValue: 0.0, repeating: false) { content, x in
      content.offset(x: x).accessibilityIdentifier("it")
    } keyframes: { _ in
      LinearKeyframe(90, duration: 60)
    }
    let once = try #require(try self.effect(of: Screen(long)))
    #expect(once.frames.count == 61 && once.times == 1)
  }

  private struct Host: View {
    @State private var count = 0
    var body: some View {
      Text("a").keyframeAnimator(initialValue: 1.0, trigger: count) { content, part in
        content.opacity(part).accessibilityIdentifier("it")
      } keyframes: { now in
        LinearKeyframe(now / 2, duration: 0.1)
      }
      KeyframeAnimator(initialValue: 1.0, trigger: count) {
        Text("b").opacity($0).accessibilityIdentifier("b")
      } keyframes: { _ in
        LinearKeyframe(0.5, duration: 0.1)
      }
      Button("Go") { count += 1 }
    }
  }

  /// Returns the opacity of the first text at the beginning and at the end of its effect, which is
  /// played around the content's own opacity.
  private func opacities(_ screen: Screen) throws -> [Double] {
    func rules(_ tree: ElementTree) -> [StyleRule] {
      tree.element.style + tree.children.flatMap(rules)
    }
    let own = rules(screen.drawing).compactMap { rule -> Double? in
      if case .opacity(let value) = rule { value } else { nil }
    }
    let frames = try #require(try effect(of: screen)).frames
    return [frames[0], frames[frames.count - 1]].map { $0.pose.opacity * (own.first ?? 1) }
  }

  @Test func `a keyframe animator starts when its trigger changes, from the last final value`()
    throws
  {
    let screen = Screen(Host())
    #expect(try effect(of: screen) == nil)
    try screen.button("Go").tap()
    #expect(try opacities(screen) == [1, 0.5])
    try screen.button("Go").tap()
    #expect(try effect(of: screen)?.run == 2)
    #expect(try opacities(screen) == [0.5, 0.25])
    #expect(try effect(of: screen, "b")?.run == 2)
    try screen.button("Go").tap()
    #expect(try effect(of: screen)?.run == 3)
    #expect(try opacities(screen) == [0.25, 0.125])
  }
}
