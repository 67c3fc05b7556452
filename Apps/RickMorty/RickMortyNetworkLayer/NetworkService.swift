/// Sends requests to an API and decodes the responses.
///
///     let page = try await service.request(RickMortyEndpoint.characters(page: 1), as: PageDTO.self)
public protocol NetworkService: Sendable {
  /// Requests an endpoint and decodes the response.
  ///
  /// - Throws: ``NetworkError``, also for a status outside 200…299.
  func request<Response: Decodable & Sendable>(
    _ endpoint: any Endpoint, as type: Response.Type
  ) async throws(NetworkError) -> Response
}
