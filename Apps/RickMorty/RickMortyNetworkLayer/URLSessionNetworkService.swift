public import Foundation
public import NetworkingKit

/// The network service over URLSession.
///
///     container.register(NetworkService.self, URLSessionNetworkService(session: .shared))
public struct URLSessionNetworkService: NetworkService {
  private let client: any APIClient
  private let otherBase: URL?

  /// Creates a service over a session.
  ///
  /// - Parameter baseURL: Replaces the base address of every endpoint, for instance by a
  ///   simulator's.
  public init(session: URLSessionNetworkSession, baseURL: URL? = nil) {
    self.init(client: URLSessionAPIClient(session: session), baseURL: baseURL)
  }

  /// Creates a service over a client.
  ///
  /// - Parameters:
  ///   - client: Sends the requests.
  ///   - baseURL: Replaces the base address of every endpoint.
  public init(client: any APIClient, baseURL: URL? = nil) {
    self.client = client
    otherBase = baseURL
  }

  public func request<Response: Decodable & Sendable>(
    _ endpoint: any Endpoint, as type: Response.Type
  ) async throws(NetworkError) -> Response {
    let route = Route<Response>(endpoint, baseURL: otherBase)
    do throws(APIError) {
      return try await client.request(route.build())
    } catch {
      throw NetworkError(error)
    }
  }
}

/// An endpoint with the type of its response.
private struct Route<Response: Decodable & Sendable>: NetworkingKit.Endpoint {
  let baseURL: URL
  let path: String
  let method: HTTPMethod
  let parameters: [URLQueryItem]
  let contentType: ContentType

  init(_ endpoint: any Endpoint, baseURL: URL?) {
    self.baseURL = baseURL ?? endpoint.baseURL
    path = endpoint.path
    method = endpoint.method
    parameters = endpoint.parameters
    contentType = endpoint.contentType
  }
}

extension NetworkError {
  init(_ error: APIError) {
    self =
      switch error {
      case .noInternetConnection, .timeout, .connectionLost, .insecureConnection: .unreachable
      case .invalidCity: .status(404)
      case .unauthorized(let response), .quotaExceeded(let response), .rejected(let response),
        .serverError(let response):
        .status(response.status)
      case .decoding(let path, let reason): .unreadable(field: path, reason: reason)
      case .cancelled: .cancelled
      case .invalidRequest(let reason): .other(reason)
      case .unknownError: .other("the request failed")
      }
  }
}
