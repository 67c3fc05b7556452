import Foundation

extension UIView {
  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a subview at an index, counted from the back. With an index that is too small or too
  /// large, the view becomes the rearmost or frontmost one.
  ///
  /// - Parameters:
  ///   - view: The view that is inserted.
  ///   - index: The index.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a subview behind a sibling. If `siblingSubview` is not a subview, the view is inserted
  /// in front of all subviews.
  ///
  /// - Parameters:
  ///   - view: The view that is inserted.
  ///   - siblingSubview: The subview in front of the new one.
  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview) ?? subviews.count)
  }

  /// Inserts a subview in front of a sibling. If `siblingSubview` is not a subview, the view is
  /// inserted in front of all subviews.
  ///
  /// - Parameters:
  ///   - view: The view that is inserted.
  ///   - siblingSubview: The subview behind the new one.
  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  /// Moves a subview in front of its siblings.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  /// Moves a subview behind its siblings.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsDisplay()
  }

  /// Removes the view from its superview, and deactivates the constraints between it and other
  /// views.
  public func removeFromSuperview() {
    guard let old = superview else { return }
    let leavesWindow = window != nil
    if leavesWindow { windowWillChange(to: nil) }
    willMove(toSuperview: nil)
    old.willRemoveSubview(self)
    forgetConstraints()
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.setNeedsLayout()
    if leavesWindow { windowChanged() }
    didMoveToSuperview()
  }

  /// Returns whether the view is `view` or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    view === self || superview?.isDescendant(of: view) == true
  }

  /// Returns the first view with a tag among this one and its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot be a subview of itself: \(view)")
    let isNew = view.superview !== self
    if isNew {
      view.removeFromSuperview()
      if window != nil { view.windowWillChange(to: window) }
      view.willMove(toSuperview: self)
    } else {
      subviews.removeAll { $0 === view }
    }
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    setNeedsLayout()
    didAddSubview(view)
    if isNew, window != nil { view.windowChanged() }
    view.didMoveToSuperview()
  }

  /// Deactivates the constraints between this view's descendants and views outside of it.
  private func forgetConstraints() {
    var above = superview
    while let view = above {
      let gone = view.constraints.filter { constraint in
        constraint.items.contains { $0.isDescendant(of: self) }
      }
      gone.forEach { $0.isActive = false }
      above = view.superview
    }
  }
}
