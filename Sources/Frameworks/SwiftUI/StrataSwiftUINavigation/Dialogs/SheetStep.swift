import StrataViewTree

/// The step of the browser's history that an open sheet stands for.
@MainActor final class SheetStep {
  var dismiss: @MainActor () -> Void = {}
  /// Whether only the app takes the sheet down.
  var isHeld = false
  private weak var location: WindowLocation?
  private var number: Int?

  /// The sheet is open.
  func begin(in location: WindowLocation?) {
    guard number == nil, let location else { return }
    self.location = location
    number = location.enter { [weak self] in
      guard let self, !isHeld else { return false }
      dismiss()
      return true
    }
  }

  /// The sheet is gone.
  func end() {
    guard let number else { return }
    self.number = nil
    isHeld = false
    location?.leave(number)
  }
}
