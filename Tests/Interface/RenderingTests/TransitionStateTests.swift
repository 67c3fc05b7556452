import StrataRendering
import Testing

/// Tests of the difference from an element's look at the beginning or end of a transition.
@Suite struct TransitionStateTests {
  @Test func `opacities and scales are multiplied, offsets and angles added`() {
    let state = TransitionState(with: [
      .opacity(0.5), .opacity(0.5), .offset(x: 1, y: 2), .offset(x: 3, y: -1),
      .scale(x: 2, y: 1), .scale(x: 2, y: 0.5), .rotation(degrees: 10), .rotation(degrees: 20),
    ])
    #expect(state.opacity == 0.25 && state.offset == Point(4, 1))
    #expect(state.scale == Point(4, 0.5) && state.degrees == 30 && state.rules.isEmpty)
  }

  @Test func `of several rotations and scales in a transition state the last one's anchor is used`()
  {
    let corner = Point(0, 1)
    #expect(TransitionState(with: [.rotation(degrees: 5, anchor: corner)]).anchor == corner)
    #expect(
      TransitionState(with: [.scale(x: 2, y: 2, anchor: corner), .rotation(degrees: 5)]).anchor
        == .center)
  }

  @Test func `a transition state keeps its other rules, such as a blend mode, in order`() {
    let rules: [StyleRule] = [.blend(.screen), .hidden]
    #expect(TransitionState(with: [rules[0], .opacity(0), rules[1]]).rules == rules)
    #expect(TransitionState(with: []) == .none && TransitionState.faded.opacity == 0)
  }

  @Test func `combining two transition states gives the differences of both`() {
    var one = TransitionState(with: [.opacity(0.5), .offset(x: 1, y: 2), .hidden])
    one.part = Point(1, 0)
    var other = TransitionState(with: [
      .opacity(0.5), .offset(x: 3, y: 4), .scale(x: 2, y: 3), .rotation(degrees: 9), .capsule,
    ])
    other.part = Point(0, -1)
    let both = one.combined(with: other)
    #expect(both.opacity == 0.25 && both.offset == Point(4, 6) && both.part == Point(1, -1))
    #expect(both.scale == Point(2, 3) && both.degrees == 9 && both.rules == [.hidden, .capsule])
    #expect(one.combined(with: .none) == one)
  }

  @Test func `combining two transition states keeps the first anchor that is not the center`() {
    let (corner, side) = (Point(0, 0), Point(1, 0.5))
    let one = TransitionState(with: [.rotation(degrees: 1, anchor: corner)])
    let other = TransitionState(with: [.rotation(degrees: 1, anchor: side)])
    #expect(one.combined(with: other).anchor == corner)
    #expect(TransitionState.faded.combined(with: other).anchor == side)
  }
}
