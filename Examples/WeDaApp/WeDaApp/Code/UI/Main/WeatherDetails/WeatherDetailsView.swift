//
//  WeatherDetailsView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import SwiftUI

struct WeatherDetailsView: View {
    @StateObject private var viewModel: WeatherDetailsViewModel

    init(city: FavoriteCity) {
        self.init(viewModel: WeatherDetailsViewModel(city: city))
    }

    init(viewModel: @autoclosure @escaping () -> WeatherDetailsViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    var body: some View {
        ScrollView {
            content
                .padding()
        }
        .navigationTitle(viewModel.city.cityName)
        .toolbar {
            Button {
                viewModel.toggleFavorite()
            } label: {
                Image(systemName: viewModel.isFavorite ? "star.fill" : "star")
            }
            .accessibilityLabel(viewModel.isFavorite ? "Remove from favorites" : "Add to favorites")
            .accessibilityIdentifier(UITestIDs.WeatherDetailsView.favoriteButton)
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isLoading {
            LoadingView()
        } else if let error = viewModel.error {
            ErrorView(error: error) { Task { await viewModel.load() } }
        } else if let weather = viewModel.weatherData {
            LazyVStack(alignment: .leading, spacing: 16) {
                WeatherCard(weather: weather)
                ForEach(viewModel.rows) { row in
                    switch row {
                    case .day(let title, _):
                        Text(title)
                            .font(.headline)
                            .accessibilityAddTraits(.isHeader)
                    case .step(let step):
                        ForecastRow(item: step)
                    }
                }
            }
            .accessibilityIdentifier(UITestIDs.WeatherDetailsView.forecast)
        }
    }
}

/// A row with the forecast of three hours.
struct ForecastRow: View {
    let item: ForecastData

    var body: some View {
        HStack {
            Image(systemName: WeatherIcon.symbol(for: item.weather.first?.icon))
                .accessibilityHidden(true)
            Text(item.weather.first?.description.capitalized ?? "")
            Spacer()
            Text("\(item.main.temp, specifier: "%.0f")°C")
        }
        .accessibilityElement(children: .combine)
    }
}
