public import Foundation
import StrataViewTree

/// Runs an action for the URL with which the window was opened, and for those that are opened later.
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
  private weak var location: WindowLocation?

  override init(_ context: Context) {
    super.init(context)
    guard let location = EnvironmentValues(context.environment).window?.location else { return }
    self.location = location
    location.addReceiver(self) { [weak self] in self?.receive($0) }
    guard location.url != "/" else { return }
    location.isOpenToAll = true
    tree.afterUpdate { [weak self, address = location.url] in self?.receive(address) }
  }

  private func receive(_ address: String) {
    if let url = URL(string: address) { action?(url) }
  }

  override func unmount() {
    location?.removeReceiver(self)
    super.unmount()
  }
}

extension View {
  /// Adds an action for URLs: the one with which the window was opened, and those that are opened
  /// while it lives. The latter have a scheme of the app, as its `Info.plist` declares it, or are
  /// addresses for which no stack has a screen.
  ///
  /// Partial: a page's address consists only of a path and a query, as the server receives them. The
  /// action is not called for `/`. Another app cannot open a URL of the app's scheme.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}
