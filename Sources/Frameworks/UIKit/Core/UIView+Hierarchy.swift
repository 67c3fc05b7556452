import Foundation

extension UIView {
  /// Puts a view in front of the others in this one; it leaves the view that it was in.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview) ?? subviews.count)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: index(of: siblingSubview).map { $0 + 1 } ?? subviews.count)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsDisplay()
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard let index = index(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsDisplay()
  }

  /// Takes the view, and the constraints between it and others, out of the view that it is in.
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

  /// Whether a view is this one or stands in it, at whatever depth.
  public func isDescendant(of view: UIView) -> Bool {
    view === self || superview?.isDescendant(of: view) == true
  }

  /// The view with this tag: this one, or the first in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  private func index(of view: UIView) -> Int? { subviews.firstIndex { $0 === view } }

  private func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "A view cannot stand in itself: \(view)")
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

  /// Constraints between what is in this view and what is not end with the way out.
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
