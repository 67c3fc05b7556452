import Observation

/// What was pushed onto a stack, in order.
@MainActor @Observable final class RouterStack {
  var path: [RoutedScreen] = []
  @ObservationIgnored private var lastNumber = 0

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }
}
