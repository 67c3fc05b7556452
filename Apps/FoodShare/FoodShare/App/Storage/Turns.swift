/// A queue of this process, in which work runs after all work that was added before it.
actor Turns {
    private var last: Task<Void, Never>?

    /// Runs work after all earlier work has ended. It runs to its end also if the caller is cancelled.
    ///
    /// - Parameter work: The work.
    /// - Returns: The value that the work returns.
    /// - Throws: The error that the work throws.
    func next<Answer: Sendable>(_ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer {
        let earlier = last
        let turn = Task {
            await earlier?.value
            return try await work()
        }
        last = Task { _ = await turn.result }
        return try await turn.value
    }
}
