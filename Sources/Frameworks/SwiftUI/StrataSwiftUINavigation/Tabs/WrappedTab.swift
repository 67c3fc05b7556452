public import StrataSwiftUIDrawing
public import StrataViewTree
public import SwiftUICore

/// A view of tabs as tab content: several tabs, or a tab with modifiers.
nonisolated struct WrappedTab<TabValue: Hashable, Content: View>: TabContent {
  typealias Body = Never
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}

extension WrappedTab: HidesTab, HoldsViews {
  var isHidden: Bool { false }
  var shownTab: any View { content }
  var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

/// Tab content whose type is erased.
///
/// Same as Apple's.
public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias Body = Never
  public typealias TabValue = SelectionValue
  private let content: AnyView
  // nonisolated(unsafe): set by the initializer, then read on the main actor only.
  nonisolated(unsafe) private let tab: any View

  /// Erases the type of tab content.
  nonisolated public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue {
    (content, tab) = (AnyView(tabContent), tabContent)
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    AnyView._update(view.content, old, context)
  }
}

extension AnyTabContent: HidesTab, HoldsViews {
  var isHidden: Bool { false }
  var shownTab: any View { tab }
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, tab)] }
}

extension ForEach: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where
  TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue
{
  public typealias TabValue = TrueContent.TabValue
}

extension TabContent {
  /// Sets a number as the badge of the tab's button. With 0 the button has no badge.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    wrapped(modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  /// Sets a text as the badge of the tab's button. With `nil` the button has no badge.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    wrapped(modifier(BadgeModifier(text: label)))
  }

  /// Sets a localized text as the badge of the tab's button. With `nil` the button has no badge.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    wrapped(modifier(BadgeModifier(text: key.map { Text($0) })))
  }

  /// Sets a text that is not localized as the badge of the tab's button. With `nil` the button has
  /// no badge.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    wrapped(modifier(BadgeModifier(text: label.map { Text($0) })))
  }

  nonisolated private func wrapped<V: View>(_ view: V) -> WrappedTab<TabValue, V> {
    WrappedTab(view)
  }
}
