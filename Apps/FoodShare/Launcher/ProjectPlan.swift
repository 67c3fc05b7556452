import StrataAppHost

/// A check of the settings in the server's environment.
enum ProjectPlan {
    /// The environment variables that `--help` lists.
    static let settings = [
        HostSetting("SUPABASE_URL", "a Supabase project that keeps the offers, such as https://REF.supabase.co"),
        HostSetting("SUPABASE_KEY", "the publishable (anon) key of the Supabase project"),
        HostSetting("FOODSHARE_PHOTO_KEY", "the key with which the server publishes photos in the Supabase project (see the guide)"),
        HostSetting(
            "FOODSHARE_SERVER_KEY", "the key with which the server follows what others change in the Supabase project (see the guide)"),
        HostSetting("DATABASE_URL", "a PostgreSQL database, which several servers can share, instead of a SQLite file"),
        HostSetting("FOODSHARE_MODERATORS", "moderators of an app without a Supabase project: Anna:code,Ben:code"),
        HostSetting("FOODSHARE_SAMPLES", "set it to 1 to show made-up offers where nobody offers anything"),
    ]

    /// Checks the environment before the server starts, so that it does not serve only error pages.
    ///
    /// - Throws: `HostUsageError` if only one of the project's variables is set, or a value is invalid. It contains neither
    ///   a key nor a code.
    static func check(_ environment: [String: String]) throws(HostUsageError) {
        let (address, key) = (environment["SUPABASE_URL"] ?? "", environment["SUPABASE_KEY"] ?? "")
        try HostUsageError.check(webAddress: address, named: "SUPABASE_URL")
        guard address.isEmpty == key.isEmpty else {
            let (given, missing) = key.isEmpty ? ("SUPABASE_URL", "SUPABASE_KEY") : ("SUPABASE_KEY", "SUPABASE_URL")
            throw HostUsageError("\(missing) must be set together with \(given)")
        }
        guard names(environment["FOODSHARE_MODERATORS"] ?? "") else {
            throw HostUsageError(
                "FOODSHARE_MODERATORS must name moderators such as Anna:code,Ben:code, with codes of 16 letters or more")
        }
    }

    /// Returns whether each entry of a list of moderators has a name and a code that is long enough, as the app demands.
    private static func names(_ list: String) -> Bool {
        list.split(separator: ",").allSatisfy { entry in
            let parts = entry.split(separator: ":", maxSplits: 1)
            return parts.count == 2 && parts[1].count >= 16
        }
    }
}
