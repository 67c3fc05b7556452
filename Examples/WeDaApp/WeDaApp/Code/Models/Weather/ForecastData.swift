//
//  ForecastData.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// The service's forecast for five days, in steps of three hours.
struct ForecastResponse: Codable, Equatable, Sendable {
    struct City: Codable, Equatable, Sendable {
        let name: String
        /// The city's offset from UTC, in seconds.
        let timezone: Int
    }

    let city: City
    let list: [ForecastData]
}

/// The forecast of one step of three hours.
struct ForecastData: Codable, Equatable, Sendable {
    let dt: TimeInterval
    let main: WeatherData.Measurements
    let weather: [WeatherData.Condition]
}
