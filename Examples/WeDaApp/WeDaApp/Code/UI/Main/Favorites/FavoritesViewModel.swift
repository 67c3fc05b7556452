//
//  FavoritesViewModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import Foundation
import NetworkingKit

@MainActor
final class FavoritesViewModel: ObservableObject {
    @Published private(set) var favorites: [FavoriteCity] = []
    @Published var error: APIError?

    private let storageService: LocalStorageServiceProtocol

    init(storageService: LocalStorageServiceProtocol = LocalStorageService.shared) {
        self.storageService = storageService
    }

    func load() {
        do {
            favorites = try storageService.getFavorites()
            error = nil
        } catch {
            self.error = .unknownError
        }
    }

    func remove(_ favorite: FavoriteCity) {
        do {
            try storageService.removeFavorite(id: favorite.id)
        } catch {
            self.error = .unknownError
        }
        load()
    }
}
