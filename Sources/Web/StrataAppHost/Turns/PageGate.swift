import StrataDeviceServices
import Synchronization

/// Lets each device load a few pages at once; its further pages wait, in the order of their requests.
///
/// A browser that restores thirty tabs, or a program, would otherwise have the documents of all of them
/// written at the same time, for whose threads the main actor and so all other visitors would wait.
final class PageGate: Sendable {
  /// The number of pages of a device that load at once: as many connections as browsers open to a
  /// server with HTTP/1.1.
  static let atOnce = 6
  /// The maximum number of pages of a device that wait. It is more than a device may have windows.
  static let mostWaiting = 80

  private struct Crowd {
    var loading = 0
    var waiting: [(number: UInt64, page: CheckedContinuation<Bool, Never>)] = []
  }

  private struct State {
    var crowds: [DeviceID: Crowd] = [:]
    var last: UInt64 = 0
  }

  private let state = Mutex(State())

  /// The number of devices that load pages.
  var count: Int { state.withLock(\.crowds.count) }

  /// Returns the number of pages of a device that wait.
  func waiting(of device: DeviceID) -> Int {
    state.withLock { $0.crowds[device]?.waiting.count ?? 0 }
  }

  /// Loads a page once fewer than ``atOnce`` pages of the device load.
  ///
  /// - Returns: The page; `nil` if too many of this device wait, or the task was cancelled meanwhile.
  func load<Page: Sendable>(
    of device: DeviceID, _ page: @Sendable () async -> Page?
  ) async -> Page? {
    guard await enters(device) else { return nil }
    defer { leave(device) }
    return await page()
  }

  private func enters(_ device: DeviceID) async -> Bool {
    let number = state.withLock { state in
      state.last += 1
      return state.last
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { page in
        let answer = state.withLock { state in
          Self.answer(page, number, &state.crowds[device, default: Crowd()])
        }
        if let answer { page.resume(returning: answer) }
      }
    } onCancel: {
      giveUp(number, of: device)
    }
  }

  /// Returns whether a page may load; `nil` if it waits.
  private static func answer(
    _ page: CheckedContinuation<Bool, Never>, _ number: UInt64, _ crowd: inout Crowd
  ) -> Bool? {
    if crowd.loading < atOnce {
      crowd.loading += 1
      return true
    }
    // A task that was cancelled before has called `giveUp` already.
    guard crowd.waiting.count < mostWaiting, !Task.isCancelled else { return false }
    crowd.waiting.append((number, page))
    return nil
  }

  private func giveUp(_ number: UInt64, of device: DeviceID) {
    let page = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      let index = state.crowds[device]?.waiting.firstIndex { $0.number == number }
      return index.flatMap { state.crowds[device]?.waiting.remove(at: $0).page }
    }
    page?.resume(returning: false)
  }

  private func leave(_ device: DeviceID) {
    let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      guard let crowd = state.crowds[device] else { return nil }
      if !crowd.waiting.isEmpty { return state.crowds[device]?.waiting.removeFirst().page }
      if crowd.loading > 1 {
        state.crowds[device]?.loading -= 1
      } else {
        state.crowds[device] = nil
      }
      return nil
    }
    next?.resume(returning: true)
  }
}
