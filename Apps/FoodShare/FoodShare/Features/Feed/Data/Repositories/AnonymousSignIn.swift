import Supabase

/// Signs the device in anonymously before its first offer, request or report; reading needs no account.
struct AnonymousSignIn: Sendable {
    let client: SupabaseClient
    let device: @Sendable () async throws -> String

    /// Signs in unless a session exists. Concurrent calls share one sign-in, from whichever of the device's
    /// windows they come.
    func ensure() async throws {
        guard client.auth.currentSession == nil else { return }
        try await SignInQueue.shared.signIn(device()) { [client] in
            // Another window may have signed in meanwhile.
            guard client.auth.currentSession == nil else { return }
            _ = try await client.auth.signInAnonymously()
        }
    }
}

/// Runs one sign-in at a time for each device.
private actor SignInQueue {
    static let shared = SignInQueue()
    private var running: [String: Task<Void, any Error>] = [:]

    func signIn(_ device: String, _ work: @escaping @Sendable () async throws -> Void) async throws {
        if let running = running[device] { return try await running.value }
        let task = Task { try await work() }
        running[device] = task
        defer { running[device] = nil }
        try await task.value
    }
}
