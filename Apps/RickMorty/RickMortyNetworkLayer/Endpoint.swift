public import Foundation
public import NetworkingKit

/// One route of an API, whatever it answers with.
///
///     struct CityEndpoint: Endpoint {
///       let path = "/city"
///       let parameters = [URLQueryItem(name: "q", value: "London")]
///     }
public protocol Endpoint: Sendable {
  /// Scheme, host and the path that all routes share.
  var baseURL: URL { get }
  /// The route below `baseURL`, unescaped.
  var path: String { get }
  var method: HTTPMethod { get }
  /// Names and values, unescaped and in order.
  var parameters: [URLQueryItem] { get }
  var contentType: ContentType { get }
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var parameters: [URLQueryItem] { [] }
  public var contentType: ContentType { .json }
}
