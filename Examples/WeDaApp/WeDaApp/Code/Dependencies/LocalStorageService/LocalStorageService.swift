//
//  LocalStorageService.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralPersist
import Foundation

@MainActor
protocol LocalStorageServiceProtocol {
    func saveFavorite(_ favorite: FavoriteCity) async throws
    func getFavorites() async throws -> [FavoriteCity]
    func removeFavorite(id: String) async throws
    func isFavorite(id: String) async throws -> Bool
    func saveSearch(_ item: SearchHistoryItem) async throws
    func getHistory() async throws -> [SearchHistoryItem]
    func clearHistory() async throws
    func cacheWeather(_ weather: WeatherData) async throws
    func getCachedWeather(for city: String) async throws -> WeatherData?
}

@MainActor
final class LocalStorageService: LocalStorageServiceProtocol {
    static let shared = LocalStorageService()

    private let manager: SwiftDataManager

    init(manager: SwiftDataManager = .shared) {
        self.manager = manager
    }

    func saveFavorite(_ favorite: FavoriteCity) async throws {
        try await manager.saveFavorite(FavoriteCityModel(favorite))
    }

    func getFavorites() async throws -> [FavoriteCity] {
        try await manager.getFavorites().map(FavoriteCity.init)
    }

    func removeFavorite(id: String) async throws {
        try await manager.removeFavorite(id: id)
    }

    func isFavorite(id: String) async throws -> Bool {
        try await manager.isFavorite(id: id)
    }

    func saveSearch(_ item: SearchHistoryItem) async throws {
        try await manager.saveSearch(SearchHistoryModel(item))
    }

    func getHistory() async throws -> [SearchHistoryItem] {
        try await manager.getHistory().map(SearchHistoryItem.init)
    }

    func clearHistory() async throws {
        try await manager.clearHistory()
    }

    func cacheWeather(_ weather: WeatherData) async throws {
        let data = try JSONEncoder().encode(weather)
        try await manager.cacheWeather(WeatherCacheModel(city: weather.name, data: data))
    }

    /// Returns the cached weather; `nil` if there is none or it cannot be decoded.
    func getCachedWeather(for city: String) async throws -> WeatherData? {
        guard let model = try await manager.getCachedWeather(for: city) else { return nil }
        return try? JSONDecoder().decode(WeatherData.self, from: model.data)
    }
}
