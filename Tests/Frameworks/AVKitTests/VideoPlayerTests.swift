import AVKit
import Foundation
import StrataDeviceServices
import StrataRendering
import SwiftUI
import Synchronization
import Testing

@testable import SwiftUITesting

@MainActor @Suite(.timeLimit(.minutes(5))) struct VideoPlayerTests {
  private final class Window: DeviceRequests {
    let asked = Mutex<[DeviceRequest]>([])
    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      asked.withLock { $0.append(request) }
      return DeviceRequestHandle()
    }
  }

  struct Cinema: View {
    let player: AVPlayer
    let next: URL

    var body: some View {
      VStack {
        VideoPlayer(player: player) { Text("Preview") }.accessibilityIdentifier("film")
        Button("Play") { player.play() }
        Button("Next") { player.replaceCurrentItem(with: AVPlayerItem(url: next)) }
      }
    }
  }

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.org/\(name)"))
  }

  /// Returns the address of the movie's element.
  private func source(_ screen: Screen) throws -> String? {
    let movie = try #require(screen.all(.any).first { $0.drawing.kind == .video })
    return movie.drawing[.source]
  }

  @Test func `a VideoPlayer's element has the movie's URL, and play requests name this element`()
    throws
  {
    let window = Window()
    let device = Device(id: DeviceID(rawValue: "cinema"), requests: window)
    let view = Cinema(player: AVPlayer(url: try url("a.mp4")), next: try url("b.mp4"))
    let screen = Screen(view, device: device)
    #expect(screen.text.contains("Preview"))
    #expect(try source(screen) == "https://example.org/a.mp4")
    try screen.button("Play").tap()
    let request = try #require(window.asked.withLock { $0.first })
    #expect(request.service == "media.play")
    #expect(request.arguments.range(of: #""element":\d+"#, options: .regularExpression) != nil)
    try screen.button("Next").tap()
    #expect(try source(screen) == "https://example.org/b.mp4")
    #expect(window.asked.withLock { $0.count } == 2, "the next film is played, too")
  }
}
