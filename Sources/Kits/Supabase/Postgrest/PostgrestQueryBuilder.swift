import Foundation
import NetworkingKit

/// A table, before it is said what is to be done with it.
public struct PostgrestQueryBuilder: PostgrestBuilder {
  public let _request: _PostgrestRequest

  init(call: PostgrestCall) { _request = _PostgrestRequest(call: call) }

  /// Reads rows.
  ///
  /// - Parameter columns: Names with commas between, related tables in brackets; `*` for all.
  public func select(_ columns: String = "*") -> PostgrestFilterBuilder {
    then(.get, query: [URLQueryItem(name: "select", value: columns.filter { !$0.isWhitespace })])
  }

  /// Adds a row, or an array of them: all or none.
  ///
  /// - Throws: `EncodingError`, where a value has no form in JSON.
  public func insert(_ values: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    then(.post, body: try PostgrestCall.encoded(values))
  }

  /// Changes the rows that the filters leave.
  ///
  /// - Throws: `EncodingError`, where a value has no form in JSON.
  public func update(_ values: some Encodable & Sendable) throws -> PostgrestFilterBuilder {
    then(.patch, body: try PostgrestCall.encoded(values))
  }

  /// Removes the rows that the filters leave.
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
    // What was written comes back, as the SDK has it.
    if body != nil || method == .delete { call.headers["Prefer"] = "return=representation" }
    return PostgrestFilterBuilder(call: call)
  }
}
