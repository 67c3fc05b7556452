import Foundation

@testable import StarterApp

class MockWeatherRepository: WeatherRepository {
    var fetchWeatherCalled = false
    var saveWeatherCalled = false
    var mockForecast: ForecastModel?
    var mockError: Error?
    /// The recorded calls in order, each with its city.
    var calls: [String] = []
    var cachedForecast: ForecastModel?
    var savedCities: [String] = []

    func fetchWeather(for city: String) async throws -> ForecastModel {
        fetchWeatherCalled = true
        return try answer("fetchWeather", for: city)
    }

    func saveWeather(_ forecast: ForecastModel) async throws {
        saveWeatherCalled = true
        calls.append("saveWeather \(forecast.city.name)")

        if let error = mockError {
            throw error
        }
        savedCities.append(forecast.city.name)
    }

    func deleteWeather(for city: String) async throws {
        savedCities.removeAll { $0 == city }
    }

    func getAllSavedCities() async throws -> [String] {
        savedCities
    }

    func getCachedWeather(for city: String) async throws -> ForecastModel? {
        calls.append("getCachedWeather \(city)")
        return cachedForecast
    }

    func clearCache() async throws {
        cachedForecast = nil
    }

    func refreshWeather(for city: String) async throws -> ForecastModel {
        try answer("refreshWeather", for: city)
    }

    func getWeatherWithFallback(for city: String) async throws -> ForecastModel {
        try answer("getWeatherWithFallback", for: city)
    }

    private func answer(_ call: String, for city: String) throws -> ForecastModel {
        calls.append("\(call) \(city)")

        if let error = mockError {
            throw error
        }

        return mockForecast
            ?? ForecastModel(
                city: CityModel(name: city, country: "Test"),
                weatherItems: [],
                lastUpdated: Date()
            )
    }
}
