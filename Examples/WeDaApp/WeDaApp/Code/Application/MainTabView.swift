//
//  MainTabView.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import SwiftUI

/// The app's screens: search, favorites and history, each with details above it.
struct MainTabView: View {
    @StateObject private var search = SearchViewModel()
    @StateObject private var favorites = FavoritesViewModel()
    @StateObject private var history = HistoryViewModel()

    var body: some View {
        TabView {
            SearchView(viewModel: search)
                .tabItem { Label("Search", systemImage: "magnifyingglass") }
            FavoritesView(viewModel: favorites)
                .tabItem { Label("Favorites", systemImage: "star") }
            HistoryView(viewModel: history)
                .tabItem { Label("History", systemImage: "clock") }
        }
    }
}
