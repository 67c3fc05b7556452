import Foundation
import Supabase

/// Follows what other servers and phones change in a project, and reports it to the windows of this process.
actor ProjectChanges {
    /// Returns the changes after a number, and those of the last seconds, of which one may have been stored late.
    typealias Source = @Sendable (Int?) async throws -> [ProjectChange]

    static let shared = ProjectChanges()
    private var task: Task<Void, Never>?

    /// Begins to follow, unless that has begun already: every window of the process calls this.
    nonisolated func begin(_ source: @escaping Source) {
        Task.detached { await self.start(source) }
    }

    private func start(_ source: @escaping Source) {
        guard task == nil else { return }
        task = Task.detached { await Self.run(source, clock: ContinuousClock()) { ListingNews.shared.tell($0) } }
    }

    /// Asks once a second, or ten seconds after a failure, and tells of each listing that changed. Who changed a listing by
    /// this server hears of it once more, since no change says who made it.
    static func run(_ source: Source, clock: any Clock<Duration>, tell: (UUID) -> Void) async {
        var (last, told): (Int?, Set<Int>) = (nil, [])
        while !Task.isCancelled {
            let found = try? await source(last)
            for listing in Set((found ?? []).filter { !told.contains($0.number) }.map(\.item)) { tell(listing) }
            if let found {
                told = Set(found.map(\.number))
                last = found.last?.number ?? last
            }
            do {
                try await clock.sleep(for: .seconds(found == nil ? 10 : 1))
            } catch {
                return
            }
        }
    }
}

/// A change of a listing in a project.
struct ProjectChange: Decodable, Equatable, Sendable {
    /// The number of the change; later ones have greater numbers.
    let number: Int
    /// The identifier of the listing.
    let item: UUID
}

extension SupabaseFoodListingRepository {
    /// Returns the project's changes after a number. Needs no session, but the key of a server.
    ///
    /// - Throws: ``AppError`` if the project cannot be asked, or does not know the key.
    func changes(since last: Int?, key: String) async throws -> [ProjectChange] {
        let question = ChangesQuestionDTO(key: key, last: last)
        return try await translated { try await client.rpc("food_changes_since", params: question).execute().value }
    }
}

/// The parameters of the function `food_changes_since`.
private struct ChangesQuestionDTO: Encodable, Sendable {
    let key: String
    let last: Int?
}
