import Foundation
import Observation

/// The view model of the reports of this person's offer, and of the form for an answer.
@MainActor
@Observable
final class ListingCaseViewModel {
    private(set) var reports: ListingCase?
    /// The answer to the moderators that is being written.
    var text = ""
    private(set) var invalid: InvalidField?
    private(set) var error: AppError?
    private(set) var isLoading = false

    private let id: FoodListing.ID
    private let repository: ListingCaseRepository
    private let changes: (() -> AsyncStream<ListingChange>)?

    /// - Parameter changes: Reports changes of the offer, such as a moderator's decision.
    init(of id: FoodListing.ID, repository: ListingCaseRepository, changes: (() -> AsyncStream<ListingChange>)? = nil) {
        self.id = id
        self.repository = repository
        self.changes = changes
    }

    /// Reads the reports again whenever the offer changes.
    func watch() async {
        guard let changes else { return }
        for await _ in changes() {
            if let found = try? await repository.reports(on: id) { reports = found }
        }
    }

    func load() async {
        await run { reports = try await repository.reports(on: id) }
    }

    /// Sends the answer, which stays in its field if it is invalid or cannot be sent.
    func send() async {
        do {
            let answer = try HandOverMessage.text(text)
            await run {
                try await repository.answer(answer, for: id)
                text = ""
                reports = try await repository.reports(on: id)
            }
        } catch {
            invalid = error
        }
    }

    private func run(_ work: () async throws -> Void) async {
        guard !isLoading else { return }
        isLoading = true
        defer { isLoading = false }
        (invalid, error) = (nil, nil)
        do {
            try await work()
        } catch {
            self.error = AppError.told(error)
        }
    }
}
