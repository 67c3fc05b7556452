public import SwiftUI

/// A progress indicator for content that is loading, with no older content to show.
///
///     LoadingView(label: Text("Loading"))
public struct LoadingView: View {
  private let label: Text

  /// Creates a progress indicator for content that is loading, with no older content to show.
  ///
  /// - Parameter label: The accessibility label, which is not visible.
  public init(label: Text) { self.label = label }

  /// The progress indicator as a view.
  public var body: some View {
    ProgressView()
      .accessibilityLabel(label)
      .frame(maxWidth: .infinity)
      .padding(.vertical, Space.huge)
  }
}
