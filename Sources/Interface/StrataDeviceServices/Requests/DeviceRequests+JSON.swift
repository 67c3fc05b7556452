import Foundation

extension DeviceRequests {
  /// The one answer of a service that needs to know nothing.
  public func answer<Answer: Decodable>(
    to service: String, as type: Answer.Type = Answer.self
  ) async throws(DeviceRequestError) -> Answer {
    try DeviceRequest.decode(try await answer(to: DeviceRequest(service)), service)
  }

  /// The one answer of a service.
  ///
  ///     let fix: Fix = try await requests.answer(to: "position.once", with: options)
  public func answer<Arguments: Encodable, Answer: Decodable>(
    to service: String, with arguments: Arguments, as type: Answer.Type = Answer.self
  ) async throws(DeviceRequestError) -> Answer {
    let request = try DeviceRequest(service, encoding: arguments)
    return try DeviceRequest.decode(try await answer(to: request), service)
  }
}

extension DeviceRequest {
  /// - Throws: ``DeviceRequestError/unreadable(service:)`` for values that JSON does not have.
  public init<Arguments: Encodable>(
    _ service: String, encoding arguments: Arguments
  ) throws(DeviceRequestError) {
    guard let data = try? JSONEncoder().encode(arguments) else {
      throw .unreadable(service: service)
    }
    self.init(service, arguments: String(decoding: data, as: UTF8.self))
  }

  /// An answer's value.
  public static func decode<Answer: Decodable>(
    _ json: String, _ service: String
  ) throws(DeviceRequestError) -> Answer {
    do {
      return try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
    } catch {
      throw .unreadable(service: service)
    }
  }
}
