import SwiftUI

/// The button with the name of the place around which the offers are.
struct FeedPlaceButton: View {
    let viewModel: FeedViewModel
    let places: PlaceViewModel
    /// A closure that opens the page for choosing a place.
    let choose: () -> Void

    var body: some View {
        if let place = viewModel.place ?? places.chosen {
            Button {
                choose()
            } label: {
                Label {
                    Text(verbatim: place.name)
                } icon: {
                    Image(systemName: "mappin.and.ellipse")
                }
                .labelStyle(.titleAndIcon)
            }
            .accessibilityIdentifier("feed.place")
        }
    }
}

/// The button that shows the list instead of the map, or the map.
struct FeedModeButton: View {
    let viewModel: FeedViewModel

    var body: some View {
        if viewModel.location != nil {
            Button {
                viewModel.isMap.toggle()
            } label: {
                Label {
                    Text(viewModel.isMap ? .feedListLabel : .feedMapLabel)
                } icon: {
                    Image(systemName: viewModel.isMap ? "list.bullet" : "map")
                }
            }
            .accessibilityIdentifier("feed.mode")
        }
    }
}

/// The button that opens the form for a new offer.
struct FeedOfferButton: View {
    let viewModel: FeedViewModel
    /// A Boolean value that indicates whether the form has a draft that was begun earlier.
    var hasDraft = false
    /// Opens the form for a new offer.
    let offer: () -> Void

    var body: some View {
        if viewModel.location != nil {
            Button {
                offer()
            } label: {
                Label {
                    Text(hasDraft ? .offerContinueLabel : .offerNavigationTitle)
                } icon: {
                    Image(systemName: hasDraft ? "square.and.pencil" : "plus")
                }
            }
            .accessibilityIdentifier("feed.offer")
        }
    }
}
