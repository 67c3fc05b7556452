import SwiftUI

/// Counts the minutes of a reading session.
@MainActor
final class ReadingTimer: ObservableObject {
  @Published private(set) var minutes = 0
  @Published private(set) var isRunning = false

  var goal = 30 {
    willSet { objectWillChange.send() }
  }

  var progress: Double {
    min(1, Double(minutes) / Double(max(1, goal)))
  }

  func start() { isRunning = true }

  func pause() { isRunning = false }

  func add(_ more: Int) { minutes += more }

  func reset() {
    minutes = 0
    isRunning = false
  }
}
