//
//  SearchView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import SwiftUI

struct SearchView: View {
    @ObservedObject var viewModel: SearchViewModel
    @StateObject private var navigation = AppNavigation()

    var body: some View {
        NavigationStack(path: $navigation.path) {
            ScrollView {
                VStack(spacing: 16) {
                    searchSection
                    suggestionSection
                    content
                }
                .padding()
            }
            .navigationTitle("Weather")
            .navigationDestination(for: FavoriteCity.self) { city in
                WeatherDetailsView(city: city)
            }
        }
        .onChange(of: viewModel.searchText) { viewModel.textChanged() }
    }

    private var searchSection: some View {
        HStack {
            TextField("City", text: $viewModel.searchText)
                .textFieldStyle(.roundedBorder)
                .submitLabel(.search)
                .onSubmit { search() }
                .accessibilityIdentifier(UITestIDs.SearchView.searchField)
            Button("Search") { search() }
                .buttonStyle(.borderedProminent)
                .fixedSize()
                .accessibilityIdentifier(UITestIDs.SearchView.searchButton)
            Button {
                viewModel.useLocation()
            } label: {
                Image(systemName: "location")
            }
            .accessibilityLabel("Use my location")
            .accessibilityIdentifier(UITestIDs.SearchView.locationButton)
        }
    }

    @ViewBuilder private var suggestionSection: some View {
        if !viewModel.suggestions.isEmpty {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(viewModel.suggestions, id: \.self) { suggestion in
                    Button {
                        Task { await viewModel.select(suggestion) }
                    } label: {
                        Text(suggestion.title)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                    .accessibilityIdentifier("\(UITestIDs.SearchView.suggestion).\(suggestion.title)")
                }
            }
        }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isLoading {
            LoadingView()
        } else if let error = viewModel.error {
            ErrorView(error: error) { search() }
        } else if let weather = viewModel.weatherData {
            if viewModel.isShowingCachedData {
                Text("Showing cached data (offline)")
                    .padding()
                    .frame(maxWidth: .infinity)
                    .background(Color.bannerBackground)
                    .accessibilityIdentifier(UITestIDs.SearchView.offlineBanner)
            }
            WeatherCard(weather: weather)
            Button("Five days") { navigation.push(FavoriteCity(weather)) }
                .buttonStyle(.bordered)
        } else {
            Text("Search for a city to get started")
                .foregroundStyle(.secondary)
                .padding()
        }
    }

    private func search() {
        Task { await viewModel.search(city: viewModel.searchText) }
    }
}

extension GeocodeResult {
    /// "London, England, GB"
    fileprivate var title: String {
        [name, state, country].compactMap(\.self).joined(separator: ", ")
    }
}

extension FavoriteCity {
    init(_ weather: WeatherData) {
        self.init(
            cityName: weather.name, country: weather.sys.country ?? "", latitude: weather.coord.lat,
            longitude: weather.coord.lon)
    }
}
