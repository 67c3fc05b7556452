import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that animates its content through phases: repeatedly, or each time a value changes.
///
///     PhaseAnimator([false, true]) { isLarge in
///       Image(systemName: "heart").scaleEffect(isLarge ? 1.2 : 1)
///     }
///
/// Partial: the browser runs the animation by itself; of each phase only the look of the content is
/// used: opacity, position, size, rotation, blur. It is not shown to users who prefer reduced
/// motion.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private let phases: [Phase]
  nonisolated(unsafe) private let content: (Phase) -> Content
  nonisolated(unsafe) private let animation: (Phase) -> Animation?
  /// The value whose changes start the animation; `nil` for an animator that repeats by itself.
  nonisolated(unsafe) private let trigger: AnyTrigger?

  /// Creates an animator that repeats for as long as it exists.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - content: Makes the content of a phase.
  ///   - animation: A function that returns the animation to a phase; if it returns `nil`, the
  ///     phase is shown at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    trigger = nil
  }

  /// Creates an animator that runs through the phases and back to the first when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: Makes the content of a phase.
  ///   - animation: A function that returns the animation to a phase; if it returns `nil`, the
  ///     phase is shown at once.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnyTrigger(trigger)
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? CountingNode<AnyTrigger> ?? CountingNode<AnyTrigger>(context)
    let run = view.trigger.map(node.count)
    guard let first = view.phases.first else {
      node.show(EmptyView(), context)
      return node
    }
    guard run != 0, view.phases.count > 1 else {
      node.show(view.content(first), context)
      return node
    }
    let looks = view.phases.map { TransitionState(of: view.content($0), context.environment) }
    let base = TransitionState.base(of: looks, preferred: 0)
    let effect = view.effect(looks.map { $0.around(looks[base]) }, run: run, stays: base != 0)
    node.show(view.content(view.phases[base]), context.adding(.style(.effect(effect))))
    return node
  }

  /// Returns the effect that shows each phase after the previous one has ended, and finally the
  /// first phase again.
  ///
  /// - Parameters:
  ///   - looks: The look that the effect adds to the content in each phase.
  ///   - stays: Whether the content below does not have the look of the first phase.
  private func effect(_ looks: [TransitionState], run: Int?, stays: Bool) -> Effect {
    let motions = (phases.dropFirst() + phases.prefix(1)).map { animation($0)?.motion }
    let length = motions.reduce(0) { $0 + ($1?.whole ?? 0) }
    var time = 0.0
    var frames: [Effect.Frame] = []
    for (look, motion) in zip(looks, motions) {
      frames.append(.init(look, at: length > 0 ? time / length : nil, curve: motion?.curve))
      time += motion?.whole ?? 0
    }
    frames.append(.init(frames[0].pose, at: length > 0 ? 1 : nil))
    return Effect(
      frames, duration: length, times: run == nil ? .infinity : 1, stays: stays, run: run ?? 0)
  }
}

/// A type-erased value for comparison.
struct AnyTrigger: Equatable {
  private let value: any Equatable

  init(_ value: any Equatable) { self.value = value }

  static func == (left: Self, right: Self) -> Bool {
    func same<T: Equatable>(_ value: T) -> Bool { (right.value as? T) == value }
    return same(left.value)
  }
}

extension Motion {
  fileprivate var whole: Double { delay + duration }
}

extension View {
  /// Animates the view through phases repeatedly.
  ///
  /// Partial: the limits of ``PhaseAnimator`` apply.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - content: A function that returns the view in a phase.
  ///   - animation: A function that returns the animation to a phase; if it returns `nil`, the
  ///     phase is shown at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
  }

  /// Animates the view through phases when a value changes.
  ///
  /// Partial: the limits of ``PhaseAnimator`` apply.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order.
  ///   - trigger: The value whose changes start the animation.
  ///   - content: A function that returns the view in a phase.
  ///   - animation: A function that returns the animation to a phase; if it returns `nil`, the
  ///     phase is shown at once.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) },
      animation: animation)
  }
}
