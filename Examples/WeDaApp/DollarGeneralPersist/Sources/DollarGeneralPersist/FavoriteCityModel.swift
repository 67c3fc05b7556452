//
//  FavoriteCityModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation

/// A favourite in the format of the stored file.
public struct FavoriteCityModel: Codable, Equatable, Sendable {
    public var id: String
    public var cityName: String
    public var country: String
    public var latitude: Double
    public var longitude: Double
    public var addedAt: Date

    public init(
        id: String, cityName: String, country: String, latitude: Double, longitude: Double,
        addedAt: Date = Date()
    ) {
        self.id = id
        self.cityName = cityName
        self.country = country
        self.latitude = latitude
        self.longitude = longitude
        self.addedAt = addedAt
    }
}
