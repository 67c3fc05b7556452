extension UIView {
  /// The traits of the environment that the view is shown in.
  public var traitCollection: UITraitCollection {
    var next: UIView? = self
    while let view = next {
      if let environment = view.environment { return UITraitCollection(environment) }
      next = view.superview
    }
    return UITraitCollection()
  }
}
