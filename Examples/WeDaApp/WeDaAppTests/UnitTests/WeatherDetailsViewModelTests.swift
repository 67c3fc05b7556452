//
//  WeatherDetailsViewModelTests.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import NetworkingKit
import Testing

@testable import WeDaApp

@MainActor @Suite struct WeatherDetailsViewModelTests {
    private let service = MockWeatherService()
    private let storage = MockLocalStorageService()

    private func model() -> WeatherDetailsViewModel {
        WeatherDetailsViewModel(city: .london, weatherService: service, storageService: storage)
    }

    @Test func `steps are told under the day that the city has them in`() async {
        service.weatherDataToReturn = createMockWeatherData(cityName: "London")
        service.forecastToReturn = createMockForecast(steps: 3, timezone: 3_600)
        let model = model()
        await model.load()
        #expect(model.days.map(\.items.count) == [1, 2])
        #expect(model.days.map(\.title) == ["Saturday, Jan 1", "Sunday, Jan 2"])
        #expect(model.rows.count == 5)
        #expect(!model.isLoading)
    }

    @Test func `a service that fails is told, in its own words where it has some`() async {
        service.shouldThrowError = true
        service.errorToThrow = .timeout
        let model = model()
        await model.load()
        #expect(model.error == .timeout)
        #expect(model.days.isEmpty)
    }

    @Test func `whoever leaves is told of no error`() async {
        service.shouldThrowError = true
        service.errorToThrow = .cancelled
        let model = model()
        let leaving = Task { await model.load() }
        leaving.cancel()
        await leaving.value
        #expect(model.error == nil)
        #expect(!model.isLoading)
    }

    @Test func `the star keeps the city, and gives it up again`() async {
        let model = model()
        await model.toggleFavorite()
        #expect(model.isFavorite)
        #expect(storage.favorites.map(\.id) == ["london,gb"])
        await model.toggleFavorite()
        #expect(!model.isFavorite)
        #expect(storage.favorites.isEmpty)
    }
}
