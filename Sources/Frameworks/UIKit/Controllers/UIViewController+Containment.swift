extension UIViewController {
  /// Adds a child controller. Add its view too, and then call `didMove(toParent:)`.
  public func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes the controller from its parent. Remove its view first.
  public func removeFromParent() {
    guard let parent else { return }
    if hasAppeared { disappeared() }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}

extension UIViewController: UIAppearanceContainer {}
