import Foundation
import Observation

@Observable
class WeatherStore {
    // MARK: - State (Domain Models Only)
    var forecast: ForecastModel?
    var isLoading = false
    var errorMessage: String?
    var selectedCity = ""
    var savedCities: [String] = []
    var dataSource: DataSourceType = .remote

    // MARK: - Dependencies
    private let weatherRepository: WeatherRepository

    // MARK: - Data Source Configuration
    enum DataSourceType: String, CaseIterable {
        case remote = "Remote API"
        case local = "Local Storage"
        case cache = "Memory Cache"
        case offline = "Offline Mode"
    }

    init(weatherRepository: WeatherRepository) {
        self.weatherRepository = weatherRepository
        Task {
            await loadSavedCities()
        }
    }

    // MARK: - Weather Operations
    @MainActor
    func fetchWeather(for city: String, forceRefresh: Bool = false) async {
        guard !city.isEmpty else { return }

        let last = selectedCity
        isLoading = true
        errorMessage = nil
        selectedCity = city

        do {
            let result = try await performFetch(for: city, forceRefresh: forceRefresh)
            forecast = result  // Always Domain Model
        } catch {
            if Task.isCancelled || error is CancellationError {
                selectedCity = last  // A view that has disappeared is not notified.
            } else {
                errorMessage = error.localizedDescription
                if city != last { forecast = nil }
            }
        }

        isLoading = false
    }

    @MainActor
    func refreshWeather() async {
        await fetchWeather(for: selectedCity, forceRefresh: true)
    }

    @MainActor
    func saveCurrentWeather() async {
        guard let forecast = forecast else { return }

        do {
            try await weatherRepository.saveWeather(forecast)  // Pass Domain Model
            await loadSavedCities()
        } catch {
            errorMessage = "Failed to save weather: \(error.localizedDescription)"
        }
    }

    // MARK: - Private Methods
    /// Errors are ignored, and the list stays: it is only a shortcut to earlier cities.
    @MainActor
    private func loadSavedCities() async {
        if let cities = try? await weatherRepository.getAllSavedCities() {
            savedCities = cities
        }
    }

    private func performFetch(for city: String, forceRefresh: Bool) async throws -> ForecastModel {
        switch dataSource {
        case .remote:
            if forceRefresh {
                return try await weatherRepository.refreshWeather(for: city)
            } else {
                return try await weatherRepository.fetchWeather(for: city)
            }

        case .local:
            if let localWeather = try await weatherRepository.getCachedWeather(for: city) {
                return localWeather
            } else {
                // Fallback to remote if no local data
                return try await weatherRepository.fetchWeather(for: city)
            }

        case .cache:
            if let cachedWeather = try await weatherRepository.getCachedWeather(for: city) {
                return cachedWeather
            } else {
                // Fallback to remote if no cached data
                return try await weatherRepository.fetchWeather(for: city)
            }

        case .offline:
            return try await weatherRepository.getWeatherWithFallback(for: city)
        }
    }
}
