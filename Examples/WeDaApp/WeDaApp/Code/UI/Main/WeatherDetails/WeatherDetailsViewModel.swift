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
    /// A day with its steps of the forecast.
    struct Day: Identifiable, Equatable {
        let title: String
        let items: [ForecastData]
        var id: TimeInterval { items.first?.dt ?? 0 }
    }

    /// A row of the page: the name of a day, or a step of three hours.
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

    /// All rows in one list, so that the lazy stack creates only the visible ones.
    var rows: [Row] {
        days.flatMap { [Row.day($0.title, $0.id)] + $0.items.map(Row.step) }
    }

    func load() async {
        isLoading = true
        error = nil
        isFavorite = (try? storageService.isFavorite(id: city.id)) ?? false

        do {
            // Parallel execution
            async let weatherTask = weatherService.fetchCurrentWeather(city: city.query)
            async let forecastTask = weatherService.fetchForecast(city: city.query)
            let (weather, forecast) = try await (weatherTask, forecastTask)
            weatherData = weather
            days = Self.days(of: forecast)
        } catch let cause where Task.isCancelled || cause is CancellationError {
            // A cancelled request is not shown as an error: the person has left the screen.
        } catch let apiError as APIError {
            self.error = apiError
        } catch {
            self.error = .unknownError
        }

        isLoading = false
    }

    func toggleFavorite() {
        do {
            if isFavorite {
                try storageService.removeFavorite(id: city.id)
            } else {
                var favorite = city
                favorite.addedAt = Date()
                try storageService.saveFavorite(favorite)
            }
            isFavorite.toggle()
        } catch {
            self.error = .unknownError
        }
    }

    private static let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "EEEE, MMM d"
        formatter.timeZone = TimeZone(identifier: "GMT")
        return formatter
    }()

    /// Groups the steps by the day in the city's time zone.
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
    /// The query with the country, since several cities may have the same name.
    fileprivate var query: String { country.isEmpty ? cityName : "\(cityName),\(country)" }
}
