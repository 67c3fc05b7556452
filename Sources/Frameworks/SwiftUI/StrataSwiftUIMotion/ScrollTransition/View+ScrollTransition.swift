import StrataRendering
public import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

extension View {
  /// Changes the look of this view while it enters and leaves the visible part of a scroll view.
  ///
  ///     ForEach(cards) { card in
  ///       CardView(card).scrollTransition { content, phase in
  ///         content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.9)
  ///       }
  ///     }
  ///
  /// The browser draws it during scrolling, whatever the latency. Users who prefer reduced motion
  /// see the view unchanged, and so do browsers without scroll timelines.
  ///
  /// - Parameters:
  ///   - configuration: The animation and the threshold of the transition.
  ///   - axis: The axis along which the scroll view scrolls; `nil` is vertical.
  ///   - transition: Returns the look in a phase: opacity, offset, scale, rotation, blur and other
  ///     filters.
  @preconcurrency nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes the look of this view while it enters and leaves a scroll view, with a configuration
  /// for each end.
  ///
  /// - Parameters:
  ///   - topLeading: The transition at the upper or leading edge.
  ///   - bottomTrailing: The transition at the lower or trailing edge.
  ///   - axis: The axis of scrolling; `nil` for that of the scroll view.
  ///   - transition: A function that returns the look of the view in a phase.
  @preconcurrency nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(start: topLeading, end: bottomTrailing, axis: axis) {
        EffectChain(_steps: transition(EmptyVisualEffect(), $0)._steps)
      })
  }
}

private struct ScrollTransitionModifier: ViewModifier {
  typealias Body = Never
  var start: ScrollTransitionConfiguration
  var end: ScrollTransitionConfiguration
  var axis: Axis?
  var effect: @MainActor (ScrollTransitionPhase) -> EffectChain

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    content.boxed(
      old, context, [.scrolled(modifier.elementTransition(context.environment))])
  }

  private func elementTransition(_ environment: EnvironmentChain) -> ElementScrollTransition {
    func pose(_ phase: ScrollTransitionPhase) -> TransitionState {
      TransitionState(of: effect(phase).draw(AnyView(ProbeView())), environment)
    }
    let middle = pose(.identity)
    func side(
      _ way: ScrollTransitionConfiguration, _ phase: ScrollTransitionPhase
    ) -> ElementScrollTransition.End {
      ElementScrollTransition.End(
        way.isOff ? middle : pose(phase), rest: way.rest.rest, curve: way.curve)
    }
    return ElementScrollTransition(
      start: side(start, .topLeading), end: side(end, .bottomTrailing), middle: middle,
      isHorizontal: axis == .horizontal)
  }
}
