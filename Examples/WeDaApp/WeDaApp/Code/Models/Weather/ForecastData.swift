//
//  ForecastData.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// Five days in steps of three hours, as the service answers them.
struct ForecastResponse: Codable, Equatable, Sendable {
    struct City: Codable, Equatable, Sendable {
        let name: String
        /// Seconds that the city is ahead of Greenwich.
        let timezone: Int
    }

    let city: City
    let list: [ForecastData]
}

/// One step.
struct ForecastData: Codable, Equatable, Sendable {
    let dt: TimeInterval
    let main: WeatherData.Measurements
    let weather: [WeatherData.Condition]
}
