// Corners of views that follow the view around them. Each is declared so that a use of it says what is
// missing.
// swift-format-ignore-file

/// Apple's configuration of a view's corners.
@available(*, unavailable, message: "Strata does not have UICornerConfiguration: set the view's layer.cornerRadius; round corners do not follow the view around it")
public struct UICornerConfiguration {
  /// Corners of one radius.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { fatalError() }
  /// Corners of one radius, and of the view around it.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { fatalError() }
  /// Ends that are half circles.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration { fatalError() }
}

/// Apple's radius of a corner.
@available(*, unavailable, message: "Strata does not have UICornerRadius: set the view's layer.cornerRadius")
public struct UICornerRadius {
  /// A radius in points.
  public static func fixed(_ radius: Double) -> UICornerRadius { fatalError() }
  /// A radius that follows the view around it.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius { fatalError() }
}

extension UIView {
  /// Apple's `cornerConfiguration`.
  @available(*, unavailable, message: "Strata does not have UIView.cornerConfiguration: set the view's layer.cornerRadius; round corners do not follow the view around it")
  public var cornerConfiguration: UICornerConfiguration { get { fatalError() } set { fatalError() } }
}
