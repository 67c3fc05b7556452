import Foundation
import StrataDeviceServices

/// A query that can be executed.
public protocol PostgrestBuilder: Sendable {
  /// The request that the query has built so far; for internal use.
  var _request: _PostgrestRequest { get }
}

/// The request that each builder passes on.
public struct _PostgrestRequest: Sendable {
  package var call: PostgrestCall
}

extension PostgrestBuilder {
  /// Sends the request and decodes the answer.
  ///
  /// - Throws: ``PostgrestError`` if the service gives a reason, or else ``HTTPError``;
  ///   `DecodingError` if the answer does not decode; `URLError` if there is none.
  @discardableResult
  public func execute<T: Decodable & Sendable>() async throws -> PostgrestResponse<T> {
    let (data, response) = try await _request.call.answer()
    let value = try PostgrestCall.decoder.decode(T.self, fromUntrusted: data)
    return PostgrestResponse(data: data, response: response, value: value)
  }

  /// Sends the request and ignores the body of the answer.
  ///
  /// - Throws: ``PostgrestError`` if the service gives a reason, or else ``HTTPError``; `URLError`
  ///   if there is no answer.
  @discardableResult
  public func execute() async throws -> PostgrestResponse<Void> {
    let (data, response) = try await _request.call.answer()
    return PostgrestResponse(data: data, response: response, value: ())
  }
}
