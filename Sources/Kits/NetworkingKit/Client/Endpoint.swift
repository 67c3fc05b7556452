public import Foundation

/// A route of an API: its URL, its parameters, and the type of its answer.
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
  /// The type that a successful answer is decoded as.
  associatedtype Response: Decodable & Sendable

  /// The scheme, host and port, and the path that all routes share, if there is one.
  var baseURL: URL { get }

  /// The path below `baseURL`, unescaped, such as `/data/2.5/weather`.
  var path: String { get }

  /// The HTTP method; `GET` by default.
  var method: HTTPMethod { get }

  /// The parameters, unescaped and in order. They go into the URL, or into the body of a form if
  /// the method has one. An item without a value is sent as its name alone.
  var parameters: [URLQueryItem] { get }

  /// The encoding of `body`.
  var contentType: ContentType { get }

  /// The HTTP headers; none by default.
  var headers: [String: String] { get }

  /// The bytes of the body, unless it consists of a form's parameters.
  var body: Data? { get }

  /// The maximum size of the answer, in bytes; 32 MiB by default. Decoding may take eighty times
  /// as much memory, so a server that calls services of others should set what they really send.
  var largestAnswer: Int { get }
}

extension Endpoint {
  public var method: HTTPMethod { .get }
  public var parameters: [URLQueryItem] { [] }
  public var contentType: ContentType { .json }
  public var headers: [String: String] { [:] }
  public var body: Data? { nil }
  public var largestAnswer: Int { 32 << 20 }
}
