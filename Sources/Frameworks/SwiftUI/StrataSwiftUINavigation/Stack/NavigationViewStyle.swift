public import SwiftUICore

/// How a `NavigationView` shows its screens.
///
/// Partial: Apple's own styles; in a browser each of them is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public protocol NavigationViewStyle {}

/// Accepted: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }

/// Accepted: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

/// Partial: in a browser a navigation view is a stack.
@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
public struct ColumnNavigationViewStyle: NavigationViewStyle {}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// Accepted: in a browser a navigation view is a stack.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// Accepted: in a browser a navigation view is a stack.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

@available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Partial: in a browser a navigation view is a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Accepted: in a browser a navigation view is a stack, whatever its style.
  @available(iOS, deprecated: 100000, message: "Use NavigationStack or NavigationSplitView")
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
