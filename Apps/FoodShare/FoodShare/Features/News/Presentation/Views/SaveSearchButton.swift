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
        if news.isSaved(search) {
            Text(news.isOn ? .feedSavedMessage : .feedSavedSilentMessage)
                .accessibilityIdentifier("feed.saved")
        } else if news.hasRoom {
            Button {
                Task { await news.save(search, in: locale.identifier) }
            } label: {
                Text(.feedSaveLabel)
            }
            .accessibilityIdentifier("feed.save")
        } else {
            Text(.feedSaveFullMessage)
                .accessibilityIdentifier("feed.save.full")
        }
    }
}
