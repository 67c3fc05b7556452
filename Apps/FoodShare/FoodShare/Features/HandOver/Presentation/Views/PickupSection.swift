import SwiftUI

/// The sections about the pickup: when the offer is collected, and the giver's words about where.
struct PickupSection: View {
    let viewModel: ConversationViewModel
    let handOver: HandOver
    /// Opens the form for the giver's times and note.
    let changeTerms: () -> Void
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        if !handOver.status.isFinal || !viewModel.windows.isEmpty { times }
        if handOver.status.isAgreed { PickupWords(terms: handOver.terms, prefix: "handover") }
    }

    private var times: some View {
        Section {
            ForEach(viewModel.windows, id: \.self) { window in row(window) }
            if viewModel.windows.isEmpty {
                Text(.handOverWindowsEmpty)
                    .foregroundStyle(.secondary)
            }
            if handOver.role == .giver, !handOver.status.isFinal {
                Button(action: { changeTerms() }) { Text(.termsNavigationTitle) }
                    .accessibilityIdentifier("handover.terms")
            }
        } header: {
            Text(.handOverWindowsHeader)
        }
        .disabled(viewModel.isLoading)
    }

    @ViewBuilder private func row(_ window: PickupWindow) -> some View {
        let words = Text(verbatim: PickupFormat(locale: locale, zone: timeZone).window(window))
        let isChosen = handOver.course.chosen == window
        if handOver.role == .taker, !isChosen, handOver.status == .accepted || handOver.status == .arranged {
            Button {
                Task { await viewModel.perform(.choose(window)) }
            } label: {
                words
            }
            .accessibilityIdentifier("handover.window")
        } else {
            LabeledContent {
                if isChosen { Text(.handOverChosenLabel) }
            } label: {
                words
            }
            .accessibilityIdentifier(isChosen ? "handover.chosen" : "handover.proposed")
        }
    }
}

/// The conversation's section with the exact place and a map of it.
struct PickupPlaceSection: View {
    let handOver: HandOver

    var body: some View {
        if let place = handOver.place {
            Section {
                ExactPlaceRows(
                    title: handOver.title, place: place, isDestination: handOver.role == .taker, prefix: "handover")
            }
        }
    }
}
