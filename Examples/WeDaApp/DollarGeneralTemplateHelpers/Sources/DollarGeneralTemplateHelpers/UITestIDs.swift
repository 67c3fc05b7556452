//
//  UITestIDs.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

/// The accessibility identifiers for UI tests, in one group for each screen.
public enum UITestIDs {
    public enum SearchView {
        public static let searchField = "SearchView.searchField"
        public static let searchButton = "SearchView.searchButton"
        public static let locationButton = "SearchView.locationButton"
        public static let suggestion = "SearchView.suggestion"
        public static let offlineBanner = "SearchView.offlineBanner"
        public static let weatherCard = "SearchView.weatherCard"
    }

    public enum WeatherDetailsView {
        public static let favoriteButton = "WeatherDetailsView.favoriteButton"
        public static let forecast = "WeatherDetailsView.forecast"
    }

    public enum FavoritesView {
        public static let list = "FavoritesView.list"
        public static let emptyState = "FavoritesView.emptyState"
    }

    public enum HistoryView {
        public static let list = "HistoryView.list"
        public static let clearButton = "HistoryView.clearButton"
        public static let emptyState = "HistoryView.emptyState"
    }

    public enum Common {
        public static let retryButton = "Common.retryButton"
    }
}
