import SwiftUI

/// What somebody may do with a listing, and how it stands.
struct ListingActions: View {
    let viewModel: ListingDetailsViewModel
    let standing: ListingStanding
    /// Opens the form in which it is changed.
    let edit: (() -> Void)?
    @State private var isAskingToDelete = false

    var body: some View {
        Section {
            if let sentence {
                Text(sentence)
                    .accessibilityIdentifier("listing.standing")
            }
            buttons
        }
        .disabled(viewModel.isLoading)
        .confirmationDialog(Text(.listingDeleteTitle), isPresented: $isAskingToDelete, titleVisibility: .visible) {
            Button(role: .destructive) {
                Task { await viewModel.delete() }
            } label: {
                Text(.listingDeleteLabel)
            }
        }
    }

    private var sentence: LocalizedStringResource? {
        switch standing {
        case .open, .own(.none): nil
        case .taken: .standingTakenMessage
        case .asked: .standingAskedMessage
        case .received: .standingReceivedMessage
        case .own(.waiting): .standingWaitingMessage
        case .own(.accepted): .standingAcceptedMessage
        case .own(.reported): .standingReportedMessage
        }
    }

    @ViewBuilder private var buttons: some View {
        switch standing {
        case .open: button(.listingClaimLabel, "listing.claim") { await viewModel.claim() }
        case .taken: EmptyView()
        case .asked, .received: button(.listingReleaseLabel, "listing.release") { await viewModel.release() }
        case .own(let demand):
            if demand == .waiting {
                button(.listingAcceptLabel, "listing.accept") { await viewModel.accept() }
            }
            if demand == .waiting || demand == .accepted {
                button(.listingDeclineLabel, "listing.decline") { await viewModel.release() }
            }
            if let edit {
                Button(action: edit) { Text(.listingEditLabel) }
                    .accessibilityIdentifier("listing.edit")
            }
            Button(role: .destructive) {
                isAskingToDelete = true
            } label: {
                Text(.listingDeleteLabel)
            }
            .accessibilityIdentifier("listing.delete")
        }
    }

    private func button(
        _ label: LocalizedStringResource, _ identifier: String, _ action: @escaping () async -> Void
    ) -> some View {
        Button {
            Task { await action() }
        } label: {
            Text(label)
        }
        .accessibilityIdentifier(identifier)
    }
}
