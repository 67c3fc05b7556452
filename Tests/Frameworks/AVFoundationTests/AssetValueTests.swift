import Foundation
import Testing

@testable import AVFoundation

/// Files are made of their bytes here; each is as short as its format allows.
@Suite struct AssetValueTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("values-\(UUID().uuidString)", isDirectory: true)

  private func asset(_ name: String, _ bytes: [UInt8]) throws -> AVAsset {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(name)
    try Data(bytes).write(to: url)
    return AVURLAsset(url: url)
  }

  /// Returns a number of four bytes, the highest first.
  private func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  private func little(_ number: Int, _ count: Int = 4) -> [UInt8] {
    Array(big(number).reversed().prefix(count))
  }

  /// Half a second of 8,000 samples a second, each of one byte.
  private var wave: [UInt8] {
    let format =
      little(1, 2) + little(1, 2) + little(8000) + little(8000) + little(1, 2) + little(8, 2)
    let chunks =
      Array("WAVEfmt ".utf8) + little(16) + format + Array("data".utf8) + little(4000)
      + [UInt8](repeating: 0x80, count: 4000)
    return Array("RIFF".utf8) + little(chunks.count) + chunks
  }

  /// Three frames of 1,152 samples, of which 44,100 are played in a second.
  private var frames: [UInt8] {
    (0..<3).flatMap { _ in [0xFF, 0xFB, 0x90, 0] + [UInt8](repeating: 0, count: 413) }
  }

  private func entry(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(content.count) + [0, 0] + content
  }

  private var tag: [UInt8] {
    let title: [UInt8] = [1, 0xFF, 0xFE] + "Ünder".utf16.flatMap { little(Int($0), 2) } + [0, 0]
    let picture: [UInt8] = [0] + Array("image/png".utf8) + [0, 3, 0, 7, 8, 9]
    let entries =
      entry("TIT2", title) + entry("TPE1", [0] + Array("Ada".utf8)) + entry("APIC", picture)
      + entry("TXXX", [3] + Array("mood".utf8) + [0] + Array("calm".utf8))
    let length = [UInt8(entries.count >> 7), UInt8(entries.count & 0x7F)]
    return Array("ID3".utf8) + [3, 0, 0, 0, 0] + length + entries
  }

  private func box(_ name: [UInt8], _ content: [UInt8]) -> [UInt8] {
    big(content.count + 8) + name + content
  }

  private func box(_ name: String, _ content: [UInt8]) -> [UInt8] { box(Array(name.utf8), content) }

  /// Two and a half seconds with a title and a number of beats.
  private var movie: [UInt8] {
    let header = box("mvhd", big(0) + big(0) + big(0) + big(1000) + big(2500))
    let title = box(
      [0xA9] + Array("nam".utf8), box("data", big(1) + big(0) + Array("Song".utf8)))
    let beats = box("tmpo", box("data", big(21) + big(0) + [0, 120]))
    let meta = box("meta", big(0) + box("hdlr", big(0)) + box("ilst", title + beats))
    return box("ftyp", Array("M4A ".utf8)) + box("moov", header + box("udta", meta))
  }

  @Test func `a WAV file's duration is its number of samples divided by the sample rate`()
    async throws
  {
    let asset = try asset("beep.wav", wave)
    #expect(try await asset.load(.duration) == CMTime(value: 4000, timescale: 8000))
    #expect(try await asset.load(.metadata).isEmpty)
  }

  @Test func `an MP3 file's duration is computed from its audio frames, without the Info frame`()
    async throws
  {
    let three = try asset("three.mp3", tag + frames)
    #expect(try await three.load(.duration) == CMTime(value: 3456, timescale: 44100))
    var noted = frames
    noted.replaceSubrange(36..<40, with: Array("Info".utf8))
    let two = try asset("two.mp3", noted)
    #expect(try await two.load(.duration) == CMTime(value: 2304, timescale: 44100))
  }

  @Test func `an ID3 tag is read as metadata items for title, artist and artwork`() async throws {
    let asset = try asset("song.mp3", tag + frames)
    let items = try await asset.load(.metadata)
    #expect(items.map(\.commonKey) == [.commonKeyTitle, .commonKeyArtist, .commonKeyArtwork, nil])
    #expect(try await items[0].load(.stringValue) == "Ünder")
    #expect(try await items[1].load(.value) as? String == "Ada")
    #expect(try await items[2].load(.dataValue) == Data([7, 8, 9]))
    #expect(items[3].stringValue == "calm" && items[0].identifier?.rawValue == "id3/TIT2")
    #expect(try await asset.load(.commonMetadata).count == 3)
    let titles = AVMetadataItem.metadataItems(
      from: items, filteredByIdentifier: .commonIdentifierTitle)
    #expect(titles == [items[0]])
  }

  @Test func `an M4A file's duration and iTunes metadata are read`() async throws {
    let asset = try asset("song.m4a", movie)
    let (duration, items) = try await asset.load(.duration, .metadata)
    #expect(duration.seconds == 2.5)
    #expect(items.map(\.stringValue) == ["Song", "120"] && items[1].numberValue?.intValue == 120)
    #expect(items[0].commonKey == .commonKeyTitle)
    #expect(items[0].identifier?.rawValue == "itsk/%A9nam")
  }

  @Test
  func `a text file throws fileFormatNotRecognized, an ID3 tag without audio fileFailedToParse`()
    async throws
  {
    let text = try asset("note.mp3", Array("Nothing to hear.".utf8))
    await #expect(throws: AVError(.fileFormatNotRecognized)) { try await text.load(.duration) }
    let silent = try asset("silent.mp3", tag)
    await #expect(throws: AVError(.fileFailedToParse)) { try await silent.load(.metadata) }
    #expect(silent.metadata.isEmpty && !silent.duration.isValid)
  }

  @Test
  func `a missing file throws a CocoaError, and a web URL throws operationNotSupportedForAsset`()
    async
  {
    let missing = AVAsset(url: folder.appendingPathComponent("absent.mp3"))
    await #expect(throws: CocoaError.self) { try await missing.load(.duration) }
    let away = AVAsset(url: URL(string: "https://example.org/song.mp3")!)
    await #expect(throws: AVError(.operationNotSupportedForAsset)) {
      try await away.load(.duration)
    }
  }

  @Test func `a truncated audio file is read without a crash, wherever it is cut off`() {
    for whole in [Array(wave.prefix(100)), tag + frames, movie] {
      for length in whole.indices {
        let cut = FileBytes(Data(whole.prefix(length)))
        let facts = try? MediaFacts.of(cut)
        #expect(facts.map { $0.items.count <= 4 } ?? true)
      }
    }
  }
}
