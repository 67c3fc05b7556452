import StrataViewTree
public import SwiftUICore

/// An action that refreshes the content of a view.
///
/// Same as Apple's.
public struct RefreshAction: Sendable {
  private let latest: LatestRefresh

  init(_ latest: LatestRefresh) { self.latest = latest }

  /// Refreshes the content and waits until that is done.
  public func callAsFunction() async { await latest.action() }
}

/// The latest refresh action of one modifier.
///
/// The action is held in this object, because each evaluation of the content passes a new closure.
/// If the environment held the closure, every view of the page would count as changed each time.
@MainActor final class LatestRefresh {
  var action: @Sendable () async -> Void = {}
}

/// Sets the refresh action of the page and of the environment.
struct RefreshModifier: ViewModifier {
  typealias Body = Never
  var action: @Sendable () async -> Void

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? RefreshNode ?? RefreshNode(context)
    node.show(content, node.told(modifier.action, context))
    return node
  }
}

/// The node of a refresh action. The environment it creates remains the same while the page does.
@MainActor final class RefreshNode: LifecycleNode {
  private let latest = LatestRefresh()
  private var page: PageModel?
  private var outer: EnvironmentChain?
  private var inner: EnvironmentChain?

  func told(_ action: @escaping @Sendable () async -> Void, _ context: Context) -> Context {
    latest.action = action
    var values = EnvironmentValues(context.environment)
    if inner == nil || outer !== context.environment {
      outer = context.environment
      page = values.page ?? values.outerPage
      values.refresh = RefreshAction(latest)
      inner = values.store
    }
    page?.setRefresh(RefreshAction(latest))
    var told = context
    told.environment = inner ?? context.environment
    return told
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    page?.setRefresh(nil)
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

  /// The action that refreshes the page; `nil` if there is none.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
