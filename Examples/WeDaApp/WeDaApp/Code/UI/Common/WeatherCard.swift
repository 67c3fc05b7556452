//
//  WeatherCard.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralTemplateHelpers
import SwiftUI

/// A card with a city's current weather.
struct WeatherCard: View {
    let weather: WeatherData

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(weather.name)
                .font(.headline)
            HStack {
                Image(systemName: WeatherIcon.symbol(for: weather.weather.first?.icon))
                    .font(.title)
                    .accessibilityHidden(true)
                Text("\(weather.main.temp, specifier: "%.0f")°C")
                    .font(.largeTitle)
            }
            Text(weather.weather.first?.description.capitalized ?? "")
            Text("Feels like \(weather.main.feelsLike, specifier: "%.0f")°C")
            Text("Humidity \(weather.main.humidity)%")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .background(Color.cardBackground)
        .clipShape(RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(UITestIDs.SearchView.weatherCard)
    }
}

/// Maps the service's icons to SF Symbols.
enum WeatherIcon {
    static func symbol(for icon: String?) -> String {
        switch icon?.prefix(2) {
        case "01": "sun.max"
        case "02": "cloud.sun"
        case "03", "04": "cloud"
        case "09", "10": "cloud.rain"
        case "11": "cloud.bolt"
        case "13": "snowflake"
        case "50": "cloud.fog"
        default: "cloud"
        }
    }
}
