import SwiftUI

/// Saves the search of the list, so that the person is notified when something new appears.
struct SaveSearchButton: View {
    let news: NewsViewModel
    let search: SavedSearch
    @Environment(\.locale) private var locale

    var body: some View {
        content.task { await news.load() }
    }

    @ViewBuilder private var content: some View {
        if news.isSaved(search), !news.isSaving {
            saved
        } else if news.isSaving {
            ProgressView { Text(.feedSavingLabel) }
                .accessibilityIdentifier("feed.saving")
        } else if news.hasRoom {
            Button {
                Task { await news.save(search, in: locale.identifier) }
            } label: {
                Text(.feedSaveLabel)
            }
            .accessibilityIdentifier("feed.save")
            problem
        } else {
            Text(.feedSaveFullMessage)
                .accessibilityIdentifier("feed.save.full")
        }
    }

    private var saved: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(message)
                .accessibilityIdentifier("feed.saved")
            if let obstacle {
                Text(obstacle)
                    .accessibilityIdentifier("feed.saved.obstacle")
            }
            if news.permission != nil, !news.tellsOffers {
                Button {
                    Task { await news.tellOffers(in: locale.identifier) }
                } label: {
                    Text(.newsAskLabel)
                }
                .accessibilityIdentifier("feed.saved.ask")
            }
            problem
        }
    }

    private var message: LocalizedStringResource {
        guard news.tellsOffers else { return .feedSavedSilentMessage }
        return news.permission == .allowedWhileOpen ? .feedSavedOpenMessage : .feedSavedMessage
    }

    /// Why the device shows no notifications; `nil` if it can.
    private var obstacle: LocalizedStringResource? {
        switch news.permission {
        case .refused: .newsRefusedMessage
        case .unavailable: .newsUnavailableMessage
        case nil, .notAsked, .allowed, .allowedWhileOpen: nil
        }
    }

    @ViewBuilder private var problem: some View {
        if let error = news.error {
            Text(error.sentence)
                .foregroundStyle(Color("ProblemColor"))
                .accessibilityIdentifier("feed.save.error")
        }
    }
}
