/// The options of a client.
public struct SupabaseClientOptions: Sendable {
  /// The options of the database.
  public var db: DatabaseOptions
  /// The options of the authentication.
  public var auth: AuthOptions
  /// The options of all requests.
  public var global: GlobalOptions

  /// Creates the options of a client.
  ///
  /// - Parameters:
  ///   - db: The options of the database.
  ///   - auth: The options of the authentication.
  ///   - global: The options of all requests.
  public init(
    db: DatabaseOptions = .init(), auth: AuthOptions = .init(), global: GlobalOptions = .init()
  ) {
    self.db = db
    self.auth = auth
    self.global = global
  }

  /// The options of the authentication.
  public struct AuthOptions: Sendable {
    /// The store of the session; in memory by default.
    public var storage: any AuthLocalStorage

    /// Creates options that keep the session in memory.
    public init() { storage = MemoryAuthStorage() }

    /// Creates options with a store for the session.
    public init(storage: any AuthLocalStorage) { self.storage = storage }
  }

  /// The options of the database.
  public struct DatabaseOptions: Sendable {
    /// The schema to query; if `nil`, the project's first one.
    public var schema: String?

    /// Creates the options of the database.
    public init(schema: String? = nil) { self.schema = schema }
  }

  /// The options of all requests.
  public struct GlobalOptions: Sendable {
    /// The headers that are sent with every request. For a signed-in user, an `Authorization` with
    /// the user's token replaces that with the key.
    public var headers: [String: String]

    /// Creates the options of all requests.
    public init(headers: [String: String] = [:]) { self.headers = headers }
  }
}
