import Foundation
import StrataWebServer
import Testing

@testable import StrataAppHost

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-3", "0123"), ("bytes=6-", "6789"), ("bytes=-2", "89"), ("bytes=8-99", "89"),
    ("bytes=-99", "0123456789"), ("bytes=9-9", "9"),
    ("bytes=9-9223372036854775807", "9"),
  ])
  func `the asked bytes are sent`(header: String, bytes: String) {
    var response = HTTPResponse(body: .bytes(Array("0123456789".utf8)))
    ByteRange.cut(&response, to: header, of: Data("0123456789".utf8))
    guard case .bytes(let sent) = response.body else { return }
    #expect(response.status == 206 && String(decoding: sent, as: UTF8.self) == bytes)
    #expect(response.headers["content-range"]?.hasSuffix("/10") == true)
  }

  @Test(arguments: ["bytes=10-", "bytes=-0", "bytes=99-100"])
  func `a range without bytes is refused`(header: String) {
    var response = HTTPResponse(body: .bytes(Array("0123456789".utf8)))
    ByteRange.cut(&response, to: header, of: Data("0123456789".utf8))
    #expect(response.status == 416 && response.headers["content-range"] == "bytes */10")
  }

  @Test(arguments: [
    nil, "", "bytes=", "bytes=a-b", "bytes=0-1,4-5", "items=0-1", "bytes=5-2", "bytes=--1",
    "bytes=1", "bytes=99999999999999999999-",
  ])
  func `another header leaves the file whole`(header: String?) {
    var response = HTTPResponse(body: .bytes(Array("0123456789".utf8)))
    ByteRange.cut(&response, to: header, of: Data("0123456789".utf8))
    #expect(response.status == 200 && response.headers["content-range"] == nil)
  }
}
