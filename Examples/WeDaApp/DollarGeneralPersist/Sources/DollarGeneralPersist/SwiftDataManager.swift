//
//  SwiftDataManager.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation
import StrataPersistence

/// Stores the person's favourites, search history and cached weather.
///
///     try await SwiftDataManager.shared.saveFavorite(london)
public final class SwiftDataManager: Sendable {
    public static let shared = SwiftDataManager()
    public static let historyLimit = 20

    private let store: Result<DocumentStore, any Error>

    /// - Parameter file: The file of the database; by default one in the app's documents folder.
    ///   If it cannot be opened, every call throws the reason.
    public init(file: URL? = nil) {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
        let folder = documents ?? FileManager.default.temporaryDirectory
        let file = file ?? folder.appendingPathComponent("WeDaApp.sqlite")
        store = Result { DocumentStore(try Database(file: file)) }
    }

    // MARK: Favorites

    public func saveFavorite(_ favorite: FavoriteCityModel) async throws {
        try await favorites().put(favorite, key: favorite.id, at: favorite.addedAt)
    }

    /// The stored items, the newest first.
    public func getFavorites() async throws -> [FavoriteCityModel] { try await favorites().all() }

    public func isFavorite(id: String) async throws -> Bool {
        try await favorites().value(key: id) != nil
    }

    @discardableResult
    public func removeFavorite(id: String) async throws -> Bool {
        try await favorites().remove(key: id)
    }

    public func clearFavorites() async throws { try await favorites().removeAll() }

    // MARK: History

    /// Stores a search, and keeps the newest twenty. A repeated city moves to the top.
    public func saveSearch(_ search: SearchHistoryModel) async throws {
        try await history().put(search, key: search.id, at: search.searchedAt)
        try await history().trim(to: Self.historyLimit)
    }

    /// The stored items, the newest first.
    public func getHistory() async throws -> [SearchHistoryModel] { try await history().all() }

    @discardableResult
    public func removeSearch(id: String) async throws -> Bool { try await history().remove(key: id) }

    public func clearHistory() async throws { try await history().removeAll() }

    // MARK: Weather cache

    public func cacheWeather(_ weather: WeatherCacheModel) async throws {
        try await cache().put(weather, key: weather.city.lowercased(), at: weather.cachedAt)
    }

    public func getCachedWeather(for city: String) async throws -> WeatherCacheModel? {
        try await cache().value(key: city.lowercased())
    }

    public func clearCache() async throws { try await cache().removeAll() }

    // MARK: Collections

    private func favorites() throws -> DocumentCollection<FavoriteCityModel> {
        try store.get().collection("wedaapp.favorites")
    }

    private func history() throws -> DocumentCollection<SearchHistoryModel> {
        try store.get().collection("wedaapp.history")
    }

    private func cache() throws -> DocumentCollection<WeatherCacheModel> {
        try store.get().collection("wedaapp.weather")
    }
}
