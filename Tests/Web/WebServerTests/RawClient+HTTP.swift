import Foundation

/// A response as it arrived.
struct RawResponse: Sendable, Equatable {
  var status: Int
  var headers: [String: String]
  var body: [UInt8]

  var text: String { String(decoding: body, as: UTF8.self) }
}

extension RawClient {
  /// Reads one response, by its Content-Length.
  func readResponse(isHead: Bool = false) throws -> RawResponse {
    let lines = try readHead().components(separatedBy: "\r\n").filter { !$0.isEmpty }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
    }
    let status = lines.first.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
    let length = isHead ? 0 : Int(headers["content-length"] ?? "0") ?? 0
    return RawResponse(status: status, headers: headers, body: try read(length))
  }

  func get(_ target: String, headers: String = "") throws -> RawResponse {
    try send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
    return try readResponse()
  }

  func post(_ target: String, _ body: [UInt8]) throws -> RawResponse {
    try send("POST \(target) HTTP/1.1\r\nHost: localhost\r\nContent-Length: \(body.count)\r\n\r\n")
    try send(body)
    return try readResponse()
  }
}
