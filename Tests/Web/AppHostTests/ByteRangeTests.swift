import Foundation
import StrataAssets
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataAppHost

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-3", 0..<4), ("bytes=6-", 6..<10), ("bytes=-2", 8..<10), ("bytes=8-99", 8..<10),
    ("bytes=-99", 0..<10), ("bytes=9-9", 9..<10), ("bytes=9-9223372036854775807", 9..<10),
  ])
  func `a range header selects the bytes that are sent`(header: String, bytes: Range<Int>) {
    var response = HTTPResponse()
    #expect(ByteRange.range(of: header, in: 10, for: &response) == bytes)
    #expect(response.status == 206)
    let sent = "bytes \(bytes.lowerBound)-\(bytes.upperBound - 1)/10"
    #expect(response.headers["content-range"] == sent)
  }

  @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=99-100"])
  func `a range that selects no byte of the file is refused with status 416`(header: String) {
    var response = HTTPResponse()
    #expect(ByteRange.range(of: header, in: 10, for: &response) == nil)
    #expect(response.status == 416 && response.headers["content-range"] == "bytes */10")
  }

  @Test(arguments: [
    nil, "", "bytes=", "bytes=a-b", "bytes=0-1,4-5", "items=0-1", "bytes=5-2", "bytes=--1",
    "bytes=1", "bytes=99999999999999999999-",
  ])
  func `a missing or invalid range header, or one of several ranges, selects the whole file`(
    header: String?
  ) {
    var response = HTTPResponse()
    #expect(ByteRange.range(of: header, in: 10, for: &response) == 0..<10)
    #expect(response.status == 200 && response.headers["content-range"] == nil)
  }

  /// Returns what the host answers to a request for bytes of an asset.
  @MainActor private func answer(
    _ address: String, _ range: String?
  ) async throws -> (status: Int, text: String, range: String?) {
    let site = try TestSite()
    var headers = HTTPHeaders()
    headers["Range"] = range
    let response = site.service.asset(address, of: HTTPRequest(path: address, headers: headers))
    await site.stop()
    guard case .bytes(let bytes) = response.body else { return (0, "", nil) }
    let text = String(decoding: bytes, as: UTF8.self)
    return (response.status, text, response.headers["content-range"])
  }

  @Test @MainActor
  func `a range request for three bytes of a file of one terabyte does not read the rest of it`()
    async throws
  {
    let folder = try TemporaryFolder()
    try folder.write("film.mp4", "0123456789")
    let file = folder.url.appendingPathComponent("film.mp4")
    let address = try #require(AssetStore.asset(at: file)?.address)
    let whole = try await answer(address, nil)
    #expect(whole.status == 200 && whole.text == "0123456789" && whole.range == nil)
    // The file has a hole, so that it takes no space, but no process has the memory to read it.
    let long = try FileHandle(forUpdating: file)
    try long.truncate(atOffset: 1 << 40)
    try long.close()
    let part = try await answer(address, "bytes=2-4")
    #expect(part.status == 206 && part.text == "234")
    #expect(part.range == "bytes 2-4/\(1 << 40)")
    try FileManager.default.removeItem(at: folder.url)
    #expect(try await answer(address, "bytes=2-4").status == 404)
  }

  @Test @MainActor func `a range of an asset in memory is sent`() async throws {
    let bytes = Data("0123456789".utf8)
    let held = HeldAsset(bytes, .wav, size: PictureSize(width: 0, height: 0))
    let part = try await answer(held.address, "bytes=-3")
    #expect(part.status == 206 && part.text == "789" && part.range == "bytes 7-9/10")
    let beyond = try await answer(held.address, "bytes=10-")
    #expect(beyond.status == 416 && beyond.text.isEmpty && beyond.range == "bytes */10")
    let picture = HeldAsset(bytes, .png, size: PictureSize(width: 1, height: 1))
    #expect(try await answer(picture.address, "bytes=-3").text == "0123456789")
  }
}
