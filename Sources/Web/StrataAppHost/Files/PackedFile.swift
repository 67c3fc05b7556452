import StrataBrowserClient
import StrataWebServer

/// A file of the client as it travels: packed for the browsers that unpack it, plain for others.
struct PackedFile: Sendable {
  let file: ClientFile

  init(_ file: ClientFile) { self.file = file }

  /// The answer to a request; a browser keeps it for as long as the content's address.
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
