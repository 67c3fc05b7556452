/// Asks an API and decodes what it answers.
///
///     let weather = try await client.request(endpoint.build())
public protocol APIClient: Sendable {
  /// - Throws: ``APIError``, also for a status outside 200…299.
  func request<Response: Decodable & Sendable>(
    _ request: APIRequest<Response>
  ) async throws(APIError) -> Response
}
