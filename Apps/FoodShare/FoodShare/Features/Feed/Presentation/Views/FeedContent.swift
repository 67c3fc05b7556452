import SwiftUI

/// The feed's page: the offers, the choice of a place if there is none, or why nothing is shown.
struct FeedContent: View {
    let viewModel: FeedViewModel
    let places: PlaceViewModel
    /// Opens the form for an offer; `nil` if the app does not allow offers.
    let offer: (() -> Void)?
    /// Makes the button that saves the search; `nil` if the app does not notify.
    let saveSearch: (() -> AnyView)?
    /// Called when the person has chosen a place.
    let placeWasChosen: () -> Void

    var body: some View {
        if viewModel.error == .noPlace {
            PlaceView(viewModel: places) { placeWasChosen() }
        } else if let error = viewModel.error, viewModel.location == nil {
            ProblemView(error: error) { await viewModel.loadNearbyListings() }
        } else if let location = viewModel.location {
            if viewModel.isMap {
                FeedMap(nearby: viewModel.nearby, middle: location, radiusKm: viewModel.radiusKm, photo: viewModel.photo)
                    .safeAreaInset(edge: .top) { FeedMapStatus(viewModel: viewModel) }
                    .navigationBarTitleDisplayMode(.inline)
            } else {
                FeedList(viewModel: viewModel, place: viewModel.place ?? places.chosen, offer: offer, saveSearch: saveSearch)
            }
        } else {
            ProgressView { Text(.feedLoadingLabel) }
        }
    }
}
