import SwiftUI

struct FeedView: View {
    @State var viewModel: FeedViewModel

    var body: some View {
        NavigationStack {
            content()
                .navigationTitle(Text(.feedNavigationTitle))
                .loading(viewModel.isLoading && viewModel.foodListings.isEmpty)
                .refreshable {
                    await viewModel.loadFoodListings()
                }
                .task {
                    await viewModel.loadFoodListings()
                }
        }
    }

    @ViewBuilder
    private func content() -> some View {
        if let error = viewModel.error, viewModel.foodListings.isEmpty {
            ContentUnavailableView {
                Label {
                    Text(.feedErrorTitle)
                } icon: {
                    Image(systemName: "exclamationmark.triangle")
                }
            } description: {
                Text(error.label)
            } actions: {
                Button {
                    Task { await viewModel.loadFoodListings() }
                } label: {
                    Text(.commonRetryLabel)
                }
            }
        } else if viewModel.foodListings.isEmpty {
            ContentUnavailableView {
                Label {
                    Text(.feedEmptyTitle)
                } icon: {
                    Image(systemName: "tray")
                }
            } description: {
                Text(.feedEmptyDescription)
            }
            .opacity(viewModel.isLoading ? 0 : 1)
        } else {
            List(viewModel.foodListings) { foodListing in
                Text(foodListing.displayName)
            }
        }
    }
}

#if DEBUG
#Preview("Loaded") {
    FeedView(viewModel: .init(fetchFoodListings: MockFetchFoodListingsUseCase()))
}

#Preview("Loading") {
    FeedView(viewModel: .init(fetchFoodListings: MockFetchFoodListingsUseCase(delay: 10)))
}

#Preview("Error") {
    FeedView(viewModel: .init(fetchFoodListings: MockFetchFoodListingsUseCase(error: .offline)))
}

#Preview("Empty") {
    FeedView(viewModel: .init(fetchFoodListings: MockFetchFoodListingsUseCase(foodListings: [])))
}
#endif
