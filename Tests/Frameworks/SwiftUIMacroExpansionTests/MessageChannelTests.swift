import Foundation
import Testing

@testable import StrataSwiftUIMacroExpansion

struct MessageChannelTests {
  @Test func `compiler messages are received one by one, and a truncated one is not received`()
    throws
  {
    let pipe = Pipe()
    let channel = MessageChannel(
      input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    let long = Data(repeating: 7, count: 40_000)
    channel.send(Data("one".utf8))
    channel.send(long)
    try pipe.fileHandleForWriting.write(contentsOf: Data([9, 0, 0, 0, 0, 0, 0, 0, 1]))
    try pipe.fileHandleForWriting.close()
    #expect(channel.next() == Data("one".utf8))
    #expect(channel.next() == long)
    #expect(channel.next() == nil, "a truncated message is not returned")
  }
}
