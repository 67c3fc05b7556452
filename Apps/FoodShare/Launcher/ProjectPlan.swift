import StrataAppHost

/// A check of the Supabase project that the server's environment names.
enum ProjectPlan {
    /// Checks the project before the server starts, so that it does not serve only error pages.
    ///
    /// - Throws: `HostUsageError` if only one variable is set, or the address is invalid. It
    ///   contains no key.
    static func check(_ environment: [String: String]) throws(HostUsageError) {
        let (address, key) = (environment["SUPABASE_URL"] ?? "", environment["SUPABASE_KEY"] ?? "")
        try HostUsageError.check(webAddress: address, named: "SUPABASE_URL")
        guard address.isEmpty == key.isEmpty else {
            let (given, missing) = key.isEmpty ? ("SUPABASE_URL", "SUPABASE_KEY") : ("SUPABASE_KEY", "SUPABASE_URL")
            throw HostUsageError("\(missing) must be set together with \(given)")
        }
    }
}
