import SwiftUI

/// A person's choices about notifications, and their saved searches, as sections of a list.
struct NewsSections: View {
    let viewModel: NewsViewModel
    /// Shows the offers of a saved search; `nil` if that is not possible.
    var open: ((SavedSearch) -> Void)?
    @Environment(\.locale) private var locale

    var body: some View {
        Section {
            if let error = viewModel.error {
                Text(error.sentence)
                    .foregroundStyle(Color("ProblemColor"))
                    .accessibilityIdentifier("news.error")
            }
            if viewModel.isOn {
                ForEach(NewsKind.allCases, id: \.self) { kind in toggle(kind) }
            } else {
                Button {
                    Task { await viewModel.ask(in: locale.identifier) }
                } label: {
                    Text(.newsAskLabel)
                }
                .accessibilityIdentifier("news.ask")
            }
        } header: {
            Text(.newsNavigationTitle)
        } footer: {
            Text(footer)
                .accessibilityIdentifier("news.state")
        }
        if !viewModel.searches.isEmpty { searches }
    }

    private var footer: LocalizedStringResource {
        switch viewModel.permission {
        case .refused: .newsRefusedMessage
        case .unavailable: .newsUnavailableMessage
        case .allowedWhileOpen: .newsOpenMessage
        case nil, .notAsked, .allowed: .newsPrivateFooter
        }
    }

    private func toggle(_ kind: NewsKind) -> some View {
        let isWanted = Binding {
            viewModel.kinds.contains(kind)
        } set: { isWanted in
            Task { await viewModel.set(kind, isWanted) }
        }
        return Toggle(isOn: isWanted) { Text(kind.name) }
            .accessibilityIdentifier("news.\(kind.rawValue)")
    }

    private var searches: some View {
        Section {
            ForEach(viewModel.searches) { search in row(search) }
        } header: {
            Text(.newsSearchesHeader)
        }
    }

    private func facts(_ search: SavedSearch) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: search.place)
            (Text(.feedRadiusLabel(Int(search.radiusKm))) + Text(verbatim: search.details))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }

    private func row(_ search: SavedSearch) -> some View {
        HStack {
            if let open {
                Button {
                    open(search)
                } label: {
                    facts(search)
                }
                .buttonStyle(.borderless)
                .accessibilityHint(Text(.newsOpenHint))
                .accessibilityIdentifier("news.search")
            } else {
                facts(search)
                    .accessibilityElement(children: .combine)
                    .accessibilityIdentifier("news.search")
            }
            Spacer()
            Button(role: .destructive) {
                Task { await viewModel.remove(search) }
            } label: {
                Image(systemName: "minus.circle")
            }
            .buttonStyle(.borderless)
            .accessibilityLabel(Text(.newsRemoveLabel(search.place)))
            .accessibilityIdentifier("news.remove")
        }
    }
}

extension NewsKind {
    /// The name of the switch for the kind of news.
    fileprivate var name: LocalizedStringResource {
        switch self {
        case .claims: .newsClaimsName
        case .answers: .newsAnswersName
        case .pickups: .newsPickupsName
        case .messages: .newsMessagesName
        case .reports: .newsReportsName
        case .offers: .newsOffersName
        }
    }
}

extension SavedSearch {
    /// The words of the search's filter, which follow the radius.
    fileprivate var details: String {
        let parts = [filter.category.map { String(localized: $0.name) }, filter.words.isEmpty ? nil : "“\(filter.words)”"]
        return parts.compactMap(\.self).map { " · \($0)" }.joined()
    }
}

#if DEBUG
#Preview("Notifications") {
    List {
        NewsSections(
            viewModel: NewsViewModel(
                records: MockNewsRecords([SavedSearch(place: "London", middle: .fixture, radiusKm: 5, filter: FeedFilter())]),
                notices: MockNoticeService(.allowed), tell: MockTellNews()))
    }
}
#endif
