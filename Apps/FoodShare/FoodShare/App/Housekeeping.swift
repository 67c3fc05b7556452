import Foundation

/// Removes what ended 30 days ago, or the files that a project has noted, once a day, for the whole process.
actor Housekeeping {
    static let shared = Housekeeping()
    private var task: Task<Void, Never>?

    /// Begins to remove old data, unless that has begun already: every window of the process calls this.
    nonisolated func begin(_ purge: @escaping @Sendable () async throws -> Void) {
        Task.detached { await self.start(purge) }
    }

    private func start(_ purge: @escaping @Sendable () async throws -> Void) {
        guard task == nil else { return }
        task = Task.detached { await Self.run(purge, clock: ContinuousClock()) }
    }

    /// Purges at once and then once a day. A purge that fails is tried again the next day.
    static func run(_ purge: @Sendable () async throws -> Void, clock: any Clock<Duration>) async {
        while !Task.isCancelled {
            try? await purge()
            do {
                try await clock.sleep(for: .seconds(86_400))
            } catch {
                return
            }
        }
    }
}
