public import Foundation
import NetworkingKit

/// A project of Supabase, with the names of the official SDK (`supabase-swift` 2) for the calls
/// that this module has, so that changing one line of the manifest replaces this module by the SDK.
///
///     let client = SupabaseClient(supabaseURL: url, supabaseKey: key)
///     let near: [ListingDTO] = try await client
///       .rpc("search_food_items_nearby", params: ["user_lat": 51.5, "user_lng": -0.1])
///       .execute()
///       .value
///
/// Calls to the database, anonymous sign-in (``auth``) and files (``storage``) exist; `realtime`
/// and `functions` are absent.
public final class SupabaseClient: Sendable {
  /// The URL of the project, without a path.
  public let supabaseURL: URL
  /// The publishable key; the database decides what it permits.
  public let supabaseKey: String
  /// The client for authentication. With every call to the database, the token of a signed-in user
  /// is sent; without one, the publishable key.
  public let auth: AuthClient
  private let options: SupabaseClientOptions
  private let session: any NetworkSession

  /// Creates a client with default options.
  ///
  /// - Parameters:
  ///   - supabaseURL: The address of the project.
  ///   - supabaseKey: The publishable key of the project.
  public convenience init(supabaseURL: URL, supabaseKey: String) {
    self.init(supabaseURL: supabaseURL, supabaseKey: supabaseKey, options: .init())
  }

  /// Creates a client of a Supabase project.
  ///
  /// - Parameters:
  ///   - supabaseURL: The address of the project.
  ///   - supabaseKey: The publishable key of the project.
  ///   - options: The settings of the database, the authentication and all requests.
  public convenience init(
    supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions
  ) {
    self.init(
      supabaseURL: supabaseURL, supabaseKey: supabaseKey, options: options,
      session: URLSessionNetworkSession.shared)
  }

  init(
    supabaseURL: URL, supabaseKey: String, options: SupabaseClientOptions,
    session: any NetworkSession
  ) {
    self.supabaseURL = supabaseURL
    self.supabaseKey = supabaseKey
    self.options = options
    self.session = session
    auth = AuthClient(
      service: AuthService(
        base: supabaseURL, key: supabaseKey, session: session, headers: options.global.headers),
      storage: options.auth.storage)
  }

  /// Returns a query of a table or a view.
  public func from(_ table: String) -> PostgrestQueryBuilder {
    PostgrestQueryBuilder(call: call(["rest", "v1", table]))
  }

  /// Returns a call of a function of the database without arguments.
  ///
  /// - Throws: An error if the arguments cannot be encoded.
  public func rpc(_ fn: String) throws -> PostgrestFilterBuilder {
    try rpc(fn, params: [String: String]())
  }

  /// Returns a call of a function of the database.
  ///
  /// - Parameters:
  ///   - fn: The function's name.
  ///   - params: The function's arguments by name.
  /// - Throws: `EncodingError` if an argument cannot be encoded as JSON.
  public func rpc(
    _ fn: String, params: some Encodable & Sendable
  ) throws -> PostgrestFilterBuilder {
    var call = call(["rest", "v1", "rpc", fn])
    call.method = .post
    call.body = try PostgrestCall.encoded(params)
    return PostgrestFilterBuilder(call: call)
  }

  /// A client for the project's files, which lie in buckets.
  public var storage: SupabaseStorageClient {
    SupabaseStorageClient { [self] in signed(["storage", "v1"] + $0) }
  }

  private func call(_ path: [String]) -> PostgrestCall {
    var call = signed(path)
    call.headers["Accept"] = "application/json"
    if let schema = options.db.schema {
      call.headers["Accept-Profile"] = schema
      call.headers["Content-Profile"] = schema
    }
    return call
  }

  /// Returns a request for a path. When it is sent, it gets the token of the user who is then
  /// signed in.
  private func signed(_ path: [String]) -> PostgrestCall {
    var call = PostgrestCall(base: supabaseURL, path: path, session: session)
    call.headers = options.global.headers
    call.headers["apikey"] = supabaseKey
    call.token = { [auth, supabaseKey] in
      do {
        return try await auth.session.accessToken
      } catch is AuthError {
        return supabaseKey
      }
    }
    return call
  }
}
