import Foundation
import StrataBrowserTesting
import StrataWire
import Testing

/// Tests of reading chosen pictures that are larger than the app can receive.
@Suite(.timeLimit(.minutes(30))) struct PictureReadingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("pictures-\(UUID().uuidString)", isDirectory: true)

  /// Returns an uncompressed picture of 600 by 400 points of noise: 720 kB as BMP.
  private static let noise: Data = {
    func little(_ number: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
    let (width, height, head) = (600, 400, 54)
    var state: UInt32 = 1
    let pixels = (0..<width * height * 3).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(state >> 24)
    }
    let info =
      little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2)
      + little(0, 24)
    return Data(
      Array("BM".utf8) + little(head + pixels.count, 4) + little(0, 4) + little(head, 4) + info
        + pixels)
  }()

  private static func write(_ data: Data, _ name: String, in folder: URL) throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try data.write(to: file)
    return file
  }

  /// Returns the browser's answers to a request to read a file of the field.
  private func read(_ file: URL, _ arguments: String) async throws -> [String] {
    let app = try ScriptedApp("<input type='file' data-n='5' aria-label='File'>")
    var heard: [String] = []
    try await app.browse { browser in
      try await browser.choose(file, in: .css("input"))
      app.patch([.request(1, service: "file.read", arguments: arguments)])
      await app.events.wait { events in
        events.contains {
          $0.value?.hasPrefix("1 . ") == true || $0.value?.hasPrefix("1 ! ") == true
        }
      }
      heard = app.events.all.filter { $0.name == "answer" }.compactMap(\.value)
    }
    try FileManager.default.removeItem(at: folder)
    return heard
  }

  /// Returns the file in the parts of an answer.
  private func contents(_ answers: [String]) throws -> Data {
    var data = Data()
    for answer in answers where answer.hasPrefix("1 + ") {
      let part = try JSONDecoder().decode(
        [String: String].self, from: Data(answer.dropFirst(4).utf8))
      if let text = part["data"] { data.append(try #require(Data(base64Encoded: text))) }
    }
    return data
  }

  @Test func `a photo that is too large arrives smaller, as JPEG`() async throws {
    let file = try Self.write(Self.noise, "cat.bmp", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":60000,"shrinks":60000}"#)
    #expect(answers.first == #"1 + {"name":"cat.jpg"}"#)
    let data = try contents(answers)
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]) && data.count <= 60000 && data.count > 1000)
  }

  @Test func `a photo that the app can receive, but that is larger than needed, arrives smaller`()
    async throws
  {
    let file = try Self.write(Self.noise, "cat.bmp", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":8000000,"shrinks":90000}"#)
    #expect(answers.first == #"1 + {"name":"cat.jpg"}"#)
    let data = try contents(answers)
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]) && data.count <= 90000 && data.count > 1000)
  }

  @Test func `a photo made smaller is upright without its metadata`() async throws {
    let turned = try #require(Data(base64Encoded: Self.turned))
    // Bytes behind the end of a JPEG are ignored.
    let file = try Self.write(turned + Data(count: 50000), "turned.jpg", in: folder)
    let data = try contents(
      await read(file, #"{"element":5,"limit":8000000,"shrinks":40000}"#))
    #expect(data.count < 40000 && data.range(of: Data("Exif".utf8)) == nil)
    // The frame's header has the height before the width.
    let header = try #require(data.range(of: Data([0xFF, 0xC0, 0, 17, 8])))
    #expect(Array(data[header.upperBound..<header.upperBound + 4]) == [0, 48, 0, 32])
  }

  @Test func `a GIF larger than needed arrives byte for byte, since it may move`() async throws {
    let gif = try #require(
      Data(base64Encoded: "R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs="))
    let file = try Self.write(gif + Data(count: 50000), "moving.gif", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":8000000,"shrinks":40000}"#)
    #expect(try contents(answers) == gif + Data(count: 50000))
  }

  @Test func `a photo that fits arrives byte for byte`() async throws {
    let file = try Self.write(Self.noise, "cat.bmp", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":800000,"shrinks":800000}"#)
    #expect(answers.first == #"1 + {"name":"cat.bmp"}"#)
    #expect(try contents(answers) == Self.noise)
  }

  @Test func `a large picture is refused if the app wants files as they are`() async throws {
    let file = try Self.write(Self.noise, "cat.bmp", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":60000,"shrinks":0}"#)
    #expect(answers == ["1 ! tooLarge"])
  }

  @Test func `a large file that is no picture is refused`() async throws {
    let text = try Self.write(Data(repeating: 65, count: 70000), "cat.jpg", in: folder)
    let answers = try await read(text, #"{"element":5,"limit":60000,"shrinks":60000}"#)
    #expect(answers == ["1 ! tooLarge"])
  }

  @Test func `a file that is no picture arrives byte for byte although it is larger than needed`()
    async throws
  {
    let words = Data(repeating: 65, count: 70000)
    let file = try Self.write(words, "cat.jpg", in: folder)
    let answers = try await read(file, #"{"element":5,"limit":8000000,"shrinks":60000}"#)
    #expect(try contents(answers) == words)
  }

  /// A JPEG of 48 by 32 pixels whose metadata says that it lies on its side.
  private static let turned = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsO\
    Dg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01\
    T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAgADADASIAAhEBAxEB/8QA\
    FgABAQEAAAAAAAAAAAAAAAAAAAUG/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/EABYBAQEBAAAAAAAAAAAAAAAAAAYHBf/EABkR\
    AQADAQEAAAAAAAAAAAAAAAAGQ4LBwv/aAAwDAQACEQMRAD8Az4DGUkQl1CMYndn0KSarXAAxFV0BHVVEJdQjGJ3Z9Ckmq1wA\
    MRV//9k=
    """
}
