//
//  SwiftDataManagerTests.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralPersist
import Foundation
import Testing

@Suite struct SwiftDataManagerTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID()).sqlite")
    private let manager: SwiftDataManager

    init() { manager = SwiftDataManager(file: file) }

    private func favorite(_ name: String, at seconds: TimeInterval) -> FavoriteCityModel {
        FavoriteCityModel(
            id: name, cityName: name, country: "X", latitude: 1, longitude: 2,
            addedAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test func `stored favorites are read with all fields, the newest first, until they are removed`() async throws {
        try await manager.saveFavorite(favorite("Oslo", at: 1))
        try await manager.saveFavorite(favorite("Rome", at: 2))
        #expect(try await manager.getFavorites() == [favorite("Rome", at: 2), favorite("Oslo", at: 1)])
        #expect(try await manager.removeFavorite(id: "Rome"))
        #expect(try await manager.isFavorite(id: "Oslo"))
        #expect(try await !manager.isFavorite(id: "Rome"))
    }

    @Test func `twenty searches are kept`() async throws {
        for number in 0..<25 {
            try await manager.saveSearch(
                SearchHistoryModel(
                    id: "\(number)", cityName: "\(number)", country: "X",
                    searchedAt: Date(timeIntervalSinceReferenceDate: Double(number))))
        }
        #expect(try await manager.getHistory().map(\.id) == (5..<25).reversed().map(String.init))
        try await manager.clearHistory()
        #expect(try await manager.getHistory().isEmpty)
    }

    @Test func `cached weather is found by its city in any case`() async throws {
        let copy = WeatherCacheModel(
            city: "Oslo", data: Data("{}".utf8), cachedAt: Date(timeIntervalSinceReferenceDate: 0))
        try await manager.cacheWeather(copy)
        let found = try await manager.getCachedWeather(for: "OSLO")
        #expect(found == copy)
        #expect(found?.age(at: Date(timeIntervalSinceReferenceDate: 60)) == 60)
        try await manager.clearCache()
        #expect(try await manager.getCachedWeather(for: "Oslo") == nil)
    }
}
