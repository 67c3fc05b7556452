import Foundation
import Testing
import WebServer

/// Heads of requests that a proxy before the server may read otherwise than the server does.
struct HeadTests {
  private func answer(to request: String) async throws -> String {
    let bytes = try await withServer { _, port in
      try await talking(to: port) { client in
        try client.send(request)
        client.finishSending()
        return try client.readToEnd()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 2\r\nContent-Length: 1",
    "Content-Length: 0\r\nContent-Length: 2", "Content-Length: 2\r\nContent-Length: 0",
    "Content-Length: 1\r\ncontent-length: 2", "Content-Length: 1, 2",
  ])
  func `two lengths that differ are refused`(_ lines: String) async throws {
    for method in ["GET", "POST", "DELETE"] {
      let text = try await answer(to: "\(method) / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\nab")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(method): \(text.prefix(60))")
      #expect(text.count(of: "HTTP/1.1 ") == 1, "what follows is no request")
    }
  }

  @Test(arguments: [
    "Content-Length : 2", "Content-Length\t: 2", "content-length  : 2",
    "Transfer-Encoding : chunked", "Host : b", "Cookie : device=x", "Connection : close",
  ])
  func `a blank before the colon of a name that decides something is refused`(_ line: String)
    async throws
  {
    for method in ["GET", "POST"] {
      let text = try await answer(
        to: "\(method) / HTTP/1.1\r\nHost: a\r\n\(line)\r\n\r\nab")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(method): \(text.prefix(60))")
      #expect(text.count(of: "HTTP/1.1 ") == 1, "what follows is no request")
    }
  }

  @Test(arguments: ["Content-Length:2", "Content-Length:  2", "CONTENT-LENGTH:\t2"])
  func `blanks after the colon are as good as none`(_ line: String) async throws {
    let text = try await answer(
      to: "POST /fine HTTP/1.1\r\nHost: a\r\n\(line)\r\nX-Other: a : b\r\n\r\nab")
    #expect(text.hasPrefix("HTTP/1.1 200 "), "\(text.prefix(60))")
  }

  @Test func `a socket whose head has two lengths or a blank before a colon is refused`()
    async throws
  {
    let lines = ["Content-Length: 1\r\nContent-Length: 2", "Content-Length : 2", "Cookie : a=b"]
    for line in lines {
      let text = try await withServer(connect: { RecordingDelegate.echo($1) }) { _, port in
        try await talking(to: port) { client in
          try client.send(
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
              + "\(line)\r\n\r\n")
          client.finishSending()
          return String(decoding: try client.readToEnd(), as: UTF8.self)
        }
      }
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(line): \(text.prefix(60))")
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
