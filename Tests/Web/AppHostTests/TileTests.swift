import Foundation
import StrataAssets
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of map tiles over a real socket.
@MainActor @Suite(.timeLimit(.minutes(5))) struct TileTests {
  nonisolated private static let png = Data([
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2, 3,
  ])

  private func answer(
    to path: String = "0/0/0", hasCookie: Bool = true,
    _ load: @escaping TileSource.Load
  ) async throws -> (status: Int, type: String?, cache: String?, body: [UInt8]) {
    let site = try TestSite()
    let source = TileSource(load: load)
    let page = try await site.client.get("/")
    let cookie = page.headers["Set-Cookie"]?.prefix { $0 != ";" } ?? ""
    let address = source.address.replacing("{z}/{x}/{y}", with: path)
    let answer = try await site.client.get(
      address, headers: hasCookie ? ["Cookie": String(cookie)] : [:])
    await site.stop()
    return (
      answer.status, answer.headers["Content-Type"], answer.headers["Cache-Control"],
      Array(answer.body)
    )
  }

  @Test func `a browser with a valid cookie gets a map tile and may cache it for ten minutes`()
    async throws
  {
    let got = try await answer { _ in Self.png }
    #expect(got.status == 200 && got.type == "image/png" && got.body == Array(Self.png))
    #expect(got.cache == "private, max-age=600")
  }

  @Test func `a browser without a cookie gets no map tile`() async throws {
    let got = try await answer(hasCookie: false) { _ in
      Issue.record("asked for a stranger")
      return Self.png
    }
    #expect(got.status == 403)
  }

  @Test(arguments: ["0/1/0", "19/0/0", "a/b/c", "0/0"])
  func `an invalid tile address is not found`(path: String) async throws {
    #expect(try await answer(to: path) { _ in Self.png }.status == 404)
  }

  @Test(arguments: [
    Data("{\"cod\":401,\"message\":\"Invalid API key\"}".utf8), Data(),
    TileTests.png + Data(count: HostService.largestTile),
  ])
  func `a response that is not an image, or is huge, is not passed on`(data: Data) async throws {
    let got = try await answer { _ in data }
    #expect(got.status == 502 && got.cache == "no-store")
    #expect(!String(decoding: got.body, as: UTF8.self).contains("key"))
  }

  @Test func `an error of the tile source is not shown to the browser`() async throws {
    struct Secret: Error { let key = "appid=0123" }
    let got = try await answer { _ in throw Secret() }
    #expect(got.status == 502 && got.cache == "no-store")
    #expect(!String(decoding: got.body, as: UTF8.self).contains("0123"))
  }
}
