package import StrataRendering
package import SwiftUICore

/// The appearance with which the bars of all pages begin. An app sets it by the appearance of
/// UIKit's bars.
package struct BarDefaults: Equatable, Sendable {
  /// The color behind the bar's content; `nil` for the usual one.
  package var background: Paint?
  /// The visibility of the background of bars.
  package var visibility = Visibility.automatic
  /// The light or dark appearance of the content of bars.
  package var scheme: ColorScheme?

  /// Creates the default appearance of bars.
  package init() {}

  /// The look of navigation bars by default.
  @MainActor package static var navigation = BarDefaults()
  /// The look of tab bars by default.
  @MainActor package static var tabs = BarDefaults()
}

extension BarLook {
  /// Creates the look of a bar before a page changes it.
  @MainActor init(of bar: ToolbarPlacement.Bar) {
    let defaults: BarDefaults? =
      switch bar {
      case .navigation: .navigation
      case .tabs: .tabs
      case .automatic, .bottom: nil
      }
    guard let defaults else { return }
    (background, scheme) = (defaults.background, defaults.scheme)
    backgroundVisibility = defaults.visibility
  }
}
