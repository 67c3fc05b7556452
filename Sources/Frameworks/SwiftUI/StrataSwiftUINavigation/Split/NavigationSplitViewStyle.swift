import StrataSwiftUIControls
public import SwiftUICore

/// An appearance of split views in a wide window.
///
/// Same as Apple's: its configuration has no public members, so a custom style can only pass it on.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The type of the view that draws the split view.
  associatedtype Body: View
  /// The properties of a split view.
  typealias Configuration = NavigationSplitViewStyleConfiguration

  /// Returns the view that draws a split view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// The properties of a split view, for a style.
///
/// Same as Apple's.
public struct NavigationSplitViewStyleConfiguration {
  let columns: (_ variant: String?) -> StylePart
}

/// The default split view style: the columns are beside each other.
///
/// Same as Apple's.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle:
  NavigationSplitViewStyle
{
  /// Creates the default split view style.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(nil)
  }
}

/// A split view style in which the detail makes room for the other columns.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle
{
  /// Creates a split view style in which the detail makes room for the other columns.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(nil)
  }
}

/// A split view style in which the detail keeps its width and the first column overlays it.
///
/// Same as Apple's.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle:
  NavigationSplitViewStyle
{
  /// Creates a split view style in which the detail keeps its width and the first column overlays
  /// it.
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns("prom")
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default split view style: the columns are beside each other.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// A split view style in which the detail makes room for the columns before it.
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// A split view style in which the detail keeps its width, and the first column overlays it.
  @MainActor @preconcurrency public static var prominentDetail:
    ProminentDetailNavigationSplitViewStyle
  { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets the style of the split views in this view.
  ///
  ///     NavigationSplitView { sidebar } detail: { detail }
  ///       .navigationSplitViewStyle(.prominentDetail)
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S)
    -> some View
  {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<NavigationSplitViewStyleConfiguration>())
    }
  }
}
