package import StrataRendering
package import StrataViewTree

/// Adds a listener to the nearest element inside the content.
package struct EventModifier: ViewModifier {
  package typealias Body = Never
  package var events: EventSet
  var handler: EventHandler

  nonisolated package init(events: EventSet, handler: @escaping EventHandler) {
    (self.events, self.handler) = (events, handler)
  }

  package static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let event = Decoration.event(modifier.events, modifier.handler)
    guard !modifier.events.isDisjoint(with: [.tap, .box, .place]) else {
      return V._update(content, old, context.adding(event))
    }
    return content.apart(old, context) { $0.adding(event) }
  }
}
