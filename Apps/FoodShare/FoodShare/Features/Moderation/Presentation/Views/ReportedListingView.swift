import SwiftUI

/// A reported offer with its reports and its giver's answer, and the buttons that decide about it.
struct ReportedListingView: View {
    @Bindable var viewModel: ModerationViewModel
    let listing: ReportedListing
    @State private var isRemoving = false

    var body: some View {
        List {
            offer
            reports
            answer
            decision
        }
        .confirmationDialog(Text(.moderationRemoveTitle), isPresented: $isRemoving, titleVisibility: .visible) {
            Button(role: .destructive) {
                decide(.removed)
            } label: {
                Text(.moderationRemoveLabel)
            }
        }
    }

    private var offer: some View {
        Section {
            PhotoGallery(title: listing.title, names: listing.photos, load: viewModel.photo)
                .clipShape(.rect(cornerRadius: 12))
            Text(verbatim: listing.title)
                .font(.headline)
            if !listing.description.isEmpty { Text(verbatim: listing.description) }
            Text(listing.isHidden ? .moderationHiddenLabel : .moderationShownLabel)
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("moderation.state")
        }
    }

    private var reports: some View {
        Section {
            ForEach(ReportReason.allCases.filter { listing.reports[$0] != nil }, id: \.self) { reason in
                LabeledContent {
                    Text(verbatim: "\(listing.reports[reason]?.count ?? 0) · \(listing.reports[reason]?.weight ?? 0)")
                } label: {
                    Text(reason.name)
                }
                .accessibilityIdentifier("moderation.reason")
            }
        } header: {
            Text(.caseReportsHeader)
        } footer: {
            Text(.moderationReasonsFooter)
        }
    }

    private var answer: some View {
        Section {
            if let answer = listing.answer {
                Text(verbatim: answer)
                    .accessibilityIdentifier("moderation.answer")
            } else {
                Text(.moderationAnswerEmpty)
                    .foregroundStyle(.secondary)
            }
        } header: {
            Text(.moderationAnswerHeader)
        }
    }

    private var decision: some View {
        Section {
            if let decided = listing.decision {
                Text(decided.name)
                    .bold()
                    .accessibilityIdentifier("moderation.decision")
            }
            TextField(text: $viewModel.note, prompt: Text(.moderationNoteLabel), axis: .vertical) { Text(.moderationNoteLabel) }
                .lineLimit(1...4)
                .accessibilityIdentifier("moderation.note")
            if let sentence = viewModel.invalid?.sentence ?? viewModel.error?.sentence {
                Text(sentence)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("moderation.problem")
            }
            button(.moderationRestoreLabel, "moderation.restore") { decide(.restored) }
            button(.moderationKeepLabel, "moderation.keep") { decide(.kept) }
            Button(role: .destructive) {
                isRemoving = true
            } label: {
                Text(.moderationRemoveLabel)
            }
            .accessibilityIdentifier("moderation.remove")
        } footer: {
            Text(.moderationNoteFooter)
        }
        .disabled(viewModel.isLoading)
    }

    private func button(
        _ label: LocalizedStringResource, _ identifier: String, _ action: @escaping () -> Void
    ) -> some View {
        Button(action: { action() }) { Text(label) }
            .accessibilityIdentifier(identifier)
    }

    private func decide(_ decision: ModerationDecision) {
        Task { await viewModel.decide(decision, on: listing) }
    }
}
