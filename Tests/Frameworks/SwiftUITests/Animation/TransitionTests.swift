import StrataRendering
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataSwiftUIMotion
@testable import SwiftUICore

/// Tests of a transition's states: how the view is drawn before insertion and after removal.
@MainActor @Suite struct TransitionTests {
  private func pose(
    _ transition: AnyTransition, _ phase: TransitionPhase = .willAppear, isMirrored: Bool = false
  ) -> TransitionState {
    var values = EnvironmentValues()
    values.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
    return transition.pose(phase, values.store)
  }

  private func pose(_ make: (inout TransitionState) -> Void) -> TransitionState {
    var pose = TransitionState()
    make(&pose)
    return pose
  }

  @Test func `each built-in transition has the expected opacity, scale and offset`() {
    #expect(pose(.opacity) == .faded)
    #expect(pose(.identity) == TransitionState.none)
    #expect(pose(.scale) == pose { $0.scale = Point(0, 0) })
    #expect(
      pose(.scale(scale: 0.5, anchor: .top))
        == pose { ($0.scale, $0.anchor) = (Point(0.5, 0.5), Point(0.5, 0)) })
    #expect(pose(.offset(x: 3, y: 4)) == pose { $0.offset = Point(3, 4) })
    #expect(pose(.offset(CGSize(width: 3, height: 4))) == pose(.offset(x: 3, y: 4)))
    #expect(pose(.move(edge: .bottom)) == pose { $0.part = Point(0, 1) })
    #expect(pose(.move(edge: .top)) == pose { $0.part = Point(0, -1) })
    #expect(pose(.move(edge: .leading)) == pose { $0.part = Point(-1, 0) })
    #expect(pose(.move(edge: .leading), isMirrored: true) == pose { $0.part = Point(1, 0) })
    #expect(pose(.slide) == pose(.move(edge: .leading)))
    #expect(pose(.slide, .didDisappear) == pose(.move(edge: .trailing)))
    #expect(
      pose(.push(from: .top), .didDisappear) == pose(.move(edge: .bottom).combined(with: .opacity)))
    #expect(pose(.push(from: .top)) == pose { ($0.part, $0.opacity) = (Point(0, -1), 0) })
  }

  @Test func `asymmetric transitions separate the look and animation of insertion and removal`() {
    let both = AnyTransition.asymmetric(
      insertion: .scale.combined(with: .offset(x: 5)), removal: .opacity.animation(.linear))
    #expect(pose(both) == pose { ($0.scale, $0.offset) = (Point(0, 0), Point(5, 0)) })
    #expect(pose(both, .didDisappear) == .faded)
    #expect(both.entrance == nil && both.exit == .linear)
    #expect(AnyTransition.opacity.animation(.linear).animation(nil).entrance == nil)
  }

  @Test func `a transition of two custom modifiers has the looks of these modifiers`() {
    struct Far: ViewModifier {
      var distance: Double
      func body(content: Content) -> some View {
        content.blur(radius: distance).offset(y: distance).opacity(distance > 0 ? 0.25 : 1)
      }
    }
    let far = pose(.modifier(active: Far(distance: 8), identity: Far(distance: 0)))
    #expect(far.opacity == 0.25 && far.offset == Point(0, 8))
    #expect(far.rules.contains(.filter(.blur(8))))
  }

  @Test func `a custom transition is evaluated for each phase`() {
    let drop = AnyTransition(Drop())
    #expect(pose(drop).offset == Point(0, -30))
    #expect(pose(drop, .didDisappear).offset == Point(0, 30))
    #expect(pose(AnyTransition(Drop().combined(with: .opacity))).opacity == 0)
    #expect(AnyTransition(Drop().animation(.linear)).exit == .linear)
    #expect(Drop.properties.hasMotion && !OpacityTransition.properties.hasMotion)
    #expect(!IdentityTransition.properties.hasMotion)
    let phases: [TransitionPhase] = [.willAppear, .identity, .didDisappear]
    #expect(phases.map(\.value) == [-1, 0, 1] && phases.map(\.isIdentity) == [false, true, false])
  }

  @Test func `each transition type has the same states as the AnyTransition of its name`() {
    func same<T: Transition>(_ transition: T, _ other: AnyTransition) -> Bool {
      pose(AnyTransition(transition)) == pose(other)
        && pose(AnyTransition(transition), .didDisappear) == pose(other, .didDisappear)
    }
    #expect(same(.opacity, .opacity) && same(OpacityTransition(), .opacity))
    #expect(same(.identity, .identity) && same(IdentityTransition(), .identity))
    #expect(same(.slide, .slide) && same(SlideTransition(), .slide))
    #expect(
      same(.scale, .scale) && same(.scale(0.5, anchor: .top), .scale(scale: 0.5, anchor: .top)))
    #expect(same(.offset(x: 1, y: 2), .offset(x: 1, y: 2)))
    #expect(same(.offset(CGSize(width: 1, height: 2)), .offset(x: 1, y: 2)))
    #expect(same(.move(edge: .top), .move(edge: .top)))
    #expect(same(.push(from: .top), .push(from: .top)))
    #expect(
      same(
        AsymmetricTransition(insertion: .slide, removal: .opacity),
        .asymmetric(insertion: .slide, removal: .opacity)))
    #expect(ScaleTransition(0.5, anchor: .top).anchor == .top && ScaleTransition(0.5).scale == 0.5)
    #expect(OffsetTransition(.zero).offset == .zero && MoveTransition(edge: .top).edge == .top)
    #expect(PushTransition(edge: .top).edge == .top)
    let both = AsymmetricTransition(insertion: .slide, removal: .move(edge: .top))
    #expect(both.removal.edge == .top && type(of: both.insertion) == SlideTransition.self)
    let blur = pose(AnyTransition(.blurReplace))
    #expect(blur.opacity == 0 && blur.scale.x < 1 && blur.rules == [.filter(.blur(10))])
    #expect(BlurReplaceTransition(configuration: .upUp).configuration == .upUp)
    #expect(pose(AnyTransition(.blurReplace(.upUp)), .didDisappear).scale.x > 1)
    #expect(pose(AnyTransition(.blurReplace(.downUp)), .didDisappear).scale.x < 1)
  }
}

private struct Drop: Transition {
  func body(content: PlaceholderContentView<Drop>, phase: TransitionPhase) -> some View {
    content.offset(y: phase.value * 30)
  }
}
