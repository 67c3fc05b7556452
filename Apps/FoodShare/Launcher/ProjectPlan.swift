import StrataAppHost

/// The project of Supabase that the environment of a server names, or none.
enum ProjectPlan {
    /// Nothing is served that would only say on each page why it cannot be.
    ///
    /// - Throws: `HostUsageError` for half a project, or an address that cannot be asked. No key is in it.
    static func check(_ environment: [String: String]) throws(HostUsageError) {
        let (address, key) = (environment["SUPABASE_URL"] ?? "", environment["SUPABASE_KEY"] ?? "")
        try HostUsageError.check(webAddress: address, named: "SUPABASE_URL")
        guard address.isEmpty == key.isEmpty else {
            let (given, missing) = key.isEmpty ? ("SUPABASE_URL", "SUPABASE_KEY") : ("SUPABASE_KEY", "SUPABASE_URL")
            throw HostUsageError("\(missing) must be set beside \(given)")
        }
    }
}
