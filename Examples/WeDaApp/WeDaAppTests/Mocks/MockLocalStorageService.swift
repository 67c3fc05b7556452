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

    func saveFavorite(_ favorite: FavoriteCity) async throws {
        try fail()
        favorites.append(favorite)
    }

    func getFavorites() async throws -> [FavoriteCity] {
        try fail()
        return favorites.sorted { $0.addedAt > $1.addedAt }
    }

    func removeFavorite(id: String) async throws {
        try fail()
        favorites.removeAll { $0.id == id }
    }

    func isFavorite(id: String) async throws -> Bool { favorites.contains { $0.id == id } }

    func saveSearch(_ item: SearchHistoryItem) async throws {
        try fail()
        history.append(item)
    }

    func getHistory() async throws -> [SearchHistoryItem] {
        try fail()
        return history
    }

    func clearHistory() async throws {
        try fail()
        history = []
    }

    func cacheWeather(_ weather: WeatherData) async throws {
        try fail()
        cached[weather.name.lowercased()] = weather
    }

    func getCachedWeather(for city: String) async throws -> WeatherData? { cached[city.lowercased()] }

    private func fail() throws {
        if let errorToThrow { throw errorToThrow }
    }
}
