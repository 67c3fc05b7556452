//
//  WeatherData.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// The current weather in the format of the service.
struct WeatherData: Codable, Equatable, Sendable {
    struct Coordinates: Codable, Equatable, Sendable {
        let lat: Double
        let lon: Double
    }

    struct Condition: Codable, Equatable, Sendable {
        let main: String
        let description: String
        let icon: String
    }

    struct Measurements: Codable, Equatable, Sendable {
        let temp: Double
        let feelsLike: Double
        let humidity: Int

        enum CodingKeys: String, CodingKey {
            case temp, humidity
            case feelsLike = "feels_like"
        }
    }

    struct Country: Codable, Equatable, Sendable {
        let country: String?
    }

    let name: String
    let coord: Coordinates
    let weather: [Condition]
    let main: Measurements
    let sys: Country
}
