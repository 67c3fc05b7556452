import StrataSwiftUIControls
public import SwiftUICore

/// How the columns of a split view share a wide window.
///
/// Same as Apple's: as its configuration tells nothing, a style of your own can only pass one on.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  associatedtype Body: View
  typealias Configuration = NavigationSplitViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body
}

/// What a split view's style is given.
///
/// Same as Apple's.
public struct NavigationSplitViewStyleConfiguration {
  let columns: (_ variant: String?) -> StylePart
}

/// The columns stand beside each other.
///
/// Same as Apple's.
@MainActor @preconcurrency
public struct AutomaticNavigationSplitViewStyle:
  NavigationSplitViewStyle
{
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(nil)
  }
}

/// The detail makes room for the columns before it.
///
/// Same as Apple's.
@MainActor @preconcurrency public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle
{
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns(nil)
  }
}

/// The detail keeps its width; the first column lies over it.
///
/// Same as Apple's.
@MainActor @preconcurrency
public struct ProminentDetailNavigationSplitViewStyle:
  NavigationSplitViewStyle
{
  @MainActor @preconcurrency public init() {}
  @MainActor @preconcurrency public func makeBody(configuration: Configuration) -> some View {
    configuration.columns("prom")
  }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The columns stand beside each other.
  @MainActor @preconcurrency public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The detail makes room for the columns before it.
  @MainActor @preconcurrency public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its width; the first column lies over it.
  @MainActor @preconcurrency public static var prominentDetail:
    ProminentDetailNavigationSplitViewStyle
  { ProminentDetailNavigationSplitViewStyle() }
}

extension View {
  /// Sets how the columns of the split views here share a wide window.
  ///
  ///     NavigationSplitView { sidebar } detail: { detail }
  ///       .navigationSplitViewStyle(.prominentDetail)
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    styled(style) { style, configuration in
      style.makeBody(configuration: configuration)
        .unstyled(StyleOf<NavigationSplitViewStyleConfiguration>())
    }
  }
}
