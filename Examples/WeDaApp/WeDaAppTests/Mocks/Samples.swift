//
//  Samples.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation
import NetworkingKit

@testable import WeDaApp

/// Returns a sample response; the document prescribes the function's name.
func createMockWeatherData(cityName: String) -> WeatherData {
    WeatherData(
        name: cityName, coord: .init(lat: 51.51, lon: -0.13),
        weather: [.init(main: "Rain", description: "light rain", icon: "10d")],
        main: .init(temp: 11.4, feelsLike: 10, humidity: 81), sys: .init(country: "GB"))
}

/// Returns a forecast from the last step of 2022-01-01 in the city's time zone.
func createMockForecast(steps: Int = 3, timezone: Int = 0) -> ForecastResponse {
    let first: TimeInterval = 1_641_070_800 - TimeInterval(timezone)  // 21:00
    return ForecastResponse(
        city: .init(name: "London", timezone: timezone),
        list: (0..<steps).map { step in
            ForecastData(
                dt: first + TimeInterval(step) * 10_800,
                main: .init(temp: Double(step), feelsLike: 0, humidity: 50),
                weather: [.init(main: "Clear", description: "clear sky", icon: "01d")])
        })
}

extension FavoriteCity {
    static let london = FavoriteCity(
        cityName: "London", country: "GB", latitude: 51.51, longitude: -0.13)
}
