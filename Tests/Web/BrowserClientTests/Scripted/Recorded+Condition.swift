import StrataKitTesting

extension Recorded {
  /// Returns once what was recorded meets a condition, or when the waiting task is cancelled.
  ///
  /// What is looked at and what is waited for is counted at once: a call between the two is not lost.
  func wait(until isMet: ([Call]) -> Bool) async {
    while !Task.isCancelled {
      let seen = all
      if isMet(seen) { return }
      await wait(for: seen.count + 1)
    }
  }
}
