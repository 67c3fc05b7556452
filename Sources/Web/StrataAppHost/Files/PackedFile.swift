import StrataBrowserClient
import StrataWebServer

/// A file of the client, gzipped for browsers that accept it and plain for others.
struct PackedFile: Sendable {
  let file: ClientFile

  init(_ file: ClientFile) { self.file = file }

  /// Returns the answer to a request; a browser may cache it for ever, as its URL contains the
  /// content's hash.
  func response(to request: HTTPRequest) -> HTTPResponse {
    var response = HTTPResponse(body: .bytes(file.bytes))
    if AcceptedEncoding.allowsGzip(request.headers["Accept-Encoding"]) {
      response.body = .bytes(file.packed)
      response.headers["Content-Encoding"] = "gzip"
    }
    response.headers["Vary"] = "Accept-Encoding"
    response.headers["Content-Type"] = file.contentType
    response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
    SecurityHeaders.add(to: &response)
    return response
  }
}
