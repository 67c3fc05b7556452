//
//  HistoryViewModel.swift
//  WeDaApp
//
//  Created by Your Name
//  Copyright © 2025 Dollar General. All rights reserved.
//

import Combine
import Foundation
import NetworkingKit

@MainActor
final class HistoryViewModel: ObservableObject {
    @Published private(set) var history: [SearchHistoryItem] = []
    @Published var error: APIError?

    private let storageService: LocalStorageServiceProtocol

    init(storageService: LocalStorageServiceProtocol = LocalStorageService.shared) {
        self.storageService = storageService
    }

    func load() {
        do {
            history = try storageService.getHistory()
            error = nil
        } catch {
            self.error = .unknownError
        }
    }

    func clear() {
        do {
            try storageService.clearHistory()
        } catch {
            self.error = .unknownError
        }
        load()
    }
}
