import SwiftUI

/// The state of a hand-over, and what this person can do about it.
struct ConversationState: View {
    let viewModel: ConversationViewModel
    let handOver: HandOver
    let now: Date
    let cancel: () -> Void
    @State private var isConfirming = false
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section {
            Text(handOver.sentence(PickupFormat(locale: locale, zone: timeZone), at: now))
                .accessibilityIdentifier("handover.status")
            if handOver.behind > 0 {
                Text(.handOverBehindLabel(handOver.behind))
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("handover.behind")
            }
            if handOver.missed > 0, !handOver.status.isFinal {
                Text(.handOverMissedLabel(handOver.missed))
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("handover.missed")
            }
            if let error = viewModel.error {
                Text(error == .service ? .listingServiceProblem : error.sentence)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("handover.error")
            }
            actions
        }
        .disabled(viewModel.isLoading)
        if viewModel.isAsked || handOver.status == .accepted || handOver.status == .arranged {
            Section {
                answers
            } header: {
                if viewModel.isAsked { Text(.handOverQuestionTitle) }
            }
            .disabled(viewModel.isLoading)
            .confirmationDialog(Text(.handOverWorkedTitle), isPresented: $isConfirming, titleVisibility: .visible) {
                action(.handOverWorkedLabel, "handover.worked.confirm", .answer(.worked))
            }
        }
    }

    @ViewBuilder private var answers: some View {
        if handOver.status.isFinal {
            action(.handOverWorkedLabel, "handover.worked", .answer(.worked))
        } else {
            Button {
                isConfirming = true
            } label: {
                Text(.handOverWorkedLabel)
            }
            .accessibilityIdentifier("handover.worked")
        }
        if viewModel.canMiss { action(.handOverAbsentLabel, "handover.absent", .answer(.missed)) }
    }

    @ViewBuilder private var actions: some View {
        switch (handOver.status, handOver.role) {
        case (.asked, .giver):
            action(.listingAcceptLabel, "handover.accept", .accept)
            action(.listingDeclineLabel, "handover.decline", .decline)
        case (.inLine, .taker), (.asked, .taker), (.accepted, _), (.arranged, _):
            Button(role: .destructive, action: { cancel() }) { Text(.handOverCancelLabel) }
                .accessibilityIdentifier("handover.cancel")
        default: EmptyView()
        }
    }

    private func action(_ label: LocalizedStringResource, _ identifier: String, _ action: HandOverAction) -> some View {
        Button {
            Task { await viewModel.perform(action) }
        } label: {
            Text(label)
        }
        .accessibilityIdentifier(identifier)
    }
}
