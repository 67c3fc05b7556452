//
//  Models+Conversions.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import DollarGeneralPersist

extension FavoriteCityModel {
    convenience init(_ favorite: FavoriteCity) {
        self.init(
            id: favorite.id, cityName: favorite.cityName, country: favorite.country,
            latitude: favorite.latitude, longitude: favorite.longitude, addedAt: favorite.addedAt)
    }
}

extension FavoriteCity {
    init(_ model: FavoriteCityModel) {
        self.init(
            cityName: model.cityName, country: model.country, latitude: model.latitude,
            longitude: model.longitude, addedAt: model.addedAt)
    }
}

extension SearchHistoryModel {
    convenience init(_ item: SearchHistoryItem) {
        self.init(
            id: item.id, cityName: item.cityName, country: item.country, searchedAt: item.searchedAt)
    }
}

extension SearchHistoryItem {
    init(_ model: SearchHistoryModel) {
        self.init(cityName: model.cityName, country: model.country, searchedAt: model.searchedAt)
    }
}
