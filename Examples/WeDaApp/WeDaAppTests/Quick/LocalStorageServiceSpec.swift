//
//  LocalStorageServiceSpec.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralPersist
import Foundation
import Testing

@testable import WeDaApp

/// Tests of the document's Quick specification, written without Quick and Nimble.
@MainActor @Suite("LocalStorageService") struct LocalStorageServiceSpec {
    private static let london = FavoriteCity.london

    private static func service(in file: TemporaryFile) -> LocalStorageService {
        LocalStorageService(manager: SwiftDataManager(file: file.url))
    }

    @MainActor @Suite("saving a favorite city") struct SavingAFavoriteCity {
        @Test func `when the city doesn't exist, it should add it to favorites`() throws {
            let file = TemporaryFile()
            let service = LocalStorageServiceSpec.service(in: file)
            try service.saveFavorite(LocalStorageServiceSpec.london)
            let favorites = try service.getFavorites()
            #expect(favorites.count == 1)
        }

        @Test func `when the city is a favorite already, it should keep it once`() throws {
            let file = TemporaryFile()
            let service = LocalStorageServiceSpec.service(in: file)
            try service.saveFavorite(LocalStorageServiceSpec.london)
            try service.saveFavorite(LocalStorageServiceSpec.london)
            #expect(try service.getFavorites().count == 1)
        }
    }

    @MainActor @Suite("removing a favorite city") struct RemovingAFavoriteCity {
        @Test func `when a favorite is removed, it should not be a favorite any more`() throws {
            let file = TemporaryFile()
            let service = LocalStorageServiceSpec.service(in: file)
            try service.saveFavorite(LocalStorageServiceSpec.london)
            try service.removeFavorite(id: LocalStorageServiceSpec.london.id)
            #expect(try !service.isFavorite(id: LocalStorageServiceSpec.london.id))
        }
    }

    @MainActor @Suite("the cached weather") struct TheCachedWeather {
        @Test func `when weather is cached, it should be returned for the same city only`() throws {
            let file = TemporaryFile()
            let service = LocalStorageServiceSpec.service(in: file)
            try service.cacheWeather(createMockWeatherData(cityName: "London"))
            #expect(try service.getCachedWeather(for: "london")?.name == "London")
            #expect(try service.getCachedWeather(for: "Oslo") == nil)
        }
    }
}
