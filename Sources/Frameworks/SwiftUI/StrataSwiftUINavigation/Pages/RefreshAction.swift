import StrataViewTree
public import SwiftUICore

/// Loads the content of a view anew.
///
/// Same as Apple's.
public struct RefreshAction: Sendable {
  private let latest: LatestRefresh

  init(_ latest: LatestRefresh) { self.latest = latest }

  public func callAsFunction() async { await latest.action() }
}

/// What refreshing means at one place, as it was said last.
///
/// The content of a page says it with another closure each time it is drawn. Were that what the
/// environment holds, every view of the page would count as changed each time.
@MainActor final class LatestRefresh {
  var action: @Sendable () async -> Void = {}
}

/// Says what refreshing means on a page, and in the environment.
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

/// The place of what was said of refreshing. It stays the same word while the page stays the same.
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

  /// What refreshing means here.
  public var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
