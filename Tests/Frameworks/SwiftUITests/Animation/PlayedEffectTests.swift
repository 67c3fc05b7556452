import StrataRendering
import SwiftUI
import Testing

@testable import StrataSwiftUIMotion
@testable import SwiftUITesting

/// Tests of effects and phases that the browser plays by itself, and names of matched geometry.
@MainActor @Suite struct PlayedEffectTests {
  private func effect(of screen: Screen, _ name: String = "it") throws -> Effect? {
    for case .effect(let effect) in try element(name, of: screen).style { return effect }
    return nil
  }

  /// Finds an element by its identifier, even if it is hidden from screen readers.
  private func element(_ name: String, of screen: Screen) throws -> Element {
    func find(_ tree: ElementTree) -> Element? {
      tree.element[.identifier] == name
        ? tree.element : tree.children.lazy.compactMap(find).first
    }
    return try #require(find(screen.drawing))
  }

  /// Returns the style rules of all elements.
  private func inner(_ tree: ElementTree) -> [StyleRule] {
    tree.element.style + tree.children.flatMap(inner)
  }

  private func screen<V: View>(_ view: V) -> Screen {
    Screen(view.accessibilityIdentifier("it"))
  }

  private let bell = Image(systemName: "bell")

  @Test func `a symbol effect repeats while it is active`() throws {
    let pulse = try #require(try effect(of: screen(bell.symbolEffect(.pulse))))
    #expect(pulse.times == .infinity && pulse.run == 0 && pulse.isForSymbols)
    #expect(pulse.frames.map(\.pose.opacity) == [1, 0.35, 1])
    #expect(try effect(of: screen(bell.symbolEffect(.pulse, isActive: false))) == nil)
    let options = SymbolEffectOptions.repeat(3).speed(2)
    let fast = try #require(
      try effect(of: screen(bell.symbolEffect(.rotate, options: options, isActive: true))))
    #expect(fast.times == 3 && fast.duration == 0.75)
    #expect(fast.frames.map(\.pose.degrees) == [0, 360])
    #expect(try effect(of: screen(bell.symbolEffectsRemoved().symbolEffect(.pulse))) == nil)
    #expect(try effect(of: screen(bell.symbolEffectsRemoved(false).symbolEffect(.pulse))) != nil)
  }

  @Test func `a symbol effect runs each time its value changes, and not before`() throws {
    struct Bell: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Image(systemName: "bell").symbolEffect(.bounce, options: .nonRepeating, value: count)
            .accessibilityIdentifier("it")
          Button("Ring") { count += 1 }
        }
      }
    }
    let screen = Screen(Bell())
    #expect(try effect(of: screen) == nil)
    try screen.button("Ring").tap()
    let bounce = try #require(try effect(of: screen))
    #expect(bounce.run == 1 && bounce.times == 1)
    try screen.button("Ring").tap()
    #expect(try effect(of: screen)?.run == 2)
  }

  @Test func `each symbol effect has distinct frames, and options set its repetitions`() {
    let options = SymbolEffectOptions.default
    let plays: [any SymbolEffect] = [
      .bounce, .bounce.up, .bounce.down.byLayer, .pulse, .pulse.byLayer, .pulse.wholeSymbol,
      .variableColor, .variableColor.iterative, .variableColor.cumulative.reversing,
      .variableColor.nonReversing.hideInactiveLayers, .variableColor.dimInactiveLayers, .scale,
      .scale.up.byLayer, .scale.down.wholeSymbol, .appear, .appear.up, .appear.down,
      .disappear, .disappear.down, .disappear.up.byLayer, .rotate, .rotate.clockwise,
      .rotate.counterClockwise.wholeSymbol, .wiggle, .wiggle.left, .wiggle.right, .wiggle.up,
      .wiggle.down, .wiggle.forward, .wiggle.backward, .wiggle.clockwise,
      .wiggle.counterClockwise, .breathe, .breathe.plain, .breathe.pulse,
    ]
    for play in plays {
      let effect = play.effect(options, times: 1)
      #expect(effect.frames.count > 1 && effect.duration > 0 && effect.times == 1)
      #expect(Set(effect.frames).count > 1, "\(play)")
    }
    #expect(SymbolEffectOptions.repeating.times == .infinity)
    #expect(SymbolEffectOptions.nonRepeating.times == 1)
    #expect(SymbolEffectOptions.default.repeating.nonRepeating.times == 1)
    #expect(SymbolEffectOptions.repeat(.continuous).times == .infinity)
    #expect(SymbolEffectOptions.repeat(.periodic(2, delay: 1)).times == 2)
    #expect(SymbolEffectOptions.repeat(.periodic).repeat(4).times == 4)
    #expect(SymbolEffectOptions.speed(2).speed(3).rate == 3)
  }

  @Test
  func `an indefinite symbol effect plays at once, and repeats unless its final state remains`()
    throws
  {
    func played(_ effect: some IndefiniteSymbolEffect & SymbolEffect) throws -> Effect? {
      try self.effect(of: screen(bell.symbolEffect(effect)))
    }
    #expect(try played(PulseSymbolEffect.pulse)?.times == .infinity)
    #expect(try played(BounceSymbolEffect.bounce)?.times == .infinity)
    let appear = try #require(try played(AppearSymbolEffect.appear))
    #expect(appear.times == 1 && appear.stays)
    let effects: [any SymbolEffect] = [AppearSymbolEffect.appear, PulseSymbolEffect.pulse]
    #expect(effects.map { $0 is any TransitionSymbolEffect } == [true, false])
  }

  @Test func `a discrete symbol effect does not play before its value changes`() throws {
    func waits(_ effect: some DiscreteSymbolEffect & SymbolEffect) throws -> Bool {
      try self.effect(of: screen(bell.symbolEffect(effect, value: 1))) == nil
    }
    #expect(try waits(PulseSymbolEffect.pulse))
    #expect(try waits(BounceSymbolEffect.bounce))
  }

  @Test func `the replace effect as a content transition animates the replacement of a symbol`()
    throws
  {
    func isRenewed(_ effect: some ContentTransitionSymbolEffect & SymbolEffect) throws -> Bool {
      let shown = screen(bell.contentTransition(.symbolEffect(effect)))
      return try element("it", of: shown).style.contains {
        if case .renewal = $0 { true } else { false }
      }
    }
    #expect(try isRenewed(ReplaceSymbolEffect.replace))
    #expect(try isRenewed(ReplaceSymbolEffect.replace.wholeSymbol))
    #expect(try isRenewed(ReplaceSymbolEffect.replace.magic(fallback: .downUp)))
  }

  @Test func `a symbol effect with wholeSymbol is drawn like the effect without it`() throws {
    func same(
      _ whole: some SymbolEffect & IndefiniteSymbolEffect,
      _ plain: some IndefiniteSymbolEffect & SymbolEffect
    ) throws -> Bool {
      let drawn = try self.effect(of: screen(bell.symbolEffect(whole)))
      return try drawn != nil && drawn == self.effect(of: screen(bell.symbolEffect(plain)))
    }
    #expect(try same(.bounce.wholeSymbol, .bounce))
    #expect(try same(.breathe.wholeSymbol, .breathe))
    #expect(try same(.wiggle.wholeSymbol, .wiggle))
    #expect(try same(.appear.wholeSymbol, .appear))
    #expect(try same(.disappear.wholeSymbol, .disappear))
    func replaced(_ transition: ContentTransition) -> [StyleRule] {
      Drawn(bell.contentTransition(transition)).rules
    }
    #expect(replaced(.symbolEffect(.replace.wholeSymbol)) == replaced(.symbolEffect(.replace)))
    #expect(replaced(.symbolEffect(.automatic)) == replaced(.symbolEffect))
  }

  @Test func `each content transition starts from its own opacity, offset or scale`() throws {
    func pose<V: View>(_ view: V) throws -> TransitionState? {
      for case .renewal(let pose) in try element("it", of: screen(view)).style { return pose }
      return nil
    }
    let text = Text("1")
    #expect(try pose(text) == nil)
    #expect(try pose(text.contentTransition(.opacity)) == .faded)
    #expect(try pose(text.contentTransition(.identity)) == TransitionState.none)
    #expect(try pose(text.contentTransition(.interpolate)) == TransitionState.none)
    #expect(try pose(text.contentTransition(.numericText()))?.part.y == 0.5)
    #expect(try pose(text.contentTransition(.numericText(countsDown: true)))?.part.y == -0.5)
    #expect(try pose(text.contentTransition(.numericText(value: 3)))?.opacity == 0)
    #expect(try pose(bell.contentTransition(.symbolEffect))?.scale.x == 0.5)
    let replace = ContentTransition.symbolEffect(.replace.downUp, options: .default)
    #expect(try pose(bell.contentTransition(replace))?.scale.x == 0.5)
    #expect(EnvironmentValues().contentTransition == .identity)
  }

  @Test func `matched geometry names differ between namespaces`() throws {
    struct Twins: View {
      @Namespace private var one
      @Namespace private var two
      var body: some View {
        VStack {
          Text("a").matchedGeometryEffect(id: "x", in: one).accessibilityIdentifier("a")
          Text("b").matchedGeometryEffect(id: "x", in: two).accessibilityIdentifier("b")
          Text("c").matchedGeometryEffect(
            id: 5, in: one, properties: .position, anchor: .top, isSource: false
          ).accessibilityIdentifier("c")
          Text("d").matchedGeometryEffect(id: 5, in: one, properties: [])
            .accessibilityIdentifier("d")
        }
      }
    }
    let screen = Screen(Twins())
    func name(_ view: String) throws -> String? { try screen.element(view).drawing[.twin] }
    let a = try #require(try name("a"))
    let b = try #require(try name("b"))
    #expect(a != b && a.hasSuffix(" x"))
    #expect(try name("c")?.hasSuffix(" 5") == true)
    #expect(try name("d") == nil)
    #expect(MatchedGeometryProperties.frame == [.position, .size])
    let ids: Set<Namespace.ID> = [Namespace().wrappedValue]
    #expect(ids.count == 1)
  }

  @Test func `a phase animator plays its phases in order, each with its animation's duration`()
    throws
  {
    let animator = PhaseAnimator([1.0, 2.0, 1.5]) { size in
      Text("a").scaleEffect(size).opacity(size == 2 ? 0.5 : 1)
    } animation: {
      $0 == 2 ? .linear(duration: 1) : .linear(duration: 0.5)
    }
    let effect = try #require(try effect(of: screen(animator)))
    #expect(effect.duration == 2 && effect.times == .infinity && effect.run == 0)
    #expect(effect.frames.map(\.place) == [0, 0.5, 0.75, 1])
    #expect(effect.frames.map(\.pose.scale.x) == [1, 2, 1.5, 1])
    #expect(effect.frames.map(\.pose.opacity) == [1, 0.5, 1, 1])
    let text = Text("a").phaseAnimator([0.0, 8.0]) { content, place in content.offset(x: place) }
    #expect(try self.effect(of: screen(text))?.frames.map(\.pose.offset.x) == [0, 8, 0])
    #expect(try self.effect(of: screen(PhaseAnimator([1]) { _ in Text("a") })) == nil)
  }

  @Test func `an effect adds only the difference from the look of the content below it`() throws {
    let moved = Text("a").phaseAnimator([-960.0, 0]) { content, place in content.offset(x: place) }
    let screen = screen(moved)
    #expect(try effect(of: screen)?.frames.map(\.pose.offset.x) == [0, 960, 0])
    // The content has its offset on an element inside: on the same one, the effect would replace it.
    #expect(try element("it", of: screen).style.count == 1)
    #expect(inner(screen.drawing).contains(.offset(x: -960, y: 0)))
    let grown = PhaseAnimator([2.0, 1.0]) { Text("a").scaleEffect($0).opacity($0 / 2) }
    let frames = try #require(try effect(of: self.screen(grown))).frames
    #expect(frames.map(\.pose.scale.x) == [1, 0.5, 1])
    #expect(frames.map(\.pose.opacity) == [1, 0.5, 1])
  }

  @Test func `an effect that begins invisible is played on a visible phase`() throws {
    let faded = PhaseAnimator([0.0, 0.5]) { Text("a").opacity($0) }
    let effect = try #require(try effect(of: screen(faded)))
    #expect(effect.frames.map(\.pose.opacity) == [0, 1, 0])
    #expect(effect.stays)
  }

  @Test func `a phase animator with a trigger starts when the trigger changes`() throws {
    struct Host: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("a").phaseAnimator([1.0, 0.2], trigger: count) { content, part in
            content.opacity(part)
          }.accessibilityIdentifier("it")
          PhaseAnimator([1.0, 0.2], trigger: count) { Text("b").opacity($0) }
            .accessibilityIdentifier("b")
          Button("Go") { count += 1 }
        }
      }
    }
    let screen = Screen(Host())
    #expect(try effect(of: screen) == nil)
    try screen.button("Go").tap()
    #expect(try effect(of: screen)?.run == 1)
    #expect(try effect(of: screen, "b")?.frames.map(\.pose.opacity) == [1, 0.2, 1])
  }

  @Test func `animation and transaction with a body apply only to the modifiers in it`() {
    struct Host: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Text("a").animation(.linear(duration: 0.3)) { $0.opacity(isOn ? 0.5 : 1) }
          Text("b").geometryGroup().transaction({ $0.animation = nil }) {
            $0.opacity(isOn ? 0.5 : 1)
          }
          Button("Go") { isOn = true }
        }
      }
    }
    let screen = Screen(Host())
    try? screen.button("Go").tap()
    let motions = screen.takePatch().compactMap { mutation -> Double? in
      if case .motion(let motion) = mutation { motion?.duration } else { nil }
    }
    #expect(motions == [0.3])
  }
}
