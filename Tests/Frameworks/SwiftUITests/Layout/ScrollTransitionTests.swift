import StrataRendering
import SwiftUI
import Testing

/// Tests of the look of a view for each phase of scrolling, as it is sent to a browser.
@MainActor @Suite struct ScrollTransitionTests {
  private func transition(_ view: some View) throws -> ElementScrollTransition {
    let found = Drawn(view).rules.compactMap { rule -> ElementScrollTransition? in
      if case .scrolled(let transition) = rule { transition } else { nil }
    }
    return try #require(found.first)
  }

  private let card = Text(verbatim: "card")

  private func rest(_ configuration: ScrollTransitionConfiguration) throws -> Double {
    try transition(
      card.scrollTransition(configuration) { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.3)
      }
    ).start.rest
  }

  @Test
  func `each phase of a scroll transition is drawn with the effects that the app sets for it`()
    throws
  {
    let way = try transition(
      card.scrollTransition { content, phase in
        content.opacity(phase.isIdentity ? 1 : 0.3).offset(x: phase.value * 40)
      })
    #expect(way.start.pose == TransitionState(with: [.opacity(0.3), .offset(x: -40, y: 0)]))
    #expect(way.end.pose == TransitionState(with: [.opacity(0.3), .offset(x: 40, y: 0)]))
    #expect(way.middle == .none && !way.isHorizontal)
  }

  @Test func `a scroll transition can apply at one end of the scroll view and not at the other`()
    throws
  {
    let way = try transition(
      card.scrollTransition(
        topLeading: .identity, bottomTrailing: .interactive(timingCurve: .linear),
        axis: .horizontal
      ) { content, phase in content.scaleEffect(phase == .identity ? 1 : 0.5) })
    #expect(way.start.pose == way.middle)
    #expect(way.end.pose == TransitionState(with: [.scale(x: 0.5, y: 0.5)]))
    #expect(way.isHorizontal)
    guard case .samples(let values) = way.end.curve else {
      Issue.record("the curve is \(way.end.curve)")
      return
    }
    #expect(values.first == 0 && values.last == 1 && abs(values[8] - 0.5) < 0.001)
  }

  @Test func `a threshold sets where the transition starts`() throws {
    #expect(try rest(.interactive) == 1)
    #expect(try rest(.interactive.threshold(.hidden)) == 0)
    #expect(try rest(.interactive.threshold(.visible)) == 1)
    #expect(try rest(.interactive.threshold(.visible(0.4))) == 0.4)
    #expect(try rest(.interactive.threshold(.visible(.nan))) == 1)
    #expect(try rest(.animated.threshold(.centered)) == 2)
    let between = ScrollTransitionConfiguration.Threshold.hidden.interpolated(
      towards: .visible, amount: 0.25)
    #expect(try rest(.interactive.threshold(between)) == 0.25)
  }

  @Test func `an animation sets the curve of the transition`() throws {
    func curve(_ configuration: ScrollTransitionConfiguration) throws -> Motion.Curve {
      try transition(card.scrollTransition(configuration) { content, _ in content }).start.curve
    }
    #expect(
      try curve(.animated(.linear)) == .linear || curve(.animated(.linear)) == .bezier(0, 0, 1, 1))
    #expect(try curve(.animated(.easeIn)) == curve(.interactive.animation(.easeIn)))
    #expect(try curve(.animated(.easeIn)) != curve(.animated(.easeOut)))
  }

  @Test func `the phases of a scroll transition have the values -1, 0 and 1`() {
    let phases: [ScrollTransitionPhase] = [.topLeading, .identity, .bottomTrailing]
    #expect(phases.map(\.value) == [-1, 0, 1])
    #expect(phases.map(\.isIdentity) == [false, true, false])
  }
}
