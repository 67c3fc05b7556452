import StrataViewTree
public import SwiftUICore

/// Content of a tab view: a tab, or tabs with a modifier.
///
/// Partial: tab content is also a view, and an app's own types cannot conform to this protocol.
@MainActor @preconcurrency public protocol TabContent<TabValue>: View {
  /// The type of the values by which the tabs are selected.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  public typealias TabValue = Value
}

extension TabContent {
  /// Hides the tab if `hidden` is `true`. The bar then has no button for it, and its content is not
  /// shown.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HideableTab(content: self, isHidden: hidden)
  }
}

/// A tab that may be hidden, whatever the types of its value and content.
@MainActor protocol HidesTab {
  var isHidden: Bool { get }
  var shownTab: any View { get }
}

/// A tab that is hidden or not.
nonisolated private struct HideableTab<Content: TabContent>: TabContent, HidesTab {
  typealias Body = Never
  typealias TabValue = Content.TabValue
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) let content: Content
  let isHidden: Bool

  nonisolated init(content: Content, isHidden: Bool) {
    (self.content, self.isHidden) = (content, isHidden)
  }

  var shownTab: any View { content }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}
