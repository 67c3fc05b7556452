import AVFoundation
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct PlayerTests {
  private let film = URL(string: "https://example.org/film.mp4")
  private let song = URL(string: "https://example.org/song.mp3")

  @Test func `AVPlayer has the browser play and seek at the app's rate and volume`() throws {
    let window = PlayedWindow()
    let player = AVPlayer(url: try #require(film))
    #expect(player.status == .readyToPlay && player.timeControlStatus == .paused)
    window.run { player.play() }
    #expect(player.rate == 1 && player.timeControlStatus == .playing)
    #expect(try window.order(0)["url"] as? String == "https://example.org/film.mp4")
    for length in ["inf", "nan", "-1", "1e300"] {
      window.answer(.part(length))
      #expect(player.currentItem?.duration.isNumeric == false, "no length is known: \(length)")
    }
    window.answer(.part("90"))
    #expect(player.currentItem?.duration.seconds == 90)
    window.run { player.seek(to: CMTime(seconds: 60, preferredTimescale: 600)) }
    let begun = try #require(try window.order(1)["at"] as? Double)
    #expect(begun >= 60 && window.cancelled == [true, false])
    player.pause()
    #expect(player.rate == 0 && player.currentTime().seconds >= 60)
    window.run { player.isMuted = true }
    #expect(window.asked.all.count == 2, "a paused player stays silent")
    window.run { player.rate = 2 }
    let order = try window.order(2)
    #expect(order["rate"] as? Double == 2 && order["volume"] as? Double == 0)
  }

  @Test func `a queue player posts the end of an item and plays the next one`() async throws {
    let window = PlayedWindow()
    let items = [try #require(film), try #require(song)].map { AVPlayerItem(url: $0) }
    let player = AVQueuePlayer(items: items)
    let ended = Recorded<ObjectIdentifier>()
    let observer = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: items[0], queue: nil
    ) { note in
      if let item = note.object as? AVPlayerItem { ended.record(ObjectIdentifier(item)) }
    }
    window.run { player.play() }
    window.answer(.done("true"))
    await ended.wait(for: 1)
    NotificationCenter.default.removeObserver(observer)
    #expect(ended.all == [ObjectIdentifier(items[0])])
    #expect(player.items() == [items[1]] && player.timeControlStatus == .playing)
    #expect(try window.order(1)["url"] as? String == "https://example.org/song.mp3")
  }

  @Test func `AVPlayerLooper repeats its item without end`() throws {
    let window = PlayedWindow()
    let player = AVQueuePlayer()
    let looper = AVPlayerLooper(
      player: player, templateItem: AVPlayerItem(url: try #require(song)))
    window.run { player.play() }
    #expect(try window.order(0)["loops"] as? Int == -1)
    looper.disableLooping()
    player.pause()
    window.run { player.play() }
    #expect(try window.order(1)["loops"] as? Int == 0)
  }

  @Test func `a player of a local file that does not exist has the status failed`() {
    let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/film.mp4"))
    #expect(player.status == .failed && player.error is AVError)
    player.play()
    #expect(player.timeControlStatus == .paused)
  }

  @Test
  func `a periodic time observer runs as the client device that added it, also on another queue`()
    async throws
  {
    let window = PlayedWindow()
    let device = window.device
    let player = AVPlayer(url: try #require(film))
    let heard = Recorded<DeviceID>()
    let observer = DeviceHost.$current.withValue(device) {
      player.play()
      let step = CMTime(seconds: 0.05, preferredTimescale: 600)
      return player.addPeriodicTimeObserver(
        forInterval: step, queue: DispatchQueue(label: "observer")
      ) { _ in heard.record(DeviceHost.currentID) }
    }
    await heard.wait(for: 1)
    player.removeTimeObserver(observer)
    #expect(heard.all.first == device.id)
  }

  @Test func `CMTime adds, compares and converts times as fractions of seconds`() {
    let half = CMTime(value: 300, timescale: 600)
    #expect(half.seconds == 0.5 && half + half == CMTime(seconds: 1, preferredTimescale: 1))
    #expect(half < CMTimeMake(value: 1, timescale: 1) && half - half == .zero)
    #expect(!CMTime.invalid.isValid && CMTime.indefinite.seconds.isNaN)
    #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(1.25, preferredTimescale: 600)) == 1.25)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 600).isValid)
  }

  @Test func `access to cameras and microphones is denied`() async {
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(await !AVCaptureDevice.requestAccess(for: .audio))
    let search = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .front)
    #expect(search.devices.isEmpty)
  }
}
