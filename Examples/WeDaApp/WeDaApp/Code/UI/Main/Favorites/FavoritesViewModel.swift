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

    func load() async {
        do {
            favorites = try await storageService.getFavorites()
            error = nil
        } catch {
            // A cancelled request is not shown as an error: the person has left the screen.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = .unknownError
        }
    }

    func remove(_ favorite: FavoriteCity) async {
        do {
            try await storageService.removeFavorite(id: favorite.id)
        } catch {
            // A cancelled request is not shown as an error: the person has left the screen.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = .unknownError
        }
        await load()
    }
}
