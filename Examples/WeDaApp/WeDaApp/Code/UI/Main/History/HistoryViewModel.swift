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

    func load() async {
        do {
            history = try await storageService.getHistory()
            error = nil
        } catch {
            // A cancelled request is not shown as an error: the person has left the screen.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = .unknownError
        }
    }

    func clear() async {
        do {
            try await storageService.clearHistory()
        } catch {
            // A cancelled request is not shown as an error: the person has left the screen.
            guard !Task.isCancelled, !(error is CancellationError) else { return }
            self.error = .unknownError
        }
        await load()
    }
}
