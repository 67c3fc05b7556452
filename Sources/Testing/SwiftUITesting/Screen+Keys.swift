import StrataRendering
public import SwiftUI

extension Screen {
  /// Presses the keys of a keyboard shortcut.
  ///
  ///     try screen.press(KeyboardShortcut("n"))
  ///
  /// As in a browser, the first control that has the shortcut is tapped; a field gets the keyboard
  /// focus. The control may be hidden from screen readers, but not covered.
  ///
  /// - Throws: ``ScreenFailure`` if no control has the shortcut, or the one that has it does not
  ///   react to a tap.
  public func press(_ shortcut: KeyboardShortcut) throws(ScreenFailure) {
    flush()
    let names = shortcut.names.split(separator: " ")
    let found = reachableRoots.flatMap(\.uncovered).first { drawn in
      guard let own = drawn.element[.shortcut], drawn.element[.isDisabled] == nil else {
        return false
      }
      return own.split(separator: " ").contains { names.contains($0) }
    }
    guard let found else {
      throw ScreenFailure(reason: "No control has the shortcut \(shortcut.names).", tree: tree)
    }
    let control = ScreenElement(found, on: self)
    if ScreenElementKind.field.matches(found.element) {
      try control.focus()
    } else {
      try control.tap()
    }
  }
}

extension DrawnElement {
  /// This element and its descendants, without those that something covers.
  fileprivate var uncovered: [DrawnElement] {
    isCovered ? [] : [self] + children.flatMap(\.uncovered)
  }
}
