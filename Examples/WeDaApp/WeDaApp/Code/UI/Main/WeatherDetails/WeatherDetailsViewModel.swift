//
//  WeatherDetailsViewModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import Foundation
import NetworkingKit

@MainActor
final class WeatherDetailsViewModel: ObservableObject {
    /// The steps of one day.
    struct Day: Identifiable, Equatable {
        let title: String
        let items: [ForecastData]
        var id: TimeInterval { items.first?.dt ?? 0 }
    }

    /// A line of the page: a day's name, or three hours of it.
    enum Row: Identifiable, Equatable {
        case day(String, TimeInterval)
        case step(ForecastData)

        var id: String {
            switch self {
            case .day(_, let time): "day \(time)"
            case .step(let step): "step \(step.dt)"
            }
        }
    }

    @Published private(set) var weatherData: WeatherData?
    @Published private(set) var days: [Day] = []
    @Published private(set) var isLoading = false
    @Published private(set) var isFavorite = false
    @Published var error: APIError?

    let city: FavoriteCity
    private let weatherService: WeatherServiceProtocol
    private let storageService: LocalStorageServiceProtocol

    init(
        city: FavoriteCity, weatherService: WeatherServiceProtocol = WeatherService(),
        storageService: LocalStorageServiceProtocol = LocalStorageService.shared
    ) {
        self.city = city
        self.weatherService = weatherService
        self.storageService = storageService
    }

    /// One list for the lazy stack, which makes what is in sight.
    var rows: [Row] {
        days.flatMap { [Row.day($0.title, $0.id)] + $0.items.map(Row.step) }
    }

    func load() async {
        isLoading = true
        error = nil
        isFavorite = (try? await storageService.isFavorite(id: city.id)) ?? false

        do {
            // Parallel execution
            async let weatherTask = weatherService.fetchCurrentWeather(city: city.query)
            async let forecastTask = weatherService.fetchForecast(city: city.query)
            let (weather, forecast) = try await (weatherTask, forecastTask)
            weatherData = weather
            days = Self.days(of: forecast)
        } catch let cause where Task.isCancelled || cause is CancellationError {
            // Whoever has left is told nothing.
        } catch let apiError as APIError {
            self.error = apiError
        } catch {
            self.error = .unknownError
        }

        isLoading = false
    }

    func toggleFavorite() async {
        do {
            if isFavorite {
                try await storageService.removeFavorite(id: city.id)
            } else {
                var favorite = city
                favorite.addedAt = Date()
                try await storageService.saveFavorite(favorite)
            }
            isFavorite.toggle()
        } catch {
            // Whoever has left is told nothing.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = .unknownError
        }
    }

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, MMM d"
        formatter.timeZone = TimeZone(identifier: "GMT")
        return formatter
    }()

    /// By the city's own calendar: a step is moved by what the city is ahead of Greenwich.
    static func days(of forecast: ForecastResponse) -> [Day] {
        let ahead = TimeInterval(forecast.city.timezone)
        let grouped = Dictionary(grouping: forecast.list) { Int(($0.dt + ahead) / 86_400) }
        return grouped.sorted { $0.key < $1.key }.map { day, items in
            let date = Date(timeIntervalSince1970: TimeInterval(day) * 86_400)
            return Day(title: dateFormatter.string(from: date), items: items)
        }
    }
}

extension FavoriteCity {
    /// What the service is asked: a name alone may be that of several cities.
    fileprivate var query: String { country.isEmpty ? cityName : "\(cityName),\(country)" }
}
