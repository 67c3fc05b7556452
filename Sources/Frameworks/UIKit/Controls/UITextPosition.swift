public import Foundation

/// A position between two letters of a text.
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  open override var hash: Int { offset.hashValue }
}

/// A part of a text, from one position to another.
open class UITextRange: NSObject {
  /// The position at which the part begins.
  open var start: UITextPosition { first }
  /// The position at which the part ends.
  open var end: UITextPosition { last }
  /// A Boolean value that indicates whether the part has no letters, as at a caret.
  open var isEmpty: Bool { first.offset == last.offset }
  private let first: UITextPosition
  private let last: UITextPosition

  init(_ first: UITextPosition, _ last: UITextPosition) {
    (self.first, self.last) = (first, last)
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextRange else { return false }
    return other.first == first && other.last == last
  }

  open override var hash: Int { first.offset ^ last.offset << 16 }
}

extension UITextField {
  /// The position before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(length) }
  private var length: Int { text?.utf16.count ?? 0 }

  /// The selected part of the text, or the caret; `nil` while the field does not have the focus.
  ///
  /// Partial: the value is what the app has set, or else the end of the last edit, because a browser
  /// does not report its caret. Setting it does not move the browser's caret.
  public var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      let caret = min(selection?.location ?? length, length)
      let end = min(caret + (selection?.length ?? 0), length)
      return UITextRange(UITextPosition(caret), UITextPosition(end))
    }
    set {
      selection = newValue.map {
        NSRange(location: $0.start.offset, length: $0.end.offset - $0.start.offset)
      }
    }
  }

  /// Returns the part of the text between two positions, whichever is first.
  ///
  /// - Parameters:
  ///   - fromPosition: A position in the text.
  ///   - toPosition: Another position in the text.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (first, last) =
      fromPosition.offset <= toPosition.offset
      ? (fromPosition, toPosition) : (toPosition, fromPosition)
    return last.offset <= length ? UITextRange(first, last) : nil
  }

  /// Returns the position at a distance from another; `nil` if it would be outside of the text.
  ///
  /// - Parameters:
  ///   - position: The position to begin with.
  ///   - offset: The distance in UTF-16 units, which is negative for a position before it.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooLarge) = position.offset.addingReportingOverflow(offset)
    return !isTooLarge && (0...length).contains(place) ? UITextPosition(place) : nil
  }

  /// Returns the distance between two positions in UTF-16 units.
  ///
  /// - Parameters:
  ///   - from: The position to begin with.
  ///   - toPosition: The other position. If it is before the first, the distance is negative.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns which of two positions is before the other.
  ///
  /// - Parameters:
  ///   - position: A position.
  ///   - other: The position to compare it with.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset == other.offset ? .orderedSame : .orderedDescending
  }

  /// Returns the letters of a part of the text; `nil` if the text does not have the part.
  public func text(in range: UITextRange) -> String? {
    guard range.end.offset <= length, let text else { return nil }
    let units = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    return (text as NSString).substring(with: units)
  }

  /// Replaces a part of the text. Neither the delegate nor a target is notified.
  ///
  /// - Parameters:
  ///   - range: The part, which must be in the text.
  ///   - text: The letters that take its place.
  public func replace(_ range: UITextRange, withText text: String) {
    guard range.end.offset <= length else { return }
    let units = NSRange(
      location: range.start.offset, length: range.end.offset - range.start.offset)
    self.text = ((self.text ?? "") as NSString).replacingCharacters(in: units, with: text)
    selection = NSRange(location: units.location + text.utf16.count, length: 0)
  }
}
