// Animators and layers, which SwiftUI's animations and shapes replace. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation

/// An animation that can be paused.
@available(*, unavailable, message: "Strata does not have UIViewPropertyAnimator: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UIViewPropertyAnimator: NSObject {
  public enum Curve { case easeInOut, easeIn, easeOut, linear }
  public init(duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil) { fatalError() }
  public init(duration: TimeInterval, curve: Curve, animations: (() -> Void)? = nil) { fatalError() }
  public init(duration: TimeInterval, timingParameters: Any) { fatalError() }
  public static func runningPropertyAnimator(withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Int) -> Void)? = nil) -> Self { fatalError() }
}

/// The timing of a spring.
@available(*, unavailable, message: "Strata does not have UISpringTimingParameters: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UISpringTimingParameters: NSObject {
  public init(dampingRatio: CGFloat, initialVelocity: CGVector = .zero) { fatalError() }
}

/// The timing of a curve.
@available(*, unavailable, message: "Strata does not have UICubicTimingParameters: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UICubicTimingParameters: NSObject {}

/// An animator that simulates forces.
@available(*, unavailable, message: "Strata does not have UIDynamicAnimator: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UIDynamicAnimator: NSObject {
  public init(referenceView: UIView) { fatalError() }
}

/// A behavior of simulated forces.
@available(*, unavailable, message: "Strata does not have UIDynamicBehavior: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UIDynamicBehavior: NSObject {}

/// Gravity among views.
@available(*, unavailable, message: "Strata does not have UIGravityBehavior: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UIGravityBehavior: UIDynamicBehavior {
  public init(items: [UIView]) { fatalError() }
}

/// Collisions among views.
@available(*, unavailable, message: "Strata does not have UICollisionBehavior: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UICollisionBehavior: UIDynamicBehavior {
  public init(items: [UIView]) { fatalError() }
}

/// A behavior that moves a view to a point.
@available(*, unavailable, message: "Strata does not have UISnapBehavior: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class UISnapBehavior: UIDynamicBehavior {
  public init(item: UIView, snapTo: CGPoint) { fatalError() }
}

/// An animation of a layer.
@available(*, unavailable, message: "Strata does not have CAAnimation: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CAAnimation: NSObject {}

/// An animation of a layer's property.
@available(*, unavailable, message: "Strata does not have CAPropertyAnimation: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CAPropertyAnimation: CAAnimation {
  public init(keyPath: String?) { fatalError() }
}

/// An animation from one value to another.
@available(*, unavailable, message: "Strata does not have CABasicAnimation: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CABasicAnimation: CAPropertyAnimation {}

/// An animation over several values.
@available(*, unavailable, message: "Strata does not have CAKeyframeAnimation: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CAKeyframeAnimation: CAPropertyAnimation {}

/// An animation like a spring.
@available(*, unavailable, message: "Strata does not have CASpringAnimation: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CASpringAnimation: CABasicAnimation {}

/// Animations that run together.
@available(*, unavailable, message: "Strata does not have CAAnimationGroup: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CAAnimationGroup: CAAnimation {}

/// A transition between states of a layer.
@available(*, unavailable, message: "Strata does not have CATransition: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CATransition: CAAnimation {}

/// A group of changes of layers.
@available(*, unavailable, message: "Strata does not have CATransaction: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CATransaction: NSObject {
  public class func begin() { fatalError() }
  public class func commit() { fatalError() }
  public class func setDisableActions(_ flag: Bool) { fatalError() }
  public class func setAnimationDuration(_ duration: TimeInterval) { fatalError() }
  public class func setCompletionBlock(_ block: (() -> Void)?) { fatalError() }
}

/// The pace of an animation.
@available(*, unavailable, message: "Strata does not have CAMediaTimingFunction: animations of UIKit end at once: use SwiftUI's animations in a UIHostingController (docs/guides/uikit.md)")
open class CAMediaTimingFunction: NSObject {}

/// A timer of the display's frames.
@available(*, unavailable, message: "Strata does not have CADisplayLink: the server does not draw frames: use SwiftUI's TimelineView(.animation) in a UIHostingController")
open class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) { fatalError() }
}

/// Returns the seconds since the system has started.
@available(*, unavailable, message: "Strata does not have CACurrentMediaTime: use ContinuousClock or ProcessInfo.processInfo.systemUptime")
public func CACurrentMediaTime() -> TimeInterval { fatalError() }

/// A layer that draws a gradient.
@available(*, unavailable, message: "Strata does not have CAGradientLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAGradientLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws a path.
@available(*, unavailable, message: "Strata does not have CAShapeLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAShapeLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws a text.
@available(*, unavailable, message: "Strata does not have CATextLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CATextLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws particles.
@available(*, unavailable, message: "Strata does not have CAEmitterLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAEmitterLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws copies of a layer.
@available(*, unavailable, message: "Strata does not have CAReplicatorLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAReplicatorLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws layers in space.
@available(*, unavailable, message: "Strata does not have CATransformLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CATransformLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws a part of its content.
@available(*, unavailable, message: "Strata does not have CAScrollLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAScrollLayer: CALayer {
  public override init() { fatalError() }
}

/// A layer that draws its content in tiles.
@available(*, unavailable, message: "Strata does not have CATiledLayer: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CATiledLayer: CALayer {
  public override init() { fatalError() }
}

/// A kind of particles.
@available(*, unavailable, message: "Strata does not have CAEmitterCell: only the layers of views are drawn: use SwiftUI's shapes and gradients, or UIGraphicsImageRenderer")
open class CAEmitterCell: NSObject {}

/// A renderer of PDF documents.
@available(*, unavailable, message: "Strata does not have UIGraphicsPDFRenderer: draw pages by CGContext, or a view by ImageRenderer")
open class UIGraphicsPDFRenderer: NSObject {
  public init(bounds: CGRect) { fatalError() }
}
