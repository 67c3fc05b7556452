import SwiftUI

/// The number of offers above the map, and the way to more of them, since the map shows those that are loaded.
struct FeedMapStatus: View {
    let viewModel: FeedViewModel
    @Environment(\.locale) private var locale

    var body: some View {
        let count = viewModel.nearby.count
        VStack(spacing: 4) {
            if count > 0 {
                viewModel.countWords(of: count)
                    .accessibilityIdentifier("feed.map.count")
                if viewModel.canShowMore { MoreButton(viewModel: viewModel) }
            } else if !viewModel.isLoading, viewModel.error == nil {
                empty
            }
            if let error = viewModel.error {
                Text(error.sentence)
                    .accessibilityIdentifier("feed.error")
            }
        }
        .frame(maxWidth: .infinity)
        .padding(8)
        .background(.background)
    }

    @ViewBuilder private var empty: some View {
        Text(.feedEmptyTitle)
            .accessibilityIdentifier("feed.map.empty")
            .task(id: viewModel.radiusKm) { await viewModel.findNearest() }
        if let nearest = viewModel.nearest {
            Text(.feedNearestLabel(String(localized: nearest.distance(in: locale))))
                .accessibilityIdentifier("feed.nearest")
        }
        FartherButton(viewModel: viewModel)
    }
}

/// Chooses the smallest radius that finds something, if there is one.
struct FartherButton: View {
    let viewModel: FeedViewModel

    var body: some View {
        if let km = viewModel.fartherKm {
            Button {
                viewModel.radiusKm = km
            } label: {
                Text(.feedEmptyLabel(Int(km)))
            }
            .accessibilityIdentifier("feed.farther")
        }
    }
}

/// Loads one page more of the offers.
struct MoreButton: View {
    let viewModel: FeedViewModel

    var body: some View {
        Button {
            Task { await viewModel.showMore() }
        } label: {
            Text(.feedMoreLabel)
        }
        .disabled(viewModel.isLoading)
        .accessibilityIdentifier("feed.more")
    }
}

extension FeedViewModel {
    /// The words for the number of all offers that the search finds, and for that of made-up samples among them.
    ///
    /// - Parameter count: The number of the shown ones.
    func countWords(of count: Int) -> Text {
        let samples = min(count, listings.count { $0.standing == .sample })
        guard samples > 0 else { return Text(offerLabel(of: count, except: 0)) }
        guard samples < count else { return Text(.feedSampleCountLabel(samples)) }
        return Text(offerLabel(of: count, except: samples)) + Text(verbatim: " · ") + Text(.feedSampleCountLabel(samples))
    }

    private func offerLabel(of count: Int, except samples: Int) -> LocalizedStringResource {
        switch total {
        case .none: .feedCountLabel(count - samples)
        case .exactly(let number): .feedCountLabel(number - samples)
        case .moreThan(let number): .feedMoreThanLabel(number)
        }
    }
}
