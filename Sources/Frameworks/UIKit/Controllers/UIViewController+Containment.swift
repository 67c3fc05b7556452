extension UIViewController {
  /// Makes a controller a part of this one. Add its view too, then call `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Ends being a part of another controller. Take the view away before.
  public func removeFromParent() {
    guard let parent else { return }
    if hasAppeared { disappeared() }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
