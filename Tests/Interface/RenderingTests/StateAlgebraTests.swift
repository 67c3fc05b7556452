import StrataRendering
import Testing

/// Tests of how states of transitions, paints and gradients combine.
@Suite struct StateAlgebraTests {
  static let states: [TransitionState] = {
    var part = TransitionState(with: [.hidden])
    part.part = Point(1, -1)
    return [
      .none, .faded, part,
      TransitionState(with: [.opacity(0.5), .offset(x: 8, y: -4)]),
      TransitionState(with: [.scale(x: 2, y: 4, anchor: Point(0, 1))]),
      TransitionState(with: [.rotation(degrees: 90, anchor: Point(1, 0)), .capsule]),
      TransitionState(with: [.scale(x: 0.5, y: 0.25), .rotation(degrees: -90), .clip]),
    ]
  }()

  @Test(arguments: states)
  func `combining a transition state with an empty one changes nothing`(state: TransitionState) {
    #expect(state.combined(with: .none) == state)
    #expect(TransitionState.none.combined(with: state) == state)
  }

  @Test(arguments: states, states)
  func `combining three transition states gives the same result however they are grouped`(
    one: TransitionState, two: TransitionState
  ) {
    for three in Self.states {
      let left = one.combined(with: two).combined(with: three)
      #expect(left == one.combined(with: two.combined(with: three)))
    }
  }

  @Test(arguments: states, states)
  func `the order of two combined transition states matters only for their rules and anchor`(
    one: TransitionState, two: TransitionState
  ) {
    var (there, back) = (one.combined(with: two), two.combined(with: one))
    #expect(Set(there.rules) == Set(back.rules) && there.rules.count == back.rules.count)
    (there.rules, back.rules) = ([], [])
    (there.anchor, back.anchor) = (.center, .center)
    #expect(there == back)
  }

  @Test func `a transition state made of no rules is the neutral state`() {
    #expect(TransitionState(with: []) == TransitionState())
    #expect(TransitionState.none.opacity == 1 && TransitionState.none.scale == Point(1, 1))
    #expect(TransitionState.faded == TransitionState(with: [.opacity(0)]))
    #expect(TransitionState(with: [.opacity(0), .opacity(0.5)]).opacity == 0)
  }

  @Test func `an animation has no delay and runs once, and an effect does not stay, by default`() {
    #expect(Motion.Curve.linear == .bezier(0, 0, 1, 1))
    let motion = Motion(.linear, duration: 2)
    #expect(motion.delay == 0 && motion.times == 1 && !motion.reverses && motion.scope.isEmpty)
    let effect = Effect([.init(.faded), .init(.none, at: 1, curve: .linear)], duration: 1)
    #expect(effect.times == 1 && !effect.stays && effect.run == 0 && !effect.isForSymbols)
    #expect(effect.frames.map(\.place) == [nil, 1])
    let scrolled = ElementScrollTransition(start: .init(.faded), end: .init(.none, rest: 0.5))
    #expect(scrolled.start.rest == 1 && scrolled.start.curve == .linear && scrolled.end.rest == 0.5)
    #expect(scrolled.middle == .none && !scrolled.isHorizontal)
  }

  // MARK: - Paints

  private let red = Paint.named("red")
  private let gradient = GradientPaint(
    [.init(.named("red"), at: 0), .init(.named("blue"), at: 0.5)],
    .angular(center: .center, start: 0, end: 360))
  private let shadow = Paint.Shadow(.named("black"), radius: 1, x: 0, y: 0, isInner: false)

  @Test func `a gradient that is faded twice has both opacities at each stop`() {
    let twice = Paint.faded(.faded(.gradient(gradient), opacity: 0.5), opacity: 0.25).gradient
    #expect(twice?.stops.map(\.location) == [0, 0.5])
    #expect(twice?.stops[0].paint == .faded(.faded(red, opacity: 0.5), opacity: 0.25))
    #expect(twice?.course == gradient.course && twice?.isPerceptual == false)
  }

  @Test func `a colour that mixes or adapts between gradients does not count as a gradient`() {
    let paint = Paint.gradient(gradient)
    #expect(Paint.adaptive(light: paint, dark: paint).gradient == nil)
    #expect(Paint.mixed(paint, red, fraction: 0.5, isPerceptual: true).gradient == nil)
    #expect(Paint.rgba(red: 1, green: 0, blue: 0, opacity: 1).gradient == nil)
  }

  @Test func `unwrapping a faded paint does not separate the shadows inside of it`() {
    let faded = Paint.faded(.shadowed(red, shadow), opacity: 0.5)
    #expect(faded.unwrapped.plain == faded && faded.unwrapped.shadows.isEmpty)
    #expect(faded.unwrapped.blend == nil)
    let outer = Paint.shadowed(.faded(.shadowed(red, shadow), opacity: 0.5), shadow).unwrapped
    #expect(outer.plain == faded && outer.shadows == [shadow])
  }

  @Test func `outlines, strokes and figures have no inset, dash, filter or clip by default`() {
    let outline = Outline(.capsule)
    #expect(outline.inset == 0 && outline.trim == nil && outline != Outline(.capsule, inset: 1))
    #expect(outline != Outline(.capsule, trim: .init(from: 0, to: 0.5)))
    let line = StrokeLine(width: 2)
    #expect(line.cap == .butt && line.join == .miter && line.miterLimit == 10)
    #expect(line.dash.isEmpty && line.dashPhase == 0)
    let figure = Figure(.stroke(outline, red, line))
    #expect(figure.opacity == 1 && figure.blend == .normal && figure.transform == nil)
    #expect(figure.filters.isEmpty && figure.clips.isEmpty)
    #expect(figure != Figure(.fill(outline, red, isEvenOdd: false)))
  }

  @Test func `the four edges combine to all edges, which are the default of a background`() {
    let edges: [StyleRule.Edges] = [.top, .leading, .bottom, .trailing]
    #expect(StyleRule.Edges(edges) == .all)
    #expect(Set(edges.map(\.rawValue)).count == 4)
    #expect(
      StyleRule.ground(red) == .ground(red, .all) && StyleRule.ground(red) != .ground(red, .top))
  }
}
