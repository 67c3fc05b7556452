import Foundation
import StrataBrowserTesting
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of what a page of another site, or whoever guesses the path of a file, gets from a host.
@MainActor @Suite(.timeLimit(.minutes(10))) struct CrossOriginTests {
  private static let paths = ["/", "/healthz", "/readyz", "/metrics", "/~/live", "/nowhere"]

  @Test func `no answer lets a page of another site read it, nor send what needs a preflight`()
    async throws
  {
    let site = try TestSite()
    let asked: RawHTTPHeaders = [
      "Origin": "https://evil.example", "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "x-device",
    ]
    for method in ["GET", "HEAD", "POST", "OPTIONS"] {
      for path in Self.paths {
        let connection = try await RawHTTPConnection.open(port: site.port)
        let answer = try await connection.send(method, path, headers: asked)
        let names = answer.headers.fields.map { $0.name.lowercased() }
        #expect(!names.isEmpty)
        #expect(!names.contains { $0.hasPrefix("access-control-") }, "\(method) \(path)")
        #expect(answer.status != 200 || ["GET", "HEAD"].contains(method), "\(method) \(path)")
      }
    }
    await site.stop()
  }

  @Test func `no path leads to a file of the data folder, not even to one that a browser sent`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let words = "#!/bin/sh\necho a file that was sent\n"
    let file = app.dataFolder.appendingPathComponent("sent.sh")
    try Data(words.utf8).write(to: file)
    try #require(chmod(file.path, 0o755) == 0)
    let names = ["sent.sh", "host.key", "push.key", "data.sqlite", ".git/config"]
    let folders = ["/", "/~/", "/../", "/%2e%2e/", "/~/../", "//", "\(app.dataFolder.path)/"]
    for name in names {
      let bytes = try? Data(contentsOf: app.dataFolder.appendingPathComponent(name))
      for folder in folders {
        let answer = try await RawHTTPClient(app.url).get(folder + name)
        #expect(!answer.text.contains("a file that was sent"), "\(folder)\(name)")
        #expect(bytes.map { Data(answer.body) != $0 } ?? true, "\(folder)\(name)")
      }
    }
    #expect(try await app.stop() == .exited(0))
  }
}
