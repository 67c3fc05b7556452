import StrataViewTree

/// A modifier that tags a view with the value that the view represents in a picker or tab view.
@MainActor package protocol TagModifierProtocol: ViewModifier {
  var tagValue: AnyHashable { get }
}

/// Tags a view with a value. If the view is in a list with a selection, selecting its row selects
/// the value.
nonisolated struct TagModifier<Value: Hashable>: TagModifierProtocol {
  typealias Body = Never
  var value: Value

  nonisolated var tagValue: AnyHashable { AnyHashable(value) }

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let environment = EnvironmentValues(context.environment)
    environment.tagListener?.hear?(modifier.tagValue)
    guard context.wrapper == .row, let selection = environment.listSelection else {
      return V._update(content, old, context)
    }
    var inner = context
    selection.add(tag: modifier.tagValue, to: &inner.wrapping)
    return V._update(content, old, inner)
  }
}

/// Receives the tags that views inside of a view set, the outermost first.
@MainActor package final class TagListener {
  /// The object that receives the tags.
  package weak var owner: AnyObject?
  package var hear: ((AnyHashable) -> Void)?

  package init() {}
}

extension EnvironmentValues {
  private enum TagListenerKey: EnvironmentKey { static var defaultValue: TagListener? { nil } }

  /// The listener of a tab view that does not know this tab's tag yet.
  package var tagListener: TagListener? {
    get { self[TagListenerKey.self] }
    set { self[TagListenerKey.self] = newValue }
  }
}

extension View {
  /// Sets the value that the view represents in a picker, a tab view or a list's selection.
  ///
  /// Partial: a view always represents the optional value too.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Not used.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }
}
