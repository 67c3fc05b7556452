import Foundation

extension DeviceRequests {
  /// Returns the single answer of a service without arguments.
  ///
  /// - Throws: ``DeviceRequestError``, also if the answer does not decode.
  public func answer<Answer: Decodable>(
    to service: String, as type: Answer.Type = Answer.self
  ) async throws(DeviceRequestError) -> Answer {
    try DeviceRequest.decode(try await answer(to: DeviceRequest(service)), service)
  }

  /// Returns the single answer of a service.
  ///
  ///     let fix: Fix = try await requests.answer(to: "position.once", with: options)
  ///
  /// - Throws: ``DeviceRequestError``, also if the answer does not decode.
  public func answer<Arguments: Encodable, Answer: Decodable>(
    to service: String, with arguments: Arguments, as type: Answer.Type = Answer.self
  ) async throws(DeviceRequestError) -> Answer {
    let request = try DeviceRequest(service, encoding: arguments)
    return try DeviceRequest.decode(try await answer(to: request), service)
  }
}

extension DeviceRequest {
  /// Creates a request with arguments encoded as JSON.
  ///
  /// - Throws: ``DeviceRequestError/unreadable(service:)`` for values that JSON does not have.
  public init<Arguments: Encodable>(
    _ service: String, encoding arguments: Arguments
  ) throws(DeviceRequestError) {
    guard let data = try? JSONEncoder().encode(arguments) else {
      throw .unreadable(service: service)
    }
    self.init(service, arguments: String(decoding: data, as: UTF8.self))
  }

  /// Decodes an answer's value.
  ///
  /// - Throws: ``DeviceRequestError/unreadable(service:)`` if it does not decode.
  public static func decode<Answer: Decodable>(
    _ json: String, _ service: String
  ) throws(DeviceRequestError) -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, fromUntrusted: Data(json.utf8))
    } catch {
      throw .unreadable(service: service)
    }
  }
}
