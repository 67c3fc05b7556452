import SwiftUI

/// The reported offers, those to decide first, and the last decisions.
struct ModerationList: View {
    let viewModel: ModerationViewModel
    @Environment(\.locale) private var locale

    var body: some View {
        List {
            if let error = viewModel.error {
                Section { Text(error.sentence) }
                    .accessibilityIdentifier("moderation.error")
            }
            Section {
                ForEach(viewModel.waiting) { listing in row(listing, "moderation.waiting") }
                if viewModel.waiting.isEmpty {
                    Text(.moderationEmptyMessage)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("moderation.empty")
                }
            } header: {
                Text(.moderationWaitingHeader)
            }
            if !viewModel.decided.isEmpty {
                Section {
                    ForEach(viewModel.decided) { listing in row(listing, "moderation.decided") }
                } header: {
                    Text(.moderationDecidedHeader)
                }
            }
            if !viewModel.acts.isEmpty { log }
        }
        .refreshable { await viewModel.load() }
    }

    private func row(_ listing: ReportedListing, _ identifier: String) -> some View {
        NavigationLink(value: ModerationRoute.listing(listing.id)) {
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: listing.title)
                    .font(.headline)
                Text(listing.isHidden ? .moderationHiddenLabel : .moderationShownLabel)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                if listing.answer != nil, listing.decision == nil {
                    Text(.moderationAnsweredLabel)
                        .font(.subheadline)
                        .bold()
                }
            }
            .accessibilityElement(children: .combine)
        }
        .accessibilityIdentifier(identifier)
    }

    private var log: some View {
        Section {
            ForEach(viewModel.acts) { act in
                VStack(alignment: .leading, spacing: 2) {
                    Text(verbatim: act.title)
                    (Text(verbatim: "\(act.moderator) · ") + Text(act.decision.name) + Text(verbatim: " · \(time(act.date))"))
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("moderation.act")
            }
        } header: {
            Text(.moderationLogHeader)
        }
    }

    private func time(_ date: Date) -> String {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = locale
        formatter.dateTimeStyle = .named
        return formatter.localizedString(for: date, relativeTo: Date())
    }
}
