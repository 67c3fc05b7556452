public import StrataViewTree
public import SwiftUICore

/// A result builder of tabs that are selected by values of the same type.
///
/// It gives a tab's value the type of the tab view's selection, so that the name of a case is
/// enough:
///
///     TabView(selection: $section) {
///       Tab("Home", systemImage: "house", value: .home) { Home() }
///       Tab("Search", systemImage: "magnifyingglass", value: .search) { Search() }
///     }
///
/// Same as Apple's.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs of a tab view.
  public struct Content<C: TabContent>: TabContent {
    public typealias Body = Never
    public typealias TabValue = C.TabValue
    // nonisolated(unsafe): set by the initializer, then read on the main actor only.
    nonisolated(unsafe) let content: C

    nonisolated init(_ content: C) { self.content = content }

    public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
      C._update(view.content, old, context)
    }
  }

  /// Returns the tab unchanged.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Returns a single tab unchanged.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  /// Combines several tabs. ``buildExpression(_:)`` has checked the type of their values.
  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> some TabContent<TabValue> {
    WrappedTab<TabValue, TupleView<(repeat each C)>>(TupleView((repeat each content)))
  }

  /// Builds the tabs of an `if` without `else`.
  public static func buildIf<C: TabContent>(_ content: C?) -> C?
  where C.TabValue == TabValue { content }

  /// Builds the tabs of an `if` whose condition is true, or of a `switch` case.
  public static func buildEither<T: TabContent, F: TabContent>(
    first: T
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    ViewBuilder.buildEither(first: first)
  }

  /// Builds the tabs of an `else`, or of a `switch` case.
  public static func buildEither<T: TabContent, F: TabContent>(
    second: F
  ) -> _ConditionalContent<T, F> where T.TabValue == TabValue, F.TabValue == TabValue {
    ViewBuilder.buildEither(second: second)
  }

  /// Erases the type of the tabs in an `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(
    _ content: C
  ) -> AnyTabContent<TabValue> where C.TabValue == TabValue { AnyTabContent(content) }
}

extension TabContentBuilder.Content: HoldsViews {
  package var heldViews: [(id: AnyHashable?, view: any View)] { [(nil, content)] }
}

extension TabView {
  /// Creates a tab view whose tabs are selected by the values of a binding.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab.
  ///   - content: The tabs, each with a value of the selection's type.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: selection, views: TabContentBuilder<SelectionValue>.Content(content()))
  }
}
