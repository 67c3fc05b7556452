import AVFoundation
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct AudioPlayerTests {
  /// The first bytes of a WAVE file, which is all that the server reads.
  private static let wave = Data("RIFF0000WAVE".utf8)

  final class Listener: AVAudioPlayerDelegate, Sendable {
    let heard = Recorded<Bool>()
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
      heard.record(flag)
    }
  }

  private func file(_ name: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sounds-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent(name)
    try Self.wave.write(to: file)
    return file
  }

  @Test
  func `AVAudioPlayer has the browser play its file, and calls the delegate when the file ends`()
    async throws
  {
    let window = PlayedWindow()
    let player = try AVAudioPlayer(contentsOf: try file("rain.wav"))
    let listener = Listener()
    player.delegate = listener
    player.volume = 0.5
    player.numberOfLoops = -1
    #expect(player.prepareToPlay() && !player.isPlaying)
    #expect(window.run { player.play() } && player.isPlaying)
    let order = try window.order(0)
    #expect(window.asked.all[0].service == "media.play")
    #expect((order["url"] as? String)?.hasPrefix("/~/asset/") == true)
    #expect((order["url"] as? String)?.hasSuffix(".wav") == true)
    #expect(order["volume"] as? Double == 0.5 && order["loops"] as? Int == -1)
    window.answer(.part("12.5"))
    #expect(player.duration == 12.5)
    window.answer(.done("true"))
    await listener.heard.wait(for: 1)
    #expect(listener.heard.all == [true] && !player.isPlaying && player.currentTime == 0)
  }

  @Test func `pausing cancels the browser's request, and playing again starts at the current time`()
    throws
  {
    let window = PlayedWindow()
    let player = try AVAudioPlayer(data: Self.wave)
    window.run { _ = player.play() }
    player.pause()
    #expect(window.cancelled == [true] && !player.isPlaying)
    player.currentTime = 30
    window.run { _ = player.play() }
    let begun = try #require(try window.order(1)["at"] as? Double)
    #expect(begun >= 30 && begun < 60)
    #expect(window.cancelled == [true, false])
    window.run { player.volume = 0 }
    #expect(window.asked.all.count == 3)
    #expect(try window.order(2)["volume"] as? Double == 0)
  }

  @Test func `if the browser refuses to play, the delegate is called with success false`()
    async throws
  {
    let window = PlayedWindow()
    let player = try AVAudioPlayer(data: Self.wave)
    let listener = Listener()
    player.delegate = listener
    window.run { _ = player.play() }
    window.answer(.failed(.refused("denied")))
    await listener.heard.wait(for: 1)
    #expect(listener.heard.all == [false])
  }

  @Test func `creating an audio player for MIDI data or a missing file throws an AVError`() throws {
    #expect(throws: AVError.self) { try AVAudioPlayer(data: Data("midi".utf8)) }
    let midi = try file("song.mid")
    #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: midi) }
    let gone = URL(fileURLWithPath: "/nowhere/rain.mp3")
    #expect(throws: AVError.self) { try AVAudioPlayer(contentsOf: gone) }
  }

  @Test func `an audio player's play returns false without a browser window`() throws {
    let player = try AVAudioPlayer(data: Self.wave)
    #expect(!player.play() && !player.isPlaying)
  }

  @Test func `an audio session keeps its category, mode and options, and denies recording`() throws
  {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .spokenAudio, options: [.duckOthers])
    try session.setActive(true)
    #expect(session.category == .playback && session.mode == .spokenAudio)
    #expect(session.categoryOptions == .duckOthers && session.recordPermission == .denied)
  }

  @Test func `each client device has a separate shared AVAudioSession`() throws {
    let devices = [PlayedWindow().device, PlayedWindow().device]
    let sessions = devices.map { device in
      DeviceHost.$current.withValue(device) { AVAudioSession.sharedInstance() }
    }
    try sessions[0].setCategory(.playback)
    try sessions[0].setMode(.spokenAudio)
    #expect(sessions[0].category == .playback && sessions[0].mode == .spokenAudio)
    #expect(sessions[1].category == .soloAmbient && sessions[1].mode == .default)
    let again = DeviceHost.$current.withValue(devices[0]) { AVAudioSession.sharedInstance() }
    #expect(again === sessions[0])
  }
}
