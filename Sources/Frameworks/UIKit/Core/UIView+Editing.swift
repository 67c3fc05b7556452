import StrataViewTree

extension UIView {
  /// Ends editing in this view and its subviews. If the view is the window of a scene, editing ends
  /// anywhere on the page, also in SwiftUI's fields.
  ///
  ///     view.window?.endEditing(true)
  ///
  /// - Parameter force: Not used; a field's delegate may always refuse.
  /// - Returns: `true` if a field was asked and agreed, and always for the window of a scene;
  ///   otherwise `false`.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if let page = (self as? UIWindow)?.host {
      page.tree.endFocus()
      return true
    }
    if isFirstResponder { return resignFirstResponder() }
    return subviews.contains { $0.endEditing(force) }
  }
}
