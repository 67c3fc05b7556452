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

    @Test func `steps are listed under their day in the city's time zone`() async {
        service.weatherDataToReturn = createMockWeatherData(cityName: "London")
        service.forecastToReturn = createMockForecast(steps: 3, timezone: 3_600)
        let model = model()
        await model.load()
        #expect(model.days.map(\.items.count) == [1, 2])
        #expect(model.days.map(\.title) == ["Saturday, Jan 1", "Sunday, Jan 2"])
        #expect(model.rows.count == 5)
        #expect(!model.isLoading)
    }

    @Test func `a failure of the service is shown, with the service's message if there is one`() async {
        service.shouldThrowError = true
        service.errorToThrow = .timeout
        let model = model()
        await model.load()
        #expect(model.error == .timeout)
        #expect(model.days.isEmpty)
    }

    @Test func `leaving the page during a request shows no error`() async {
        service.shouldThrowError = true
        service.errorToThrow = .cancelled
        let model = model()
        let leaving = Task { await model.load() }
        leaving.cancel()
        await leaving.value
        #expect(model.error == nil)
        #expect(!model.isLoading)
    }

    @Test func `the star adds the city to the favorites, and removes it again`() {
        let model = model()
        model.toggleFavorite()
        #expect(model.isFavorite)
        #expect(storage.favorites.map(\.id) == ["london,gb"])
        model.toggleFavorite()
        #expect(!model.isFavorite)
        #expect(storage.favorites.isEmpty)
    }
}
