import SwiftUI

/// Shows an error message with a button to try again.
public struct ErrorView: View {
    private let message: String
    private let retry: @MainActor () async -> Void

    public init(message: String, retry: @escaping @MainActor () async -> Void) {
        self.message = message
        self.retry = retry
    }

    public var body: some View {
        ContentUnavailableView {
            Label("Something went wrong", systemImage: "exclamationmark.triangle")
        } description: {
            Text(message)
        } actions: {
            Button("Retry") { Task { await retry() } }
        }
    }
}

#Preview {
    ErrorView(message: "There is no connection.") {}
}
