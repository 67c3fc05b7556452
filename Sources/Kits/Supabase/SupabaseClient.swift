public import Foundation
import NetworkingKit

/// A project of Supabase, by the names of the official SDK (`supabase-swift` 2) for the calls that
/// are used here, so that the SDK takes this module's place by one line of a manifest.
///
///     let client = SupabaseClient(supabaseURL: url, supabaseKey: key)
///     let near: [ListingDTO] = try await client
///       .rpc("search_food_items_nearby", params: ["user_lat": 51.5, "user_lng": -0.1])
///       .execute()
///       .value
///
/// Calls to the database, people without an account (``auth``) and files (``storage``) are here: `realtime`
/// and `functions` are absent.
public final class SupabaseClient: Sendable {
  /// Where the project is, without a path.
  public let supabaseURL: URL
  /// The publishable key; what it may do is the database's to say.
  public let supabaseKey: String
  /// Who is signed in. Their token goes with every call to the database, the key of nobody.
  public let auth: AuthClient
  private let options: SupabaseClientOptions
  private let session: any NetworkSession

  public convenience init(supabaseURL: URL, supabaseKey: String) {
    self.init(supabaseURL: supabaseURL, supabaseKey: supabaseKey, options: .init())
  }

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
      service: AuthService(base: supabaseURL, key: supabaseKey, session: session),
      storage: options.auth.storage)
  }

  /// Begins a query of a table or a view.
  public func from(_ table: String) -> PostgrestQueryBuilder {
    PostgrestQueryBuilder(call: call(["rest", "v1", table]))
  }

  /// Calls a function of the database that takes nothing.
  public func rpc(_ fn: String) throws -> PostgrestFilterBuilder {
    try rpc(fn, params: [String: String]())
  }

  /// Calls a function of the database.
  ///
  /// - Parameter params: The function's arguments by name.
  /// - Throws: `EncodingError`, where an argument has no form in JSON.
  public func rpc(
    _ fn: String, params: some Encodable & Sendable
  ) throws -> PostgrestFilterBuilder {
    var call = call(["rest", "v1", "rpc", fn])
    call.method = .post
    call.body = try PostgrestCall.encoded(params)
    return PostgrestFilterBuilder(call: call)
  }

  /// Files, in buckets.
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

  /// A call in the name of whoever is signed in when it is sent.
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
