public import Foundation
public import NetworkingKit

/// One route of an API.
///
///     struct CityEndpoint: Endpoint {
///       let path = "/city"
///       let parameters = [URLQueryItem(name: "q", value: "London")]
///     }
public protocol Endpoint: Sendable {
  /// The scheme, the host and the path that all routes share.
  var baseURL: URL { get }
  /// The path below `baseURL`, unescaped.
  var path: String { get }
  /// The request's method; GET by default.
  var method: HTTPMethod { get }
  /// The query items, unescaped and in order; none by default.
  var parameters: [URLQueryItem] { get }
  /// The type of the request's body; JSON by default.
  var contentType: ContentType { get }
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var parameters: [URLQueryItem] { [] }
  public var contentType: ContentType { .json }
}
