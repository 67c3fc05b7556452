import StrataViewTree
import SwiftUI

/// Passes on at most ten selections a second. If more are made, it passes on the last of them.
@MainActor final class SelectionPace {
  private static let seconds = 0.1
  private var waiting: (@MainActor () -> Void)?
  private var rest: Task<Void, Never>?

  /// Runs an action, at once or when a tenth of a second has passed since the last one.
  func offer(_ clock: TreeClock, _ action: @escaping @MainActor () -> Void) {
    guard rest == nil else {
      waiting = action
      return
    }
    action()
    rest = Task { [weak self] in
      try? await clock.sleep(Self.seconds)
      if !Task.isCancelled { self?.go(on: clock) }
    }
  }

  /// Forgets values that were not passed on.
  func stop() {
    rest?.cancel()
    (rest, waiting) = (nil, nil)
  }

  private func go(on clock: TreeClock) {
    let next = waiting
    (rest, waiting) = (nil, nil)
    if let next { offer(clock, next) }
  }
}
