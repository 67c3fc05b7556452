public import StrataSwiftUIDrawing
public import StrataViewTree
public import SwiftUICore

/// Several tabs of a `TabView` under a heading.
///
/// Partial: its tabs are among the other tabs, as on an iPhone. A wide window shows no heading for
/// them.
public struct TabSection<Header, Content, Footer>: View
where Header: View, Content: View, Footer: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let header: Header

  nonisolated init(content: Content, header: Header) {
    (self.content, self.header) = (content, header)
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}

extension TabSection: TabContent where Content: TabContent {
  public typealias TabValue = Content.TabValue
}

extension TabSection: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

extension TabSection where Footer == EmptyView {
  /// Creates a section with a heading.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The view above the rows.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(content: content(), header: header())
  }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a heading.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The views.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content(), header: Text(titleKey))
  }

  /// Creates a section with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The views.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), header: Text(title))
  }
}

// Sections whose tabs have values of the same type.
extension TabSection where Content: TabContent, Footer == EmptyView {
  /// Creates a section of tabs with a heading.
  ///
  /// - Parameters:
  ///   - content: The tabs, each with a value of the selection's type.
  ///   - header: The heading.
  nonisolated public init<TabValue: Hashable>(
    @TabContentBuilder<TabValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) where Content.TabValue == TabValue {
    self.init(content: content(), header: header())
  }
}

extension TabSection where Header == EmptyView, Content: TabContent, Footer == EmptyView {
  /// Creates a section of tabs without a heading.
  ///
  /// - Parameter content: The tabs, each with a value of the selection's type.
  nonisolated public init<TabValue: Hashable>(
    @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    self.init(content: content(), header: EmptyView())
  }
}

extension TabSection where Header == Text, Content: TabContent, Footer == EmptyView {
  /// Creates a section of tabs with a localized title.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title in the app's string catalog.
  ///   - content: The tabs, each with a value of the selection's type.
  nonisolated public init<TabValue: Hashable>(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    self.init(content: content(), header: Text(titleKey))
  }

  /// Creates a section of tabs with a title that is not localized.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - content: The tabs, each with a value of the selection's type.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, TabValue: Hashable>(
    _ title: S, @TabContentBuilder<TabValue> content: () -> Content
  ) where Content.TabValue == TabValue {
    self.init(content: content(), header: Text(title))
  }
}
