import Foundation
import StrataAssets
import SwiftUI
import Testing

@testable import StrataAppHost

/// Squares of a map over a real socket.
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

  @Test func `a browser that this server knows gets the picture, and keeps it a while`()
    async throws
  {
    let got = try await answer { _ in Self.png }
    #expect(got.status == 200 && got.type == "image/png" && got.body == Array(Self.png))
    #expect(got.cache == "private, max-age=600")
  }

  @Test func `a stranger gets none`() async throws {
    let got = try await answer(hasCookie: false) { _ in
      Issue.record("asked for a stranger")
      return Self.png
    }
    #expect(got.status == 403)
  }

  @Test(arguments: ["0/1/0", "19/0/0", "a/b/c", "0/0"])
  func `a square that is none is not there`(path: String) async throws {
    #expect(try await answer(to: path) { _ in Self.png }.status == 404)
  }

  @Test(arguments: [
    Data("{\"cod\":401,\"message\":\"Invalid API key\"}".utf8), Data(),
    TileTests.png + Data(count: HostService.largestTile),
  ])
  func `what is no picture, or a huge one, is not handed on`(data: Data) async throws {
    let got = try await answer { _ in data }
    #expect(got.status == 502 && got.cache == "no-store")
    #expect(!String(decoding: got.body, as: UTF8.self).contains("key"))
  }

  @Test func `a source that fails says no more than that`() async throws {
    struct Secret: Error { let key = "appid=0123" }
    let got = try await answer { _ in throw Secret() }
    #expect(got.status == 502 && got.cache == "no-store")
    #expect(!String(decoding: got.body, as: UTF8.self).contains("0123"))
  }
}
