public import Foundation

/// Receives the events of a text view, and may refuse edits. Every method has a default
/// implementation.
@MainActor @preconcurrency public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether the text view may take the keyboard's focus when the app requests that.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether the text view may give up the keyboard's focus when the app requests that.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after the text view got the keyboard's focus.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after the text view lost the keyboard's focus.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a person may replace a part of the text.
  ///
  /// The range and the replacement are the shortest difference between the old and the new text. A
  /// browser reports only the whole text, so quick typing is reported as a single replacement.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - range: The range that is replaced.
  ///   - text: The text that the person has entered instead.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection has changed with the text.
  ///
  /// Partial: it is not called if only the selection changes, because a browser does not report
  /// that.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

extension UITextView {
  /// The notification that a person has changed the text of a text view. The notification's object
  /// is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The notification that a text view got the keyboard's focus. The notification's object is the
  /// text view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The notification that a text view lost the keyboard's focus. The notification's object is the
  /// text view.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}
