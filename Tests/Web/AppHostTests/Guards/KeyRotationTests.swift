import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataAppHost

/// Tests of another key for the devices' cookies while servers run.
@MainActor @Suite(.timeLimit(.minutes(10))) struct KeyRotationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: URL { SecretKey.file(in: folder.url) }

  private func rotate(_ words: String...) -> Int32 { KeyCommands.run(words, in: folder.url) }

  /// Returns the cookie of a response; `nil` if it sets none.
  private func cookie(of response: HTTPResponse) -> String? {
    response.headers["Set-Cookie"]?.split(separator: ";").first.map(String.init)
  }

  @Test func `a running server signs with a new key, and accepts signatures of earlier ones`()
    throws
  {
    let server = try SecretKey(folder: folder.url)
    let first = server.signature(of: "a")
    #expect(rotate() == 0)
    let second = server.signature(of: "a")
    #expect(first != second)
    #expect(server.validity(of: first, for: "a") == .earlier)
    #expect(server.validity(of: second, for: "a") == .current)
    #expect(server.validity(of: first, for: "b") == .invalid)
  }

  @Test func `a server that still signs with the earlier key accepts a cookie of the new key`()
    throws
  {
    let server = try SecretKey(folder: folder.url)
    _ = server.signature(of: "a")
    #expect(rotate() == 0)
    let other = try SecretKey(folder: folder.url)
    #expect(server.validity(of: other.signature(of: "a"), for: "a") == .current)
  }

  @Test func `the latest four keys are valid, and only the last one after --drop`() throws {
    var signatures: [String] = []
    for _ in 0..<5 {
      signatures.append(try SecretKey(folder: folder.url).signature(of: "a"))
      #expect(rotate() == 0)
    }
    signatures.append(try SecretKey(folder: folder.url).signature(of: "a"))
    let server = try SecretKey(folder: folder.url)
    #expect(
      signatures.map { server.validity(of: $0, for: "a") } == [
        .invalid, .invalid, .earlier, .earlier, .earlier, .current,
      ])
    #expect(rotate("--drop") == 0)
    // A signature that it does not know lets the server look at the file.
    _ = server.validity(of: "none", for: "a")
    #expect(server.validity(of: signatures[4], for: "a") == .invalid)
    #expect(server.validity(of: signatures[5], for: "a") == .current)
  }

  @Test func `only the server's user may read the file of a rotated key`() throws {
    #expect(rotate() == 0)
    let mode =
      try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try Data(contentsOf: file).count == 2 * SecretKey.length)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["host.key"])
  }

  @Test func `a damaged key file is neither rotated nor used by a running server`() throws {
    let server = try SecretKey(folder: folder.url)
    let first = server.signature(of: "a")
    try Data("half".utf8).write(to: file)
    #expect(rotate() == 1)
    #expect(rotate("--now") == 2)
    #expect(try Data(contentsOf: file) == Data("half".utf8))
    #expect(server.signature(of: "a") == first)
  }

  @Test(arguments: [false, true])
  func `a device whose cookie an earlier key signed stays the same device and gets a new cookie`(
    isSecure: Bool
  ) throws {
    let cookie = DeviceCookie(secret: try SecretKey(folder: folder.url))
    let device = cookie.make()
    var first = HTTPResponse()
    var request = HTTPRequest()
    request.isSecure = isSecure
    cookie.set(device, in: &first, to: request)
    let old = try #require(self.cookie(of: first))
    #expect(rotate() == 0)
    request.headers["Cookie"] = old
    #expect(cookie.device(of: request) == device)
    var second = HTTPResponse()
    // The first signature since the rotation lets the server read the keys.
    _ = cookie.secret.signature(of: "a")
    cookie.set(device, in: &second, to: request)
    let new = try #require(self.cookie(of: second))
    #expect(new != old)
    request.headers["Cookie"] = new
    #expect(cookie.device(of: request) == device)
    var third = HTTPResponse()
    cookie.set(device, in: &third, to: request)
    #expect(self.cookie(of: third) == nil)
  }
}
