import SwiftUI

/// The state of a listing, and the buttons for what this person may do with it.
struct ListingActions: View {
    let viewModel: ListingDetailsViewModel
    let standing: ListingStanding
    /// A Boolean value that indicates whether the listing has expired, so that it can no longer be claimed.
    let isExpired: Bool
    /// The sentence about a promise of which this person is the taker; `nil` if there is none.
    var promise: LocalizedStringResource?
    /// Opens the form that changes the listing; `nil` if that is not possible.
    let edit: (() -> Void)?
    /// Opens the form that offers the listing once more; `nil` if that is not possible.
    var again: (() -> Void)?
    @State private var isAskingToDelete = false
    @State private var isTakingBack = false
    @State private var isCancelling = false
    @State private var isReleasing = false

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
        .cancelDialog(
            isPresented: $isTakingBack, role: .giver, identifier: "listing.delete.reason", title: .listingDeletePromisedTitle,
            message: .listingDeletePromisedMessage
        ) { reason in
            await viewModel.takeBack(for: reason)
        }
        .cancelDialog(
            isPresented: $isCancelling, role: viewModel.promise?.role ?? .taker, identifier: "listing.cancel.reason"
        ) { reason in
            await viewModel.cancel(for: reason)
        }
        .confirmationDialog(Text(.handOverCancelTitle), isPresented: $isReleasing, titleVisibility: .visible) {
            button(.handOverCancelLabel, "listing.cancel.reason") { await viewModel.release() }
            keepPickupButton
        }
    }

    /// Asks for the reason for which a promise is cancelled; without a conversation, the other person is told none.
    private func askForReason() {
        if viewModel.promise != nil { isCancelling = true } else { isReleasing = true }
    }

    private var sentence: LocalizedStringResource? {
        if let line = viewModel.placeInLine, !isDone { return .handOverAheadTaker(line.ahead) }
        return switch viewModel.handedOver {
        case .giver: .handOverHandedOverGiver
        case .taker: .handOverHandedOverTaker
        case nil: isExpired ? .listingExpiredMessage : promise ?? standing.sentence
        }
    }

    /// A Boolean value that indicates whether the listing can no longer be given to anybody.
    private var isDone: Bool { isExpired || viewModel.handedOver != nil }

    @ViewBuilder private var buttons: some View {
        switch standing {
        case .asked where !isDone:
            button(.listingReleaseLabel, "listing.release") { await viewModel.release() }
        case .received where !isDone:
            button(.listingReleaseLabel, "listing.release") { askForReason() }
        case .taken where !isDone && viewModel.placeInLine != nil:
            button(.handOverLeaveLabel, "listing.leave") { await viewModel.leaveLine() }
        case .open, .asked, .received, .taken, .sample: EmptyView()
        case .own(let demand): own(demand)
        }
    }

    @ViewBuilder private func own(_ demand: ListingStanding.Demand) -> some View {
        if !isDone {
            if demand == .waiting {
                button(.listingAcceptLabel, "listing.accept") { await viewModel.accept() }
            }
            if demand == .waiting {
                button(.listingDeclineLabel, "listing.decline") { await viewModel.release() }
            } else if demand == .accepted {
                button(.listingDeclineLabel, "listing.decline") { askForReason() }
            }
        }
        if isDone, let again {
            Button(action: { again() }) { Text(.listingAgainLabel) }
                .accessibilityIdentifier("listing.again")
        }
        if let edit, viewModel.handedOver == nil {
            Button(action: { edit() }) { Text(.listingEditLabel) }
                .accessibilityIdentifier("listing.edit")
        }
        Button(role: .destructive) {
            if viewModel.promise != nil { isTakingBack = true } else { isAskingToDelete = true }
        } label: {
            Text(.listingDeleteLabel)
        }
        .accessibilityIdentifier("listing.delete")
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
