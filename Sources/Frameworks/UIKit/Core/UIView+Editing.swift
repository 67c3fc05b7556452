import StrataViewTree

extension UIView {
  /// Ends editing in this view and its subviews; in the window of a scene, editing anywhere on the
  /// page, also in SwiftUI's fields.
  ///
  ///     view.window?.endEditing(true)
  ///
  /// - Parameter force: Not used: a field may always refuse.
  /// - Returns: Whether a field was asked and agreed; in the window of a scene, `true`.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if let page = (self as? UIWindow)?.host {
      page.tree.endFocus()
      return true
    }
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }
}
