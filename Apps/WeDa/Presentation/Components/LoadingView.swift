import SwiftUI

/// Something is on its way and nothing older can be shown.
struct LoadingView: View {
  var body: some View {
    ProgressView()
      .accessibilityLabel(Text(Words.App.Progress.label))
      .frame(maxWidth: .infinity)
      .padding(.vertical, 48)
  }
}
