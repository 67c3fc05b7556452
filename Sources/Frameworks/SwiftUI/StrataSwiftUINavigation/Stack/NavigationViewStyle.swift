public import SwiftUICore

/// A style of `NavigationView`.
///
/// Partial: only Apple's styles exist, each of which shows a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public protocol NavigationViewStyle {}

/// The default style.
///
/// Accepted: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows one screen at a time.
///
/// Accepted: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

/// A style that shows columns.
///
/// Partial: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  ///
  /// Accepted: in a browser a navigation view is a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Shows one screen at a time.
  ///
  /// Accepted: in a browser a navigation view is a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns.
  ///
  /// Partial: in a browser a navigation view is a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views in this view.
  ///
  /// Accepted: in a browser a navigation view is a stack, whatever its style.
  @available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
