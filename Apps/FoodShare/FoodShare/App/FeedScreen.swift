import RoutingKit
import SwiftUI

/// The offers around a place, whose mode, filters, radius and place are in the page's address, so that a reload and a shared
/// link show the same.
struct FeedScreen: View {
    private let container: AppContainer
    private let news: NewsViewModel?
    /// The saved search to show next; the screen sets it to `nil` when it does.
    @Binding private var opened: SavedSearch?
    @State private var feed: FeedViewModel
    @State private var places: PlaceViewModel

    init(container: AppContainer, news: NewsViewModel? = nil, opened: Binding<SavedSearch?> = .constant(nil)) {
        _opened = opened
        self.container = container
        self.news = news
        _feed = State(initialValue: container.makeFeedViewModel())
        _places = State(initialValue: PlaceViewModel(service: container.placeService))
    }

    var body: some View {
        container.makeFeedView(feed, places, news)
            // A task, since it begins after the address was read, which has the search of before.
            .task(id: opened?.id) { showOpened() }
            .kept(
                inAddressAs: "view",
                word {
                    $0.viewWord
                } set: {
                    $0.viewWord = $1
                }, isStep: true
            )
            .kept(
                inAddressAs: "kind",
                word {
                    $0.kindWord
                } set: {
                    $0.kindWord = $1
                }, isStep: true
            )
            .kept(
                inAddressAs: "without",
                word {
                    $0.withoutWord
                } set: {
                    $0.withoutWord = $1
                }, isStep: true
            )
            .kept(
                inAddressAs: "km",
                word {
                    $0.radiusWord
                } set: {
                    $0.radiusWord = $1
                }
            )
            .kept(
                inAddressAs: "words",
                word {
                    $0.searchWords
                } set: {
                    $0.searchWords = $1
                }
            )
            .kept(inAddressAs: "place", place)
    }

    private func showOpened() {
        guard let search = opened else { return }
        opened = nil
        feed.show(search, beside: places.chosen)
        // Not in the task of the view, which ends with the search's identifier.
        Task { await feed.loadNearbyListings() }
    }

    private func word(
        _ get: @escaping @MainActor (FeedViewModel) -> String, set: @escaping @MainActor (FeedViewModel, String) -> Void
    ) -> Binding<String> {
        Binding {
            get(feed)
        } set: { word in
            set(feed, word)
        }
    }

    /// The place in the page's address. Setting it does not change the place that the device stores.
    private var place: Binding<String> {
        Binding {
            (feed.place ?? places.chosen)?.addressWord ?? ""
        } set: { word in
            let named = Place(addressWord: word)
            feed.place = named == places.chosen ? nil : named
        }
    }
}
