import Foundation
import Supabase

/// The Supabase project that the environment names.
struct SupabaseProject {
    let url: URL
    let key: String
    /// The key with which this server publishes the photos that it has drawn; `nil` if the project needs none.
    let photoKey: String?
    /// The key with which this server reads what others have changed; `nil` if it does not.
    let serverKey: String?

    /// Creates a client for the project.
    ///
    /// - Parameter storage: The storage of the signed-in session.
    func client(storage: any AuthLocalStorage) -> SupabaseClient {
        SupabaseClient(supabaseURL: url, supabaseKey: key, options: SupabaseClientOptions(auth: .init(storage: storage)))
    }

    /// Creates a client that nobody has signed in, for the server's own work.
    func clientOfNobody() -> SupabaseClient { client(storage: NoSession()) }

    /// Reads the project from environment variables.
    ///
    /// - Returns: `nil` if the environment names no project.
    /// - Throws: ``LaunchError`` if it names one incompletely or by an invalid address.
    init?(_ environment: [String: String]) throws {
        let (address, key) = (environment["SUPABASE_URL"] ?? "", environment["SUPABASE_KEY"] ?? "")
        guard !address.isEmpty || !key.isEmpty else { return nil }
        guard !key.isEmpty else { throw LaunchError(variable: "SUPABASE_KEY", rule: "must be set together with SUPABASE_URL") }
        guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host()?.isEmpty == false else {
            throw LaunchError(variable: "SUPABASE_URL", rule: "must be an address such as https://project.supabase.co")
        }
        self.url = url
        self.key = key
        photoKey = environment["FOODSHARE_PHOTO_KEY"].flatMap { $0.isEmpty ? nil : $0 }
        serverKey = environment["FOODSHARE_SERVER_KEY"].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The storage of a client without a session: it keeps nothing.
private struct NoSession: AuthLocalStorage {
    func store(key: String, value: Data) {}
    func retrieve(key: String) -> Data? { nil }
    func remove(key: String) {}
}
