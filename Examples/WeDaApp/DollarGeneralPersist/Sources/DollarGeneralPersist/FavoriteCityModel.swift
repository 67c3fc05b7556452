//
//  FavoriteCityModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation
public import SwiftData

/// A stored favourite. A city is stored once: saving it again replaces it.
@Model
public final class FavoriteCityModel {
    @Attribute(.unique) public var id: String
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
