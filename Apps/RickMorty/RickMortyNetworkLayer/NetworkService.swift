/// Asks an API and decodes its answer.
///
///     let page = try await service.request(RickMortyEndpoint.characters(page: 1), as: PageDTO.self)
public protocol NetworkService: Sendable {
  /// - Throws: ``NetworkError``, also for a status outside 200…299.
  func request<Response: Decodable & Sendable>(
    _ endpoint: any Endpoint, as type: Response.Type
  ) async throws(NetworkError) -> Response
}
