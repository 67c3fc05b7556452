//
//  SearchViewModelTests.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import NetworkingKit
import XCTest

@testable import WeDaApp

@MainActor
final class SearchViewModelTests: XCTestCase {
    func test_searchByCoordinates_success() async {
        // Given
        let mockService = MockWeatherService()
        let mockWeather = createMockWeatherData(cityName: "London")
        mockService.weatherDataToReturn = mockWeather

        let viewModel = SearchViewModel(
            weatherService: mockService, storageService: MockLocalStorageService())

        // When
        await viewModel.searchByCoordinates(lat: 51.5074, lon: -0.1257)

        // Then
        XCTAssertNil(viewModel.error, "Should not have error")
        XCTAssertNotNil(viewModel.weatherData, "Should have weather data")
        XCTAssertEqual(viewModel.weatherData?.name, "London")
        XCTAssertFalse(viewModel.isLoading, "Should not be loading")
    }

    func test_searchByCoordinates_invalidLocation() async {
        // Test error handling
        let mockService = MockWeatherService()
        let viewModel = SearchViewModel(
            weatherService: mockService, storageService: MockLocalStorageService())
        mockService.shouldThrowError = true
        await viewModel.searchByCoordinates(lat: 999, lon: 999)
        XCTAssertNotNil(viewModel.error)
    }

    func test_searchByCoordinates_setsLoadingState() async {
        // Test loading indicators
        let mockService = MockWeatherService()
        let viewModel = SearchViewModel(
            weatherService: mockService, storageService: MockLocalStorageService())
        mockService.delay = 0.05
        let task = Task { await viewModel.searchByCoordinates(lat: 51, lon: -0.1) }
        while mockService.calls.isEmpty { await Task.yield() }
        XCTAssertTrue(viewModel.isLoading)
        await task.value
        XCTAssertFalse(viewModel.isLoading)
    }
}
