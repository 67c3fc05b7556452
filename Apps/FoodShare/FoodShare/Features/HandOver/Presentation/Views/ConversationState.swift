import SwiftUI

/// The state of a hand-over, and what this person can do about it.
struct ConversationState: View {
    let viewModel: ConversationViewModel
    let handOver: HandOver
    let now: Date
    let cancel: () -> Void
    @State private var isConfirming = false
    @State private var isConfirmingAbsence = false
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        Section {
            Text(handOver.sentence(PickupFormat(locale: locale, zone: timeZone), at: now))
                .accessibilityIdentifier("handover.status")
            if let earlier = handOver.course.earlier, handOver.status == .arranged {
                Text(.handOverChangedMessage(PickupFormat(locale: locale, zone: timeZone).window(earlier)))
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("handover.changed")
            }
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
        if viewModel.canConfirm {
            Section {
                answers
            } header: {
                if viewModel.isAsked { Text(.handOverQuestionTitle) }
            }
            .disabled(viewModel.isLoading)
            .confirmationDialog(Text(.handOverWorkedTitle), isPresented: $isConfirming, titleVisibility: .visible) {
                action(.handOverWorkedLabel, "handover.worked.confirm", .answer(.worked))
            }
            .confirmationDialog(Text(absentTitle), isPresented: $isConfirmingAbsence, titleVisibility: .visible) {
                action(.handOverAbsentLabel, "handover.absent.confirm", .answer(.missed))
            }
        }
    }

    /// The question before a missed pickup is reported, which says whether that is counted.
    private var absentTitle: LocalizedStringResource {
        handOver.course.counts(absenceToldBy: handOver.role) ? .handOverAbsentTitle : .handOverUncountedTitle
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
        if viewModel.canMiss {
            Button {
                isConfirmingAbsence = true
            } label: {
                Text(.handOverAbsentLabel)
            }
            .accessibilityIdentifier("handover.absent")
        }
    }

    @ViewBuilder private var actions: some View {
        switch (handOver.status, handOver.role) {
        case (.asked, .giver):
            action(.listingAcceptLabel, "handover.accept", .accept)
            action(.listingDeclineLabel, "handover.decline", .decline)
        // Nothing is promised yet, so there is no pickup to cancel, and the giver needs no reason.
        case (.inLine, .taker): action(.handOverLeaveLabel, "handover.leave", .cancel(.notNeeded))
        case (.asked, .taker): action(.listingReleaseLabel, "handover.release", .cancel(.notNeeded))
        case (.accepted, _), (.arranged, _):
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
