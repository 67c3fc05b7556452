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

@MainActor @Suite struct SwiftDataManagerTests {
    private let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(UUID()).store")
    private let manager: SwiftDataManager

    init() { manager = SwiftDataManager(file: file) }

    private func favorite(_ name: String, at seconds: TimeInterval) -> FavoriteCityModel {
        FavoriteCityModel(
            id: name, cityName: name, country: "X", latitude: 1, longitude: 2,
            addedAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test func `stored favorites are read with all fields, the newest first, until they are removed`() throws {
        try manager.saveFavorite(favorite("Oslo", at: 1))
        try manager.saveFavorite(favorite("Rome", at: 2))
        let rome = try #require(SwiftDataManager(file: file).getFavorites().first)
        #expect([rome.id, rome.cityName, rome.country] == ["Rome", "Rome", "X"])
        #expect([rome.latitude, rome.longitude] == [1, 2])
        #expect(try manager.getFavorites().map(\.id) == ["Rome", "Oslo"])
        #expect(try manager.removeFavorite(id: "Rome"))
        #expect(try manager.isFavorite(id: "Oslo"))
        #expect(try !manager.isFavorite(id: "Rome"))
    }

    @Test func `twenty searches are kept`() throws {
        for number in 0..<25 {
            try manager.saveSearch(
                SearchHistoryModel(
                    id: "\(number)", cityName: "\(number)", country: "X",
                    searchedAt: Date(timeIntervalSinceReferenceDate: Double(number))))
        }
        #expect(try manager.getHistory().map(\.id) == (5..<25).reversed().map(String.init))
        try manager.clearHistory()
        #expect(try manager.getHistory().isEmpty)
    }

    @Test func `cached weather is found by its city in any case`() throws {
        try manager.cacheWeather(
            WeatherCacheModel(
                city: "Oslo", data: Data("{}".utf8), cachedAt: Date(timeIntervalSinceReferenceDate: 0)))
        let found = try #require(manager.getCachedWeather(for: "OSLO"))
        #expect(found.city == "Oslo" && found.data == Data("{}".utf8))
        #expect(found.age(at: Date(timeIntervalSinceReferenceDate: 60)) == 60)
        try manager.clearCache()
        #expect(try manager.getCachedWeather(for: "Oslo") == nil)
    }
}
