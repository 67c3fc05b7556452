import Supabase

/// Makes somebody of whoever offers, asks or reports for the first time; reading needs nobody.
struct AnonymousSignIn: Sendable {
    let client: SupabaseClient
    let device: @Sendable () async throws -> String

    /// Of several at once one signs in, and all are the same person, in whatever windows of the device they are.
    func ensure() async throws {
        guard client.auth.currentSession == nil else { return }
        try await SignInQueue.shared.signIn(device()) { [client] in
            // Another window may have been done while this one was on its way here.
            guard client.auth.currentSession == nil else { return }
            _ = try await client.auth.signInAnonymously()
        }
    }
}

/// Who is signing in, by device.
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
