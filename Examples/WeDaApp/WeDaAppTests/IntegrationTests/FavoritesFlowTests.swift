//
//  FavoritesFlowTests.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralPersist
import Foundation
import NetworkingKit
import Testing

@testable import WeDaApp

/// Tests the view models together, with a store in a file and a mock service.
@MainActor @Suite struct FavoritesFlowTests {
    private let file = TemporaryFile()
    private let storage: LocalStorageService

    init() { storage = LocalStorageService(manager: SwiftDataManager(file: file.url)) }

    private func search(_ client: any APIClient) -> SearchViewModel {
        SearchViewModel(
            weatherService: WeatherService(apiClient: client), storageService: storage,
            locationManager: MockLocationManager())
    }

    @Test func `a search is shown, added to the history, and stored for offline use`() async throws {
        let model = search(MockAPIClient(result: createMockWeatherData(cityName: "Oslo")))
        await model.search(city: "Oslo")
        #expect(model.weatherData?.name == "Oslo")
        let history = HistoryViewModel(storageService: storage)
        history.load()
        #expect(history.history.map(\.cityName) == ["Oslo"])
        let away = search(MockAPIClient(error: .noInternetConnection))
        await away.search(city: "oslo")
        #expect(away.isShowingCachedData)
        #expect(away.weatherData?.name == "Oslo")
    }

    @Test func `a favorite is listed until it is removed, also after a restart`() throws {
        try storage.saveFavorite(.london)
        let model = FavoritesViewModel(
            storageService: LocalStorageService(manager: SwiftDataManager(file: file.url)))
        model.load()
        #expect(model.favorites.map(\.cityName) == ["London"])
        model.remove(.london)
        #expect(model.favorites.isEmpty)
    }

    @Test func `the history is listed until it is cleared`() throws {
        try storage.saveSearch(SearchHistoryItem(cityName: "Oslo", country: "NO"))
        let model = HistoryViewModel(storageService: storage)
        model.load()
        #expect(model.history.map(\.id) == ["oslo,no"])
        model.clear()
        #expect(model.history.isEmpty)
    }
}
