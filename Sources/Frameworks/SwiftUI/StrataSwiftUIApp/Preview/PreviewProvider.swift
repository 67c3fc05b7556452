public import SwiftUICore

/// A type that declares previews without the `#Preview` macro.
///
///     struct Row_Previews: PreviewProvider {
///       static var previews: some View { Row() }
///     }
///
/// Each view is a preview, including each in a `Group`. Generic types are not found.
@MainActor @preconcurrency public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The views to preview.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
  /// The platform that the previews are for; if `nil`, the tool chooses.
  ///
  /// Accepted: every preview is drawn for a browser.
  @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// Leaves the choice to the tool.
  ///
  /// Accepted: every preview is drawn for a browser.
  public static var platform: PreviewPlatform? { nil }
}
