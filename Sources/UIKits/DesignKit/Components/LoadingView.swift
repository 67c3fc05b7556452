public import SwiftUI

/// Something is on its way and nothing older can be shown.
///
///     LoadingView(label: Text("Loading"))
public struct LoadingView: View {
  private let label: Text

  /// - Parameter label: Read aloud, and never seen.
  public init(label: Text) { self.label = label }

  public var body: some View {
    ProgressView()
      .accessibilityLabel(label)
      .frame(maxWidth: .infinity)
      .padding(.vertical, Space.huge)
  }
}
