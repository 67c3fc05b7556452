import Foundation

/// What can be sent.
public protocol PostgrestBuilder: Sendable {
  /// Not for use: what has been put together so far.
  var _request: _PostgrestRequest { get }
}

/// Carries a request from one step to the next.
public struct _PostgrestRequest: Sendable {
  var call: PostgrestCall
}

extension PostgrestBuilder {
  /// Sends it and reads the answer.
  ///
  /// - Throws: ``PostgrestError`` as the service words it; ``HTTPError`` where it gives no reason;
  ///   `DecodingError` where the answer is not of this type; `URLError` where there is none.
  @discardableResult
  public func execute<T: Decodable & Sendable>() async throws -> PostgrestResponse<T> {
    let (data, response) = try await _request.call.answer()
    let value = try PostgrestCall.decoder.decode(T.self, from: data)
    return PostgrestResponse(data: data, response: response, value: value)
  }

  /// Sends it where only that it was done matters.
  ///
  /// - Throws: As the other one, but for `DecodingError`.
  @discardableResult
  public func execute() async throws -> PostgrestResponse<Void> {
    let (data, response) = try await _request.call.answer()
    return PostgrestResponse(data: data, response: response, value: ())
  }
}
