/// How a client asks.
public struct SupabaseClientOptions: Sendable {
  public var db: DatabaseOptions
  public var auth: AuthOptions
  public var global: GlobalOptions

  public init(
    db: DatabaseOptions = .init(), auth: AuthOptions = .init(), global: GlobalOptions = .init()
  ) {
    self.db = db
    self.auth = auth
    self.global = global
  }

  public struct AuthOptions: Sendable {
    /// Where the session is kept; for as long as the client lives where nothing is said.
    public var storage: any AuthLocalStorage

    public init() { storage = MemoryAuthStorage() }

    public init(storage: any AuthLocalStorage) { self.storage = storage }
  }

  public struct DatabaseOptions: Sendable {
    /// The schema that is asked; the project's first one if `nil`.
    public var schema: String?

    public init(schema: String? = nil) { self.schema = schema }
  }

  public struct GlobalOptions: Sendable {
    /// Sent with every request. `Authorization` of a person who is signed in takes the key's place.
    public var headers: [String: String]

    public init(headers: [String: String] = [:]) { self.headers = headers }
  }
}
