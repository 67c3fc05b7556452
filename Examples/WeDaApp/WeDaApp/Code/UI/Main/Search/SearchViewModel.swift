//
//  SearchViewModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import CoreLocation
import DollarGeneralTemplateHelpers
import Foundation
import NetworkingKit

@MainActor
final class SearchViewModel: ObservableObject {
    @Published private(set) var weatherData: WeatherData?
    @Published private(set) var isLoading = false
    @Published var error: APIError?
    @Published var searchText = ""
    @Published private(set) var suggestions: [GeocodeResult] = []
    /// A Boolean value that indicates whether the weather is a stored copy, shown without a
    /// connection.
    @Published private(set) var isShowingCachedData = false

    private let weatherService: WeatherServiceProtocol
    private let storageService: LocalStorageServiceProtocol
    private let locationManager: LocationManagerProtocol
    private let clock: any Clock<Duration>
    private var cancellables = Set<AnyCancellable>()
    private var typing: Task<Void, Never>?
    /// The text that the app itself put into the field, for which it shows no suggestions.
    private var writtenText = ""

    init(
        weatherService: WeatherServiceProtocol = WeatherService(),
        storageService: LocalStorageServiceProtocol = LocalStorageService.shared,
        locationManager: LocationManagerProtocol = LocationManager(),
        clock: any Clock<Duration> = ContinuousClock()
    ) {
        self.weatherService = weatherService
        self.storageService = storageService
        self.locationManager = locationManager
        self.clock = clock
        listen()
    }

    // MARK: Search

    func search(city: String) async {
        let city = city.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !city.isEmpty else { return }
        suggestions = []
        await handleWeatherFetch {
            try await weatherService.fetchCurrentWeather(city: city)
        }
        if error == .noInternetConnection { showCopy(of: city) }
    }

    func searchByCoordinates(lat: Double, lon: Double) async {
        await handleWeatherFetch {
            try await weatherService.fetchCurrentWeatherByCoordinates(latitude: lat, longitude: lon)
        }
    }

    private func handleWeatherFetch(_ fetchOperation: () async throws -> WeatherData) async {
        isLoading = true
        error = nil
        isShowingCachedData = false

        do {
            let weather = try await fetchOperation()
            weatherData = weather
            remember(weather)
        } catch let cause where Task.isCancelled || cause is CancellationError {
            // A cancelled request is not shown as an error: the person has left the screen.
        } catch let apiError as APIError {
            self.error = apiError
        } catch {
            self.error = .unknownError
        }

        isLoading = false
    }

    private func remember(_ weather: WeatherData) {
        do {
            try storageService.cacheWeather(weather)
            try storageService.saveSearch(
                SearchHistoryItem(cityName: weather.name, country: weather.sys.country ?? ""))
        } catch {
            LogError("The search could not be stored")
        }
    }

    /// Shows the cached weather of the city instead of the error.
    private func showCopy(of city: String) {
        guard let copy = try? storageService.getCachedWeather(for: city) else { return }
        weatherData = copy
        error = nil
        isShowingCachedData = true
    }

    // MARK: Suggestions

    /// Requests suggestions for a text of three letters or more, 300 ms after the last change.
    func textChanged() {
        typing?.cancel()
        let query = searchText.trimmingCharacters(in: .whitespacesAndNewlines)
        guard query.count >= 3, searchText != writtenText else {
            suggestions = []
            return
        }
        typing = Task { [weak self, clock] in
            guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
            await self?.suggest(query)
        }
    }

    func select(_ suggestion: GeocodeResult) async {
        typing?.cancel()
        writtenText = suggestion.name
        searchText = suggestion.name
        suggestions = []
        await searchByCoordinates(lat: suggestion.lat, lon: suggestion.lon)
    }

    private func suggest(_ query: String) async {
        let found = try? await weatherService.searchCities(query: query)
        if !Task.isCancelled { suggestions = found ?? [] }
    }

    // MARK: Location

    func useLocation() {
        locationManager.requestPermission()
    }

    private func listen() {
        locationManager.authorizationStatus
            .filter { $0 == .authorizedWhenInUse || $0 == .authorizedAlways }
            .sink { [weak self] _ in self?.locationManager.requestLocation() }
            .store(in: &cancellables)
        locationManager.location
            .sink { [weak self] place in
                Task { await self?.show(place) }
            }
            .store(in: &cancellables)
    }

    private func show(_ place: CLLocationCoordinate2D?) async {
        guard let place else { return }
        await searchByCoordinates(lat: place.latitude, lon: place.longitude)
    }
}
