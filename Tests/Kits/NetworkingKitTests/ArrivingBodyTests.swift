import Foundation
import Testing

@testable import NetworkingKit

@Suite struct ArrivingBodyTests {
  @Test func `parts of a response body are appended without copying the whole body each time`() {
    let body = ArrivingBody(largest: 1 << 26)
    var place: UnsafeRawPointer?
    var moves = 0
    for number in 0..<2_000 {
      #expect(!body.take(Data(repeating: UInt8(number % 251), count: 16_384)))
      let now = body.bytes?.withUnsafeBytes(\.baseAddress)
      if now != place { moves += 1 }
      place = now
    }
    // Growing moves the buffer now and then; copying would move it with each piece.
    #expect(moves < 500)
    #expect(body.bytes?.count == 2_000 * 16_384)
    #expect(body.bytes?.last == UInt8(1_999 % 251))
  }

  @Test func `a response body that exceeds the limit is reported once, and its bytes are released`()
  {
    let body = ArrivingBody(largest: 10)
    #expect(!body.take(Data(count: 10)))
    #expect(body.bytes == Data(count: 10))
    #expect(body.take(Data(count: 1)))
    #expect(body.bytes == nil)
    #expect(!body.take(Data(count: 1)))
    #expect(body.bytes == nil)
  }
}
