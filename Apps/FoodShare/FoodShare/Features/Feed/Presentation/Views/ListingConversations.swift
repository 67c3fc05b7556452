import SwiftUI

/// The links from an offer's page to its hand-over: the conversations, and the giver's pickup times.
struct ListingConversations: View {
    let viewModel: ListingDetailsViewModel
    /// Opens the form for the giver's times and note.
    let changeTerms: () -> Void

    var body: some View {
        if !viewModel.conversations.isEmpty || canChangeTerms {
            Section {
                ForEach(viewModel.conversations) { handOver in
                    PageLink(value: handOver.route) { Text(.handOverOpenLabel) }
                        .accessibilityIdentifier("listing.conversation")
                }
                if canChangeTerms {
                    Button(action: { changeTerms() }) { Text(.termsNavigationTitle) }
                        .accessibilityIdentifier("listing.terms")
                }
            }
            .disabled(viewModel.isLoading)
        }
    }

    private var canChangeTerms: Bool {
        viewModel.standing?.isOwn == true && viewModel.hasHandOvers && viewModel.handedOver == nil
    }
}
