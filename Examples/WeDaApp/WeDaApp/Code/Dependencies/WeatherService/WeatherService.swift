//
//  WeatherService.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation
import NetworkingKit

protocol WeatherServiceProtocol: Sendable {
    func fetchCurrentWeather(city: String) async throws -> WeatherData
    func fetchCurrentWeatherByCoordinates(
        latitude: Double, longitude: Double
    ) async throws -> WeatherData
    func fetchForecast(city: String) async throws -> ForecastResponse
    func searchCities(query: String) async throws -> [GeocodeResult]
}

final class WeatherService: WeatherServiceProtocol {
    private static let suggestions = 5

    private let apiClient: any APIClient
    private let configuration: OpenWeatherMapConfiguration

    init(
        apiClient: any APIClient = OpenWeatherMapAPIClient(),
        configuration: OpenWeatherMapConfiguration = .current
    ) {
        self.apiClient = apiClient
        self.configuration = configuration
    }

    func fetchCurrentWeather(city: String) async throws -> WeatherData {
        try await apiClient.request(
            OpenWeatherMapEndpoint.currentWeather(city: city, configuration).build())
    }

    func fetchCurrentWeatherByCoordinates(
        latitude: Double, longitude: Double
    ) async throws -> WeatherData {
        try await apiClient.request(
            OpenWeatherMapEndpoint.currentWeather(
                latitude: latitude, longitude: longitude, configuration
            ).build())
    }

    func fetchForecast(city: String) async throws -> ForecastResponse {
        try await apiClient.request(OpenWeatherMapEndpoint.forecast(city: city, configuration).build())
    }

    func searchCities(query: String) async throws -> [GeocodeResult] {
        try await apiClient.request(
            OpenWeatherMapEndpoint.geocode(query: query, limit: Self.suggestions, configuration).build())
    }
}
