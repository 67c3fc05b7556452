/// Sends requests to an API and decodes the answers.
///
///     let weather = try await client.request(endpoint.build())
public protocol APIClient: Sendable {
  /// Sends a request and returns its decoded answer.
  ///
  /// - Throws: ``APIError``, also for a status outside 200…299.
  func request<Response: Decodable & Sendable>(
    _ request: APIRequest<Response>
  ) async throws(APIError) -> Response
}
