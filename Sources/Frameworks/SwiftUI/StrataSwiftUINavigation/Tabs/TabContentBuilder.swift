public import SwiftUICore

/// A result builder that combines the tabs of a closure, all of which are selected by values of one
/// type. So a tab's value may be written as `.home`.
///
/// Partial: tab content is also a view, so the builder combines tabs as views are combined. Content
/// that is no ``TabContent``, such as a `ForEach` of tabs, is built by `ViewBuilder` instead; there
/// each value must be written with its type.
@resultBuilder public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns the tab unchanged.
  public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
  where Content.TabValue == TabValue { content }

  /// Returns a single tab unchanged.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several tabs into one view.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// Builds the tabs of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the tabs of an `if` whose condition is true, or of a `switch` case.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(first: first)
  }

  /// Builds the tabs of an `else`, or of a `switch` case.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    ViewBuilder.buildEither(second: second)
  }

  /// Erases the type of the tabs in an `if #available`.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension TabView {
  /// Creates a tab view of tabs that are selected by values, and binds the value of the selected
  /// tab.
  ///
  /// - Parameters:
  ///   - selection: A binding to the value of the selected tab.
  ///   - content: The tabs.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    let tabs = content()
    self.init(selection: Optional(selection)) { tabs }
  }
}
