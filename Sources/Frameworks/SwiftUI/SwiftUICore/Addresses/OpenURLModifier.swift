public import Foundation
import StrataViewTree

/// Runs an action for the URL with which the window was opened.
nonisolated struct OpenURLModifier: ViewModifier {
  typealias Body = Never
  var action: (URL) -> Void

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? OpenURLNode ?? OpenURLNode(context)
    node.action = modifier.action
    node.show(content, context)
    return node
  }
}

@MainActor final class OpenURLNode: LifecycleNode {
  var action: ((URL) -> Void)?

  override init(_ context: Context) {
    super.init(context)
    let window = EnvironmentValues(context.environment).window
    guard let address = window?.location.url, address != "/" else { return }
    window?.location.isOpenToAll = true
    tree.afterUpdate { [weak self] in
      if let url = URL(string: address) { self?.action?(url) }
    }
  }
}

extension View {
  /// Adds an action for the URL with which the window was opened.
  ///
  /// Partial: the URL consists only of a path and a query, as the server receives them. The action
  /// is not called for `/`.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
