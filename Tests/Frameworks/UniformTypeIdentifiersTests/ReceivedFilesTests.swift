import Foundation
import StrataDeviceServices
import Testing

@testable import StrataSwiftUIFiles

@Suite struct ReceivedFilesTests {
  /// Returns the names of the files that are written when a client sends these names.
  private func received(_ names: [String]) async throws -> [String] {
    let answers = AsyncThrowingStream<String, any Error> { continuation in
      for name in names { continuation.yield(#"{"name":"\#(name)"}"#) }
      continuation.yield("null")
      continuation.finish()
    }
    let files = ReceivedFiles()
    let urls = try await files.receive(answers)
    return urls.map(\.lastPathComponent)
  }

  @Test func `a client can send 1,000 files, and one more is refused`() async throws {
    let names = (0..<1000).map { "\($0).txt" }
    #expect(try await received(names) == names)
    await #expect(throws: DeviceRequestError.refused("tooLarge")) {
      try await received(names + ["x"])
    }
  }

  @Test func `a file name of 4,096 characters is cut to 120, and a longer one is refused`()
    async throws
  {
    let name = String(repeating: "x", count: 4096)
    #expect(try await received([name]) == [String(name.prefix(120))])
    await #expect(throws: DeviceRequestError.refused("tooLarge")) {
      try await received([name + "x"])
    }
  }

  @Test(arguments: ["写", "🥖", "👩‍👩‍👧‍👦"])
  func `a long file name in any script is cut to at most 200 bytes of whole characters`(
    letter: String
  ) async throws {
    let name = String(repeating: letter, count: 100)
    let short = try #require(try await received([name]).first)
    #expect(name.hasPrefix(short) && short.utf8.count <= 200 && short.utf8.count > 170)
  }
}
