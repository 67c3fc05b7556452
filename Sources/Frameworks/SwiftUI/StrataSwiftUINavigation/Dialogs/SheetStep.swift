import StrataViewTree

/// The entry in the browser's history for an open sheet.
@MainActor final class SheetStep {
  var dismiss: @MainActor () -> Void = {}
  /// A Boolean value that indicates whether only the app can close the sheet.
  var isHeld = false
  private weak var location: WindowLocation?
  private var number: Int?

  /// Adds the history entry when the sheet opens.
  func begin(in location: WindowLocation?) {
    guard number == nil, let location else { return }
    self.location = location
    number = location.enter { [weak self] in
      guard let self, !isHeld else { return false }
      dismiss()
      return true
    }
  }

  /// Removes the history entry when the sheet is closed.
  func end() {
    guard let number else { return }
    self.number = nil
    isHeld = false
    location?.leave(number)
  }
}
