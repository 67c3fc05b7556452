//
//  MockWeatherService.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation
import NetworkingKit

@testable import WeDaApp

@MainActor
final class MockWeatherService: WeatherServiceProtocol {
    var weatherDataToReturn: WeatherData?
    var forecastToReturn: ForecastResponse?
    var citiesToReturn: [GeocodeResult] = []
    var shouldThrowError = false
    var errorToThrow = APIError.invalidCity
    var delay: TimeInterval = 0
    /// The recorded requests in order.
    var calls: [String] = []

    func fetchCurrentWeather(city: String) async throws -> WeatherData {
        calls.append("weather \(city)")
        return try await answer(weatherDataToReturn)
    }

    func fetchCurrentWeatherByCoordinates(
        latitude: Double, longitude: Double
    ) async throws -> WeatherData {
        calls.append("weather \(latitude),\(longitude)")
        return try await answer(weatherDataToReturn)
    }

    func fetchForecast(city: String) async throws -> ForecastResponse {
        calls.append("forecast \(city)")
        return try await answer(forecastToReturn)
    }

    func searchCities(query: String) async throws -> [GeocodeResult] {
        calls.append("cities \(query)")
        return try await answer(citiesToReturn)
    }

    private func answer<Answer>(_ answer: Answer?) async throws -> Answer {
        if delay > 0 { try await Task.sleep(nanoseconds: UInt64(delay * 1_000_000_000)) }
        if shouldThrowError { throw errorToThrow }
        guard let answer else { throw APIError.unknownError }
        return answer
    }
}
