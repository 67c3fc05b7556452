public import Foundation
public import SimulatorKit

/// A local simulator of a Supabase project: PostgREST and anonymous sign-in with a real PostgreSQL,
/// which checks each request by the caller's rights.
///
///     let database = try await SupabaseDatabase.template(in: .start(), migrations: folder)
///     let simulator = SupabaseSimulator(database)
///     let url = try simulator.start()    // with the key "demo"
///
/// It serves `/rest/v1/{table}` (`select`, `eq`, `neq`, `gt`, `gte`, `lt`, `lte`, `order`, `limit`,
/// `offset`; GET, POST, PATCH, DELETE), `/rest/v1/rpc/{function}`, and `/auth/v1/signup`, `token`,
/// `user` and `logout`, and `/storage/v1/object/{bucket}/{path}` (GET, POST, DELETE, and
/// `object/sign`). Related tables in `select`, other filters and realtime are absent.
public final class SupabaseSimulator: StandIn {
  /// The HTTP server that answers as Supabase does.
  public let simulator: Simulator

  /// Creates a simulator of a project's database.
  public init(_ database: SupabaseDatabase, _ configuration: Configuration = Configuration()) {
    simulator = Simulator(
      service: SupabaseService(
        database: database, key: configuration.key,
        tokens: Tokens(
          seconds: configuration.tokenSeconds, now: configuration.now,
          secret: configuration.secret ?? Tokens.drawnSecret())),
      host: configuration.host, port: configuration.port, faults: configuration.faults,
      clock: configuration.clock)
  }
}

extension SupabaseSimulator {
  /// The address, key, faults and clocks of a simulator.
  public struct Configuration: Sendable {
    /// The host name or address to listen on.
    public var host = "127.0.0.1"
    /// The port; 0 for a free one.
    public var port = 0
    /// The publishable key.
    public var key = "demo"
    /// The lifetime of a token in seconds.
    public var tokenSeconds = 3_600
    /// The secret that signs tokens; `nil` for a new one, with which earlier tokens are invalid.
    public var secret: [UInt8]?
    /// The faults to simulate from the start.
    public var faults: [Fault] = []
    /// The clock for delay faults.
    public var clock: any Clock<Duration> = ContinuousClock()
    /// A closure that returns the current time, for tokens.
    public var now: @Sendable () -> Date = { Date() }

    /// Creates the default configuration.
    public init() {}
  }
}
