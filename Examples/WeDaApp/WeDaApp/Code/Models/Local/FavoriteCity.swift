//
//  FavoriteCity.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// A person's favourite city.
struct FavoriteCity: Codable, Hashable, Identifiable, Sendable {
    let cityName: String
    let country: String
    let latitude: Double
    let longitude: Double
    var addedAt = Date()

    var id: String { "\(cityName.lowercased()),\(country.lowercased())" }
}
