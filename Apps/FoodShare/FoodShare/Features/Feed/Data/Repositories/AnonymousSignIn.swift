import Supabase

/// Makes somebody of whoever offers, asks or reports for the first time; reading needs nobody.
actor AnonymousSignIn {
    private let client: SupabaseClient
    private var running: Task<Void, any Error>?

    init(client: SupabaseClient) {
        self.client = client
    }

    /// Of several at once one signs in, and all are the same person.
    func ensure() async throws {
        if let running { return try await running.value }
        guard client.auth.currentSession == nil else { return }
        let task = Task { [client] in _ = try await client.auth.signInAnonymously() }
        running = task
        defer { running = nil }
        try await task.value
    }
}
