#if DEBUG
  import Foundation
  import RickMortyNetworkLayer

  /// A network service that answers with recorded pages from the module's resources. Nothing was
  /// recorded for filters.
  struct RecordedNetworkService: NetworkService {
    func request<Response: Decodable & Sendable>(
      _ endpoint: any Endpoint, as type: Response.Type
    ) async throws(NetworkError) -> Response {
      let data = try recording(of: endpoint)
      do {
        return try JSONDecoder().decode(type, from: data)
      } catch {
        throw .unreadable(field: "", reason: "\(error)")
      }
    }

    /// Returns the recorded response of an endpoint.
    ///
    /// - Throws: A status of 404 for everything that was not recorded.
    private func recording(of endpoint: any Endpoint) throws(NetworkError) -> Data {
      guard endpoint.path == "/character", endpoint.parameters.map(\.name) == ["page"],
        let page = endpoint.parameters.first?.value,
        let url = Bundle.module.url(
          forResource: "characters-\(page)", withExtension: "json", subdirectory: "Resources"),
        let data = try? Data(contentsOf: url)
      else { throw .status(404) }
      return data
    }
  }
#endif
