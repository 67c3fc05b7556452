public import SwiftUICore

/// A type that declares previews without the `#Preview` macro.
///
///     struct Row_Previews: PreviewProvider {
///       static var previews: some View { Row() }
///     }
///
/// Each view is a preview, including each view in a `Group`. Types with generic parameters are not
/// found.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform for which the previews are; `nil` lets the tool choose.
  ///
  /// Accepted: it has no effect; every preview is drawn for a browser.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The default platform, `nil`, which lets the tool choose.
  ///
  /// Accepted: it has no effect; every preview is drawn for a browser.
  public static var platform: PreviewPlatform? { nil }
}
