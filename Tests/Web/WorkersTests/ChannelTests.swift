import Foundation
import Glibc
import Testing

@testable import StrataWorkers

/// Tests of the connection between a front and a worker.
@Suite struct ChannelTests {
  private func receive(_ channel: Channel) -> Channel.Received {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Channel.limit, alignment: 16)
    defer { buffer.deallocate() }
    return channel.receive(in: buffer, waits: false)
  }

  @Test func `messages between two processes arrive whole and in order`() throws {
    let (one, other) = try #require(Channel.pair())
    #expect(one.send("first", waits: false) == .done)
    #expect(one.send("second", waits: false) == .done)
    #expect(receive(other) == .message("first", descriptor: -1))
    #expect(receive(other) == .message("second", descriptor: -1))
    #expect(receive(other) == .nothing)
  }

  @Test func `a file descriptor that is passed to another process refers to the same file`() throws
  {
    let (one, other) = try #require(Channel.pair())
    let pipe = Pipe()
    let sent = one.send(
      "take", passing: pipe.fileHandleForWriting.fileDescriptor, waits: false)
    #expect(sent == .done)
    guard case .message("take", let descriptor) = receive(other), descriptor >= 0 else {
      Issue.record("no descriptor has arrived")
      return
    }
    #expect(fcntl(descriptor, F_GETFD) & FD_CLOEXEC != 0, "other programs would inherit it")
    #expect(write(descriptor, "hi", 2) == 2)
    close(descriptor)
    #expect(try pipe.fileHandleForReading.read(upToCount: 2) == Data("hi".utf8))
  }

  @Test
  func `the end of the other process is received after its last message, and sending then fails`()
    throws
  {
    let one = try end(after: "last")
    #expect(receive(one) == .message("last", descriptor: -1))
    #expect(receive(one) == .end)
    #expect(one.send("late", waits: false) == .ended)
  }

  /// Returns an end whose other end sent a text and is closed.
  private func end(after text: String) throws -> Channel {
    let (one, other) = try #require(Channel.pair())
    #expect(other.send(text, waits: false) == .done)
    return one
  }

  @Test
  func `sending to a process that does not read fails without blocking once the buffer is full`()
    throws
  {
    let (one, other) = try #require(Channel.pair())
    var count = 0
    while one.send("message", waits: false) == .done { count += 1 }
    #expect(count > 10)
    #expect(one.send("message", waits: false) == .noRoom)
    #expect(receive(other) == .message("message", descriptor: -1))
  }

  @Test func `a message of the maximum size passes`() throws {
    let (one, other) = try #require(Channel.pair())
    let text = String(repeating: "a", count: Channel.limit)
    #expect(one.send(text, waits: false) == .done)
    #expect(receive(other) == .message(text, descriptor: -1))
  }
}
