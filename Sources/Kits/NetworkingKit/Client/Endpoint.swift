public import Foundation

/// One route of an API: where it is, what it takes, and what it answers with.
///
///     struct CityEndpoint: Endpoint {
///       typealias Response = CityDTO
///       let baseURL: URL
///       let name: String
///       var path: String { "/city" }
///       var parameters: [URLQueryItem] { [URLQueryItem(name: "q", value: name)] }
///     }
///     let city = try await client.request(CityEndpoint(baseURL: url, name: "London").build())
///
/// An endpoint that serves several routes is generic over its response, with one static function
/// for each route in an extension `where Response == …`.
public protocol Endpoint<Response>: Sendable {
  /// What a successful answer is decoded as.
  associatedtype Response: Decodable & Sendable

  /// Scheme, host and port, and the path that all routes share, if there is one.
  var baseURL: URL { get }

  /// The route below `baseURL`, unescaped: `/data/2.5/weather`.
  var path: String { get }

  var method: HTTPMethod { get }

  /// Names and values, unescaped and in order. They go into the address, and into the body of a
  /// form where the method has one. An item without a value is sent as its name alone.
  var parameters: [URLQueryItem] { get }

  /// What `body` is written in.
  var contentType: ContentType { get }

  var headers: [String: String] { get }

  /// The bytes to send, where they are not the parameters of a form.
  var body: Data? { get }
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var parameters: [URLQueryItem] { [] }
  public var contentType: ContentType { .json }
  public var headers: [String: String] { [:] }
  public var body: Data? { nil }
}
