public import Foundation
public import SimulatorKit

/// A local stand-in for a project of Supabase: PostgREST, and signing in without an account, before
/// a real PostgreSQL that judges each request by the caller's own rights.
///
///     let database = try await SupabaseDatabase.template(in: .start(), migrations: folder)
///     let simulator = SupabaseSimulator(database)
///     let url = try simulator.start()    // with the key "demo"
///
/// It serves `/rest/v1/{table}` (`select`, `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `order`, `limit`,
/// `offset`; GET, POST, PATCH, DELETE), `/rest/v1/rpc/{function}`, and `/auth/v1/signup`, `token`,
/// `user` and `logout`, and `/storage/v1/object/{bucket}/{path}` (GET, POST, DELETE, and `object/sign`).
/// Related tables in `select`, other filters and realtime are absent.
public final class SupabaseSimulator: StandIn {
  public let simulator: Simulator

  public init(_ database: SupabaseDatabase, _ configuration: Configuration = Configuration()) {
    simulator = Simulator(
      service: SupabaseService(
        database: database, key: configuration.key,
        tokens: Tokens(seconds: configuration.tokenSeconds, now: configuration.now)),
      host: configuration.host, port: configuration.port, faults: configuration.faults,
      clock: configuration.clock)
  }
}

extension SupabaseSimulator {
  /// Where the simulator listens, and what it takes for a key.
  public struct Configuration: Sendable {
    public var host = "127.0.0.1"
    /// 0 lets the system choose one.
    public var port = 0
    /// The publishable key.
    public var key = "demo"
    /// How long a token is good.
    public var tokenSeconds = 3_600
    public var faults: [Fault] = []
    /// Measures the delays of faults.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// What time it is for tokens.
    public var now: @Sendable () -> Date = { Date() }

    public init() {}
  }
}
