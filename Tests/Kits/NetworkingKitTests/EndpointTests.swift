import Foundation
import NetworkingKit
import StrataKitTesting
import Testing

@Suite struct EndpointTests {
  @Test(.mission("W-76", "W-78"))
  func `an endpoint builds a request with its URL, method and headers`() throws {
    let request: APIRequest<Greeting> = Greet(name: "Ana").build()
    #expect(
      request.network.url.absoluteString == "http://127.0.0.1:9/api/greet?name=Ana&polite=yes")
    #expect(request.network.method == .get)
    #expect(request.network.headers == ["Accept": "application/json"])
    #expect(request.network.body == nil)
  }

  @Test(arguments: [
    ("a+b", "a%2Bb"), ("São Tomé", "S%C3%A3o%20Tom%C3%A9"), ("x&units=1#y", "x%26units%3D1%23y"),
    ("London,GB", "London%2CGB"), ("東京", "%E6%9D%B1%E4%BA%AC"), ("<\"'>%", "%3C%22%27%3E%25"),
    ("", ""),
  ])
  func `every parameter is escaped so that a server reads it back`(value: String, escaped: String) {
    let request = Greet(name: value).build().network
    #expect(request.url.absoluteString.hasSuffix("?name=\(escaped)&polite=yes"))
    #expect(request.parameter("name") == value)
  }

  @Test(arguments: [
    ("http://h", "a", "http://h/a"), ("http://h/", "/a", "http://h/a"),
    ("http://h/v1", "/a/", "http://h/v1/a/"), ("http://h/v1/", "", "http://h/v1"),
    ("http://h?key=1", "/a", "http://h/a?key=1"), ("http://h", "/a b/ü", "http://h/a%20b/%C3%BC"),
  ])
  func `URL and path are joined with one slash`(base: String, path: String, whole: String) throws {
    let endpoint = Bare(baseURL: try #require(URL(string: base)), path: path)
    #expect(endpoint.build().network.url.absoluteString == whole)
  }

  @Test func `the parameters of a posted form are sent in the body`() throws {
    let request = PostForm().build().network
    #expect(request.url.absoluteString == "http://127.0.0.1:9/form")
    #expect(request.body == Data("text=a%26b&flag".utf8))
    #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
  }

  @Test func `the parameters of a form that is not posted are sent in the URL`() throws {
    let request = try Form(baseURL: #require(URL(string: "http://h")), method: .get).build().network
    #expect(request.url.absoluteString == "http://h/form?text=a")
    #expect(request.body == nil && request.headers["Content-Type"] == nil)
    let whole = try Form(
      baseURL: #require(URL(string: "http://h")), method: .post, body: Data("b".utf8))
    #expect(whole.build().network.body == Data("b".utf8))
    #expect(whole.build().network.url.query == "text=a")
  }

  @Test func `an endpoint's description contains neither the query nor the user`() throws {
    let url = try #require(URL(string: "https://me:secret@example.org/data?appid=secret#secret"))
    let request = NetworkRequest(url: url, headers: ["Authorization": "secret"])
    #expect("\(request)" == "GET https://example.org/data")
    #expect(String(reflecting: request) == "GET https://example.org/data")
  }
}

private struct Bare: Endpoint {
  typealias Response = Greeting
  let baseURL: URL
  let path: String
}

private struct Form: Endpoint {
  typealias Response = Greeting
  let baseURL: URL
  let path = "/form"
  let method: HTTPMethod
  var body: Data?
  let contentType = ContentType.form
  let parameters = [URLQueryItem(name: "text", value: "a")]
}

private struct PostForm: Endpoint {
  typealias Response = Greeting
  let baseURL = URL(fileURLWithPath: "/").nowhere
  let path = "/form"
  let method = HTTPMethod.post
  let contentType = ContentType.form
  let parameters = [
    URLQueryItem(name: "text", value: "a&b"), URLQueryItem(name: "flag", value: nil),
  ]
}
