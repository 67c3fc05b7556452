import StrataKitTesting

extension Recorded {
  /// Returns once the recorded values meet a condition, or when the waiting task is cancelled.
  ///
  /// The values that are checked and waited for are counted together: a call in between is not
  /// lost.
  func wait(until isMet: ([Call]) -> Bool) async {
    while !Task.isCancelled {
      let seen = all
      if isMet(seen) { return }
      await wait(for: seen.count + 1)
    }
  }
}
