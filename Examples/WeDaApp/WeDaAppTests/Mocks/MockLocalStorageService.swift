//
//  MockLocalStorageService.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

@testable import WeDaApp

@MainActor
final class MockLocalStorageService: LocalStorageServiceProtocol {
    var favorites: [FavoriteCity] = []
    var history: [SearchHistoryItem] = []
    var cached: [String: WeatherData] = [:]
    var errorToThrow: Error?

    func saveFavorite(_ favorite: FavoriteCity) throws {
        try fail()
        favorites.append(favorite)
    }

    func getFavorites() throws -> [FavoriteCity] {
        try fail()
        return favorites.sorted { $0.addedAt > $1.addedAt }
    }

    func removeFavorite(id: String) throws {
        try fail()
        favorites.removeAll { $0.id == id }
    }

    func isFavorite(id: String) throws -> Bool { favorites.contains { $0.id == id } }

    func saveSearch(_ item: SearchHistoryItem) throws {
        try fail()
        history.append(item)
    }

    func getHistory() throws -> [SearchHistoryItem] {
        try fail()
        return history
    }

    func clearHistory() throws {
        try fail()
        history = []
    }

    func cacheWeather(_ weather: WeatherData) throws {
        try fail()
        cached[weather.name.lowercased()] = weather
    }

    func getCachedWeather(for city: String) throws -> WeatherData? { cached[city.lowercased()] }

    private func fail() throws {
        if let errorToThrow { throw errorToThrow }
    }
}
