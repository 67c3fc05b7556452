import Foundation
import NetworkingKit

struct Greeting: Codable, Equatable, Sendable {
  struct Line: Codable, Equatable, Sendable {
    var text: String
    var count: Int
  }

  var lines: [Line]

  static let hello = Greeting(lines: [Line(text: "hello", count: 1)])
  static let helloJSON = #"{"lines": [{"text": "hello", "count": 1}]}"#
}

struct Greet: Endpoint {
  typealias Response = Greeting

  var baseURL = URL(fileURLWithPath: "/").nowhere
  var name = "Ana"
  var method = HTTPMethod.get
  var body: Data?
  var path: String { "/api/greet" }
  var parameters: [URLQueryItem] {
    [URLQueryItem(name: "name", value: name), URLQueryItem(name: "polite", value: "yes")]
  }
}

extension URL {
  /// The discard port of this machine, where nothing listens.
  var nowhere: URL {
    var parts = URLComponents()
    parts.scheme = "http"
    parts.host = "127.0.0.1"
    parts.port = 9
    return parts.url ?? self
  }
}
