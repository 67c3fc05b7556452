//
//  FavoritesView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import SwiftUI

struct FavoritesView: View {
    @ObservedObject var viewModel: FavoritesViewModel

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Favorites")
                .navigationDestination(for: FavoriteCity.self) { city in
                    WeatherDetailsView(city: city)
                }
        }
        .onAppear { viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.favorites.isEmpty {
            Text("No favorites yet")
                .foregroundStyle(.secondary)
                .padding()
                .accessibilityIdentifier(UITestIDs.FavoritesView.emptyState)
        } else {
            List {
                ForEach(viewModel.favorites) { favorite in
                    NavigationLink(favorite.cityName, value: favorite)
                }
                .onDelete { offsets in
                    let gone = offsets.map { viewModel.favorites[$0] }
                    for favorite in gone { viewModel.remove(favorite) }
                }
            }
            .accessibilityIdentifier(UITestIDs.FavoritesView.list)
        }
    }
}
