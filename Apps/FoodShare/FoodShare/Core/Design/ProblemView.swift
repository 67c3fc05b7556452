import SwiftUI

/// The reason why nothing can be shown, with a button to try again.
struct ProblemView: View {
    let error: AppError
    let retry: () async -> Void

    var body: some View {
        ContentUnavailableView {
            Label {
                Text(error.sentence)
            } icon: {
                Image(systemName: "exclamationmark.triangle")
            }
        } actions: {
            Button {
                Task { await retry() }
            } label: {
                Text(.commonRetryLabel)
            }
            .buttonStyle(.borderedProminent)
        }
        .accessibilityIdentifier("problem")
    }
}
