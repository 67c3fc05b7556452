//
//  GeocodeResult.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Foundation

/// A city that a search found.
struct GeocodeResult: Codable, Hashable, Sendable {
    let name: String
    let country: String
    let state: String?
    let lat: Double
    let lon: Double
}
