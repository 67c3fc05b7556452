import Rendering
import ViewTree

/// Listens to the next element below.
struct EventModifier: ViewModifier {
  typealias Body = Never
  var events: EventSet
  var handler: EventHandler

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    V._update(content, old, context.adding(.event(modifier.events, modifier.handler)))
  }
}
