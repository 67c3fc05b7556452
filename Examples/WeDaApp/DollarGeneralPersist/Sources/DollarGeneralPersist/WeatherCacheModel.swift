//
//  WeatherCacheModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation

/// A response of the weather service in the format of the stored file, for offline use.
public struct WeatherCacheModel: Codable, Equatable, Sendable {
    public var city: String
    public var data: Data
    public var cachedAt: Date

    public init(city: String, data: Data, cachedAt: Date = Date()) {
        self.city = city
        self.data = data
        self.cachedAt = cachedAt
    }

    /// Returns the age of the stored response, in seconds.
    public func age(at now: Date = Date()) -> TimeInterval { now.timeIntervalSince(cachedAt) }
}
