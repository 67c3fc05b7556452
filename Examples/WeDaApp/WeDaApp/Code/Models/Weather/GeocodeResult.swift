//
//  GeocodeResult.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// A city in the results of a search.
struct GeocodeResult: Codable, Hashable, Sendable {
    let name: String
    let country: String
    let state: String?
    let lat: Double
    let lon: Double
}
