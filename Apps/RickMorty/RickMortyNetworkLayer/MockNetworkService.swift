#if DEBUG
  public import Foundation

  /// A network service for tests, which answers from bytes and records the requests.
  ///
  ///     let service = MockNetworkService { _ in .success(Data(#"{"info":…}"#.utf8)) }
  public actor MockNetworkService: NetworkService {
    /// The closure that returns the response to an endpoint.
    public typealias Answer = @Sendable (any Endpoint) async -> Result<Data, NetworkError>

    /// The requests so far, in order.
    public private(set) var requests: [any Endpoint] = []
    private var answer: Answer

    /// Creates a service that answers with `answer`.
    public init(answer: @escaping Answer) { self.answer = answer }

    /// Replaces the answer to further requests.
    public func setAnswer(_ answer: @escaping Answer) { self.answer = answer }

    public func request<Response: Decodable & Sendable>(
      _ endpoint: any Endpoint, as type: Response.Type
    ) async throws(NetworkError) -> Response {
      requests.append(endpoint)
      let data = try await answer(endpoint).get()
      do {
        return try JSONDecoder().decode(Response.self, from: data)
      } catch let DecodingError.typeMismatch(_, context) {
        throw .unreadable(field: context.field, reason: context.debugDescription)
      } catch let DecodingError.keyNotFound(key, context) {
        throw .unreadable(field: key.stringValue, reason: context.debugDescription)
      } catch {
        throw .unreadable(field: "", reason: "\(error)")
      }
    }
  }

  extension DecodingError.Context {
    fileprivate var field: String { codingPath.map(\.stringValue).joined(separator: ".") }
  }
#endif
