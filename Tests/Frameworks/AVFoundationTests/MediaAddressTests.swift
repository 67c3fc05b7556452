import AVFoundation
import Foundation
import StrataAssets
import Testing

@Suite struct MediaAddressTests {
  /// Bytes that no other test holds; the type follows from the file's name.
  private let bytes = Data(UUID().uuidString.utf8)

  private func file(in folder: URL = FileManager.default.temporaryDirectory) throws -> URL {
    let folder = folder.appendingPathComponent("films-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("film.mp4")
    try bytes.write(to: file)
    return file
  }

  @Test func `a user's media file is served only until its last player is released`()
    throws
  {
    let (first, second) = (try file(), try file())
    var player: AVPlayer? = AVPlayer(url: first)
    var other: AVPlayer? = AVPlayer(url: second)
    let address = try #require(player?.address)
    #expect(other?.address == address && AssetStore.asset(address: address) == nil)
    try FileManager.default.removeItem(at: first)
    player = nil
    #expect(HeldAsset.content(address: address)?.data == bytes, "the other person still plays it")
    other = nil
    #expect(HeldAsset.content(address: address) == nil)
  }

  @Test func `a user's sound file is served until its AVAudioPlayer is released`() throws {
    let sound = try file()
    var player: AVAudioPlayer? = try AVAudioPlayer(contentsOf: sound)
    #expect(player?.url == sound)
    let film = AVPlayer(url: sound)
    let shared = try #require(film.address)
    film.replaceCurrentItem(with: nil)
    #expect(HeldAsset.content(address: shared)?.data == bytes, "the sound holds the same bytes")
    player = nil
    #expect(HeldAsset.content(address: shared) == nil && AssetStore.asset(address: shared) == nil)
  }

  @Test
  func `a media file is playable once it exists, and has another address when its content changes`()
    throws
  {
    let file = try file()
    try FileManager.default.removeItem(at: file)
    #expect(!AVURLAsset(url: file).isPlayable)
    try bytes.write(to: file)
    let before = AVPlayer(url: file)
    #expect(before.status == .readyToPlay)
    try Data(UUID().uuidString.utf8).write(to: file)
    #expect(AVPlayer(url: file).address != before.address)
  }

  @Test func `a media file in the app's bundle is served as an asset of the app`() throws {
    let file = try file(in: Bundle.main.bundleURL)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let address = try #require(AVPlayer(url: file).address)
    #expect(AssetStore.asset(address: address)?.file == file)
    #expect(HeldAsset.content(address: address) == nil)
  }
}
