//
//  WeatherCacheModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation
public import SwiftData

/// A stored response of the weather service, for offline use. There is one for each city.
@Model
public final class WeatherCacheModel {
    /// The city's name in lower case, by which the response is found.
    @Attribute(.unique) public var id: String
    public var city: String
    public var data: Data
    public var cachedAt: Date

    public init(city: String, data: Data, cachedAt: Date = Date()) {
        id = city.lowercased()
        self.city = city
        self.data = data
        self.cachedAt = cachedAt
    }

    /// Returns the age of the stored response, in seconds.
    public func age(at now: Date = Date()) -> TimeInterval { now.timeIntervalSince(cachedAt) }
}
