public import SwiftUICore

/// A type that makes previews, from before there was `#Preview`.
///
///     struct Row_Previews: PreviewProvider {
///       static var previews: some View { Row() }
///     }
///
/// Each view is a preview of its own, those of a `Group` too. Types that are generic are not found.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  /// The views to look at.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The system that they are for; nil leaves it to the tool.
  ///
  /// Accepted: every preview is drawn for a browser.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Leaves it to the tool.
  ///
  /// Accepted: every preview is drawn for a browser.
  public static var platform: PreviewPlatform? { nil }
}
