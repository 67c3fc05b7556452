public import SwiftUICore

/// A style of `NavigationView`.
///
/// Partial: there are only Apple's styles, and each of them shows a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public protocol NavigationViewStyle {}

/// The default style of navigation views.
///
/// Accepted: the style makes no difference, since in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the default style of navigation views.
  public init() {}
}

/// A style that shows one screen at a time.
///
/// Accepted: the style makes no difference, since in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates a navigation view style that shows one screen at a time.
  public init() {}
}

/// A style that shows columns.
///
/// Partial: the style shows a stack, since in a browser a navigation view has no columns.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style of navigation views.
  ///
  /// Accepted: the style makes no difference, since in a browser a navigation view is a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  ///
  /// Accepted: the style makes no difference, since in a browser a navigation view is a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style that shows columns.
  ///
  /// Partial: the style shows a stack, since in a browser a navigation view has no columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// Accepted: it has no effect, since in a browser a navigation view is a stack.
  @available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
