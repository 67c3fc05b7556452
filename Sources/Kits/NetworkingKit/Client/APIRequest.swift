/// A request together with the type that its answer is decoded as.
///
/// It is made by ``Endpoint/build()``.
public struct APIRequest<Response: Decodable & Sendable>: Sendable {
  /// What goes over the network.
  public var network: NetworkRequest

  public init(_ network: NetworkRequest) {
    self.network = network
  }
}
