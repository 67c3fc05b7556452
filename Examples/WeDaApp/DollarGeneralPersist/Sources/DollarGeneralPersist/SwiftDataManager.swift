//
//  SwiftDataManager.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation
import SwiftData

/// Stores the person's favourites, search history and cached weather.
///
///     try SwiftDataManager.shared.saveFavorite(london)
@MainActor
public final class SwiftDataManager {
    public static let shared = SwiftDataManager()
    public nonisolated static let historyLimit = 20

    private let container: Result<ModelContainer, any Error>

    /// - Parameter file: The file of the store; by default one in the app's own folder. If it cannot
    ///   be opened, every call throws the reason.
    public init(file: URL? = nil) {
        let configuration =
            file.map { ModelConfiguration("WeDaApp", url: $0) } ?? ModelConfiguration("WeDaApp")
        container = Result {
            try ModelContainer(
                for: FavoriteCityModel.self, SearchHistoryModel.self, WeatherCacheModel.self,
                configurations: configuration)
        }
    }

    /// The context of the current person: on a server one process serves several, each with a context.
    private var context: ModelContext {
        get throws { try container.get().mainContext }
    }

    // MARK: Favorites

    public func saveFavorite(_ favorite: FavoriteCityModel) throws {
        try insert(favorite)
    }

    /// The stored items, the newest first.
    public func getFavorites() throws -> [FavoriteCityModel] {
        try context.fetch(FetchDescriptor(sortBy: [SortDescriptor(\.addedAt, order: .reverse)]))
    }

    public func isFavorite(id: String) throws -> Bool {
        let descriptor = FetchDescriptor<FavoriteCityModel>(predicate: #Predicate { $0.id == id })
        return try context.fetchCount(descriptor) > 0
    }

    @discardableResult
    public func removeFavorite(id: String) throws -> Bool {
        try remove(FetchDescriptor<FavoriteCityModel>(predicate: #Predicate { $0.id == id }))
    }

    public func clearFavorites() throws { try remove(FetchDescriptor<FavoriteCityModel>()) }

    // MARK: History

    /// Stores a search, and keeps the newest twenty. A repeated city moves to the top.
    public func saveSearch(_ search: SearchHistoryModel) throws {
        try insert(search)
        var older = Self.newestSearches
        older.fetchOffset = Self.historyLimit
        try remove(older)
    }

    /// The stored items, the newest first.
    public func getHistory() throws -> [SearchHistoryModel] {
        try context.fetch(Self.newestSearches)
    }

    @discardableResult
    public func removeSearch(id: String) throws -> Bool {
        try remove(FetchDescriptor<SearchHistoryModel>(predicate: #Predicate { $0.id == id }))
    }

    public func clearHistory() throws { try remove(FetchDescriptor<SearchHistoryModel>()) }

    private static var newestSearches: FetchDescriptor<SearchHistoryModel> {
        FetchDescriptor(sortBy: [SortDescriptor(\.searchedAt, order: .reverse)])
    }

    // MARK: Weather cache

    public func cacheWeather(_ weather: WeatherCacheModel) throws {
        try insert(weather)
    }

    public func getCachedWeather(for city: String) throws -> WeatherCacheModel? {
        let id = city.lowercased()
        let descriptor = FetchDescriptor<WeatherCacheModel>(predicate: #Predicate { $0.id == id })
        return try context.fetch(descriptor).first
    }

    public func clearCache() throws { try remove(FetchDescriptor<WeatherCacheModel>()) }

    // MARK: Saving

    private func insert(_ model: some PersistentModel) throws {
        let context = try context
        context.insert(model)
        try context.save()
    }

    /// Deletes the models of a fetch.
    ///
    /// - Returns: Whether there was any.
    @discardableResult
    private func remove<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Bool {
        let context = try context
        let models = try context.fetch(descriptor)
        for model in models { context.delete(model) }
        try context.save()
        return !models.isEmpty
    }
}
