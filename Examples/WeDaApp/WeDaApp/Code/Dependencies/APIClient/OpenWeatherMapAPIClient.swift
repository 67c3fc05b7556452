//
//  OpenWeatherMapAPIClient.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation
import NetworkingKit

/// The service's base URL and API key.
struct OpenWeatherMapConfiguration: Sendable {
    var baseUrl = "https://api.openweathermap.org"
    var apiKey = ""

    /// The configuration from the environment.
    static let current = OpenWeatherMapConfiguration(ProcessInfo.processInfo.environment)

    init(_ environment: [String: String] = [:]) {
        if let url = environment["OPENWEATHERMAP_BASE_URL"] { baseUrl = url }
        if let key = environment["OPENWEATHERMAP_API_KEY"] { apiKey = key }
    }
}

/// The routes of the service.
///
///     let request = OpenWeatherMapEndpoint.currentWeather(city: "London").build()
struct OpenWeatherMapEndpoint<Response: Decodable & Sendable>: Endpoint {
    let path: String
    let query: [URLQueryItem]
    let configuration: OpenWeatherMapConfiguration

    /// If the URL is invalid, the client throws an error at the first request.
    var baseURL: URL { URL(string: configuration.baseUrl) ?? URL(fileURLWithPath: "/") }

    var parameters: [URLQueryItem] {
        query + [URLQueryItem(name: "appid", value: configuration.apiKey)]
    }

    fileprivate init(
        _ path: String, _ query: KeyValuePairs<String, String>,
        _ configuration: OpenWeatherMapConfiguration
    ) {
        self.path = path
        self.query = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        self.configuration = configuration
    }
}

extension OpenWeatherMapEndpoint where Response == WeatherData {
    static func currentWeather(
        city: String, _ configuration: OpenWeatherMapConfiguration = .current
    ) -> Self {
        Self("/data/2.5/weather", ["q": city, "units": "metric"], configuration)
    }

    static func currentWeather(
        latitude: Double, longitude: Double, _ configuration: OpenWeatherMapConfiguration = .current
    ) -> Self {
        let place: KeyValuePairs = [
            "lat": String(latitude), "lon": String(longitude), "units": "metric",
        ]
        return Self("/data/2.5/weather", place, configuration)
    }
}

extension OpenWeatherMapEndpoint where Response == ForecastResponse {
    static func forecast(
        city: String, _ configuration: OpenWeatherMapConfiguration = .current
    ) -> Self {
        Self("/data/2.5/forecast", ["q": city, "units": "metric"], configuration)
    }
}

extension OpenWeatherMapEndpoint where Response == [GeocodeResult] {
    static func geocode(
        query: String, limit: Int, _ configuration: OpenWeatherMapConfiguration = .current
    ) -> Self {
        Self("/geo/1.0/direct", ["q": query, "limit": String(limit)], configuration)
    }
}

/// Sends the requests of the app's services to OpenWeatherMap.
struct OpenWeatherMapAPIClient: APIClient {
    private let client: any APIClient

    init(client: any APIClient = URLSessionAPIClient(timeout: .seconds(30))) {
        self.client = client
    }

    func request<Response: Decodable & Sendable>(
        _ request: APIRequest<Response>
    ) async throws(APIError) -> Response {
        try await client.request(request)
    }
}
