import Foundation
import NetworkingKit

/// A table or view to query.
public struct PostgrestQueryBuilder: PostgrestBuilder {
  /// The request that the query has built so far; for internal use.
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  /// Requests rows with the given columns.
  ///
  /// - Parameter columns: Names separated by commas, related tables with parentheses; `*` for all.
  public func select(_ columns: String = "*") -> PostgrestFilterBuilder {
    then(.get, query: [URLQueryItem(name: "select", value: PostgrestCall.columns(columns))])
  }

  /// Inserts a row, or an array of them: all or none.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded as JSON.
  public func insert(_ values: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    then(.post, body: try PostgrestCall.encoded(values))
  }

  /// Updates the rows that pass the filters.
  ///
  /// - Throws: `EncodingError` if a value cannot be encoded as JSON.
  public func update(_ values: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    then(.patch, body: try PostgrestCall.encoded(values))
  }

  /// Deletes the rows that pass the filters.
  public func delete() -> PostgrestFilterBuilder {
    then(.delete)
  }

  private func then(
    _ method: HTTPMethod, query: [URLQueryItem] = [], body: Data? = nil
  ) -> PostgrestFilterBuilder {
    var call = _request.call
    call.method = method
    call.query = query
    call.body = body
    // Written rows are returned, as in the SDK.
    if body != nil || method == .delete { call.headers["Prefer"] = "return=representation" }
    return PostgrestFilterBuilder(call: call)
  }
}
