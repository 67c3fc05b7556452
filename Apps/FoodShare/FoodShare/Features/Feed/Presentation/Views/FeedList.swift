import SwiftUI

/// The list of offers, below the radius, the category and the search field that filter it.
struct FeedList: View {
    @Bindable var viewModel: FeedViewModel
    let place: Place?
    /// Opens the form for an offer; `nil` if the app does not allow offers.
    var offer: (() -> Void)?
    /// Makes the button that saves the search; `nil` if the app does not notify.
    var saveSearch: (() -> AnyView)?
    @Environment(\.locale) private var locale
    @State private var showsAllergens = false

    var body: some View {
        EachMinute { now in
            list(viewModel.nearby, now)
        }
        .searchable(text: $viewModel.filter.words, prompt: Text(.feedSearchPrompt))
    }

    private func list(_ nearby: [NearbyListing], _ now: Date) -> some View {
        let shown = nearby.prefix(viewModel.rows)
        return List {
            Section {
                radius(count: nearby.count)
                HStack {
                    category
                    Spacer(minLength: 0)
                    AllergenFilterButton(selection: viewModel.filter.without, isOpen: $showsAllergens)
                }
                if showsAllergens { AllergenFilter(selection: $viewModel.filter.without) }
            }
            if let error = viewModel.error {
                Section {
                    Text(error.sentence)
                }
                .accessibilityIdentifier("feed.error")
            }
            Section {
                ForEach(shown) { item in
                    FeedRow(item: item, now: now, viewModel: viewModel)
                        .equatable()
                        .accessibilityIdentifier("feed.listing")
                        .onAppear { [viewModel, id = item.id] in viewModel.rowAppeared(id, of: shown) }
                }
                if nearby.isEmpty { nothing }
                if viewModel.canShowMore, !nearby.isEmpty { MoreButton(viewModel: viewModel) }
            }
            if let saveSearch, !nearby.isEmpty { Section { saveSearch() } }
            if viewModel.hiddenPeople > 0 { hidden }
            if viewModel.showsSamples { samples }
        }
    }

    /// The view for an empty list, which says that there are no offers only after loading.
    @ViewBuilder private var nothing: some View {
        if viewModel.isLoading {
            ProgressView { Text(.feedLoadingLabel) }
        } else if viewModel.error == nil {
            empty
        }
    }

    private func radius(count: Int) -> some View {
        VStack(alignment: .leading) {
            HStack {
                Text(.feedRadiusLabel(Int(viewModel.radiusKm)))
                Spacer()
                viewModel.countWords(of: count)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("feed.count")
            }
            Slider(value: $viewModel.radiusKm, in: 1...25, step: 1) {
                Text(.feedRadiusName)
            }
            .accessibilityValue(Text(.feedRadiusLabel(Int(viewModel.radiusKm))))
            .accessibilityIdentifier("feed.radius")
        }
    }

    private var category: some View {
        Picker(selection: $viewModel.filter.category) {
            Text(.feedCategoryEvery).tag(ListingCategory?.none)
            ForEach(ListingCategory.allCases, id: \.self) { category in
                Label {
                    Text(category.name)
                } icon: {
                    Image(systemName: category.symbol)
                }
                .tag(ListingCategory?.some(category))
            }
        } label: {
            Text(.feedCategoryName)
        }
        .labelsHidden()
        .accessibilityIdentifier("feed.category")
    }

    private var hidden: some View {
        Section {
            Button {
                Task { await viewModel.unblockAll() }
            } label: {
                Text(.feedHiddenShow)
            }
            .accessibilityIdentifier("feed.unblock")
        } footer: {
            Text(.feedHiddenLabel(viewModel.hiddenPeople))
        }
    }

    private var samples: some View {
        Section {
            Button {
                Task { await viewModel.show(samples: false) }
            } label: {
                Text(.feedSamplesHide)
            }
            .accessibilityIdentifier("feed.samples.hide")
        } footer: {
            Text(.feedSamplesFooter)
        }
    }

    private var empty: some View {
        ContentUnavailableView {
            Label {
                Text(.feedEmptyTitle)
            } icon: {
                Image(systemName: "basket")
            }
        } description: {
            VStack(spacing: 8) {
                ForEach(viewModel.advice, id: \.self) { Text($0.sentence) }
                if let nearest = viewModel.nearest {
                    Text(.feedNearestLabel(String(localized: nearest.distance(in: locale))))
                        .accessibilityIdentifier("feed.nearest")
                }
            }
        } actions: {
            FartherButton(viewModel: viewModel)
            if let saveSearch { saveSearch() }
            if let offer {
                Button(action: { offer() }) { Text(.offerNavigationTitle) }
                    .accessibilityIdentifier("feed.empty.offer")
            }
            if viewModel.canShowSamples, !viewModel.showsSamples {
                Button {
                    Task { await viewModel.show(samples: true) }
                } label: {
                    Text(.feedSamplesShow)
                }
                .accessibilityIdentifier("feed.samples.show")
            }
        }
        .task(id: viewModel.search) { await viewModel.findNearest() }
    }
}

extension FeedViewModel.Advice {
    fileprivate var sentence: LocalizedStringResource {
        switch self {
        case .fewerWords: .feedEmptyWords
        case .everyKind: .feedEmptyKind
        case .largerDistance: .feedEmptyDistance
        }
    }
}
