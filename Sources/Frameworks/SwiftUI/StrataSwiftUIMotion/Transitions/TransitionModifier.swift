import StrataViewTree
public import SwiftUICore

/// Sets the transition of the nearest element inside the content.
struct TransitionModifier: ViewModifier {
  typealias Body = Never
  var transition: AnyTransition

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let (transition, environment) = (modifier.transition, context.environment)
    let elementTransition = ElementTransition(
      name: transition.name.map { "\($0) \(transition.entrance as Any) \(transition.exit as Any)" },
      entrance: {
        .init(transition.pose(.willAppear, environment), transition.entrance?.motion)
      },
      exit: {
        .init(transition.pose(.didDisappear, environment), transition.exit?.motion)
      })
    return V._update(content, old, context.adding(.transition(elementTransition)))
  }
}

extension View {
  /// Sets the transition by which this view appears and disappears if the change is animated.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets the transition by which this view appears and disappears if the change is animated.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
