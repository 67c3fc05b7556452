//
//  SearchHistory.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// A city in the person's search history.
struct SearchHistoryItem: Codable, Hashable, Identifiable, Sendable {
    let cityName: String
    let country: String
    var searchedAt = Date()

    var id: String { "\(cityName.lowercased()),\(country.lowercased())" }
}
