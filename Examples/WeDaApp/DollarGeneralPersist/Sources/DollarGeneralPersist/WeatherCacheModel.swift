//
//  WeatherCacheModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation

/// An answer of the weather service as it is stored, for when there is no connection.
public struct WeatherCacheModel: Codable, Equatable, Sendable {
    public var city: String
    public var data: Data
    public var cachedAt: Date

    public init(city: String, data: Data, cachedAt: Date = Date()) {
        self.city = city
        self.data = data
        self.cachedAt = cachedAt
    }

    /// How long ago it was stored, in seconds.
    public func age(at now: Date = Date()) -> TimeInterval { now.timeIntervalSince(cachedAt) }
}
