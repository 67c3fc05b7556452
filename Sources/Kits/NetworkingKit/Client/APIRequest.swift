/// A request together with the type that its answer is decoded as. Create it with
/// ``Endpoint/build()``.
public struct APIRequest<Response: Decodable & Sendable>: Sendable {
  /// The HTTP request.
  public var network: NetworkRequest

  /// Creates a request together with the type that its answer is decoded as.
  public init(_ network: NetworkRequest) {
    self.network = network
  }
}
