import Foundation
import StrataDeviceServices
import Synchronization

/// A sound or movie that the browser of a device plays, and its current time.
///
/// The browser gets one request as long as it plays. Cancelling the request pauses, so when a
/// window closes, nothing is left to stop.
final class Playback: Sendable {
  /// A request to a browser to play a sound or movie.
  struct Order: Encodable, Equatable {
    var element: Int?
    var url: String
    var at: Double?
    var rate: Double
    var volume: Double
    var loops: Int
  }

  /// The reason for which playing has ended.
  enum Ending: Equatable { case finished, failed }

  private struct State {
    var handle: DeviceRequestHandle?
    /// The number of requests so far; it tells an answer to an earlier request from one to the
    /// last.
    var number = 0
    var begun: ContinuousClock.Instant?
    var rate = 1.0
    var offset = 0.0
    var duration: Double?
  }

  private let state = Mutex(State())
  private let clock = ContinuousClock()

  var isPlaying: Bool { state.withLock { $0.handle != nil } }
  /// The length in seconds; `nil` until the browser has reported it.
  var duration: Double? { state.withLock { $0.duration } }

  /// The current time in seconds, at most the length.
  var time: Double {
    get {
      state.withLock { state in
        let passed = state.begun.map { (clock.now - $0) / .seconds(1) * state.rate } ?? 0
        return min(state.offset + passed, state.duration ?? .infinity)
      }
    }
    set {
      state.withLock { state in
        state.offset = max(0, newValue)
        if state.begun != nil { state.begun = clock.now }
      }
    }
  }

  /// Asks the browser to play from the current time on.
  ///
  /// - Parameter ended: Called from any thread when playing has ended, unless it was paused or
  ///   requested anew.
  /// - Returns: `false` if the code runs for no window, so that no browser can play.
  @discardableResult
  func play(_ order: Order, ended: @escaping @Sendable (Ending) -> Void) -> Bool {
    guard let requests = DeviceHost.current?.requests, !(requests is NoDeviceRequests) else {
      return false
    }
    pause()
    var order = order
    order.at = time
    guard let request = try? DeviceRequest("media.play", encoding: order) else { return false }
    let number = state.withLock { state in
      state.number += 1
      (state.rate, state.begun) = (order.rate, clock.now)
      return state.number
    }
    let handle = requests.begin(request) { [weak self] answer in
      if let ending = self?.hear(answer, number) { ended(ending) }
    }
    state.withLock { if $0.number == number, $0.begun != nil { $0.handle = handle } }
    return true
  }

  /// Pauses the playback at the current time.
  func pause() {
    let now = time
    let handle = state.withLock { state in
      defer { (state.handle, state.begun, state.offset) = (nil, nil, now) }
      state.number += 1
      return state.handle
    }
    handle?.cancel()
  }

  /// Forgets the position and the length.
  func reset() {
    pause()
    state.withLock { ($0.offset, $0.duration) = (0, nil) }
  }

  /// Handles an answer of the browser, and returns how playing has ended if it has.
  private func hear(_ answer: DeviceAnswer, _ number: Int) -> Ending? {
    state.withLock { state in
      guard state.number == number else { return nil }
      switch answer {
      case .part(let text):
        // A stream without an end has no length: browsers report an infinite one.
        let length = Double(text).flatMap { (0...1e9).contains($0) ? $0 : nil }
        (state.duration, state.begun) = (length ?? state.duration, clock.now)
        return nil
      case .done:
        (state.handle, state.begun, state.offset) = (nil, nil, 0)
        return .finished
      case .failed:
        (state.handle, state.begun) = (nil, nil)
        return .failed
      }
    }
  }
}
