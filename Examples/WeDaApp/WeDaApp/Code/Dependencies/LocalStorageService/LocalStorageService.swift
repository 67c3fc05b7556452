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
    func saveFavorite(_ favorite: FavoriteCity) throws
    func getFavorites() throws -> [FavoriteCity]
    func removeFavorite(id: String) throws
    func isFavorite(id: String) throws -> Bool
    func saveSearch(_ item: SearchHistoryItem) throws
    func getHistory() throws -> [SearchHistoryItem]
    func clearHistory() throws
    func cacheWeather(_ weather: WeatherData) throws
    func getCachedWeather(for city: String) throws -> WeatherData?
}

@MainActor
final class LocalStorageService: LocalStorageServiceProtocol {
    static let shared = LocalStorageService()

    private let manager: SwiftDataManager

    init(manager: SwiftDataManager = .shared) {
        self.manager = manager
    }

    func saveFavorite(_ favorite: FavoriteCity) throws {
        try manager.saveFavorite(FavoriteCityModel(favorite))
    }

    func getFavorites() throws -> [FavoriteCity] {
        try manager.getFavorites().map(FavoriteCity.init)
    }

    func removeFavorite(id: String) throws {
        try manager.removeFavorite(id: id)
    }

    func isFavorite(id: String) throws -> Bool {
        try manager.isFavorite(id: id)
    }

    func saveSearch(_ item: SearchHistoryItem) throws {
        try manager.saveSearch(SearchHistoryModel(item))
    }

    func getHistory() throws -> [SearchHistoryItem] {
        try manager.getHistory().map(SearchHistoryItem.init)
    }

    func clearHistory() throws {
        try manager.clearHistory()
    }

    func cacheWeather(_ weather: WeatherData) throws {
        let data = try JSONEncoder().encode(weather)
        try manager.cacheWeather(WeatherCacheModel(city: weather.name, data: data))
    }

    /// Returns the cached weather; `nil` if there is none or it cannot be decoded.
    func getCachedWeather(for city: String) throws -> WeatherData? {
        guard let model = try manager.getCachedWeather(for: city) else { return nil }
        return try? JSONDecoder().decode(WeatherData.self, from: model.data)
    }
}
