//
//  SearchHistoryModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

public import Foundation
public import SwiftData

/// A stored search. A city is stored once: searching it again replaces it.
@Model
public final class SearchHistoryModel {
    @Attribute(.unique) public var id: String
    public var cityName: String
    public var country: String
    public var searchedAt: Date

    public init(id: String, cityName: String, country: String, searchedAt: Date = Date()) {
        self.id = id
        self.cityName = cityName
        self.country = country
        self.searchedAt = searchedAt
    }
}
