// Members of views and controllers that a page does not have. Each is declared so that a use of it says
// what is missing.
// swift-format-ignore-file

public import Foundation
public import StrataSwiftUIApp

extension UIView {
  /// Adds a gesture recognizer.
  @available(*, unavailable, message: "Strata does not have UIView.addGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { fatalError() }

  /// Removes a gesture recognizer.
  @available(*, unavailable, message: "Strata does not have UIView.removeGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { fatalError() }

  /// The gesture recognizers.
  @available(*, unavailable, message: "Strata does not have UIView.gestureRecognizers: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
  public var gestureRecognizers: [UIGestureRecognizer]? { get { fatalError() } set { fatalError() } }

  /// Adds an interaction.
  @available(*, unavailable, message: "Strata does not have UIView.addInteraction: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
  public func addInteraction(_ interaction: any UIInteraction) { fatalError() }

  /// The transform of the view.
  @available(*, unavailable, message: "Strata does not have UIView.transform: use SwiftUI's scaleEffect, rotationEffect and offset in a UIHostingController")
  public var transform: CGAffineTransform { get { fatalError() } set { fatalError() } }

  /// Returns a picture of the view.
  @available(*, unavailable, message: "Strata does not have UIView.snapshotView(afterScreenUpdates:): the browser draws views: use ImageRenderer")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { fatalError() }

  /// Converts a point to the coordinates of another view.
  @available(*, unavailable, message: "Strata does not have UIView.convert(_:to:): the browser places views, so their coordinates are not known")
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { fatalError() }

  /// Converts a rectangle to the coordinates of another view.
  @available(*, unavailable, message: "Strata does not have UIView.convert(_:to:): the browser places views, so their coordinates are not known")
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { fatalError() }

  /// The view whose opacity masks this one.
  @available(*, unavailable, message: "Strata does not have UIView.mask: use SwiftUI's mask in a UIHostingController")
  public var mask: UIView? { get { fatalError() } set { fatalError() } }
}

extension UIViewController {
  /// The controller of the popover.
  @available(*, unavailable, message: "Strata does not have UIViewController.popoverPresentationController: action sheets and activities need no source here; SwiftUI has popovers")
  public var popoverPresentationController: UIPopoverPresentationController? { fatalError() }

  /// The delegate that provides transitions.
  @available(*, unavailable, message: "Strata does not have UIViewController.transitioningDelegate: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? { get { fatalError() } set { fatalError() } }

  /// The coordinator of the current transition.
  @available(*, unavailable, message: "Strata does not have UIViewController.transitionCoordinator: SwiftUI has transitions, which a UIHostingController can show (docs/guides/uikit.md)")
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { fatalError() }

  /// The look of the controller without content.
  @available(*, unavailable, message: "Strata does not have UIViewController.contentUnavailableConfiguration: use SwiftUI's ContentUnavailableView in a UIHostingController")
  public var contentUnavailableConfiguration: UIContentUnavailableConfiguration? { get { fatalError() } set { fatalError() } }

  /// The surrounding controller of columns.
  @available(*, unavailable, message: "Strata does not have UIViewController.splitViewController: use SwiftUI's NavigationSplitView in a UIHostingController")
  public var splitViewController: UISplitViewController? { fatalError() }

  /// Performs a step of a storyboard.
  @available(*, unavailable, message: "Strata does not have UIViewController.performSegue(withIdentifier:sender:): Linux does not read storyboards: present or push the controller in code")
  public func performSegue(withIdentifier identifier: String, sender: Any?) { fatalError() }
}

extension UITraitCollection {
  /// The traits of the running code.
  @available(*, unavailable, message: "Strata does not have UITraitCollection.current: use the traitCollection of a view or controller, or UIScreen.main.traitCollection")
  public static var current: UITraitCollection { fatalError() }
}

extension UIApplication {
  /// Changes the icon of the app.
  @available(*, unavailable, message: "Strata does not have UIApplication.setAlternateIconName(_:completionHandler:): a browser keeps the icon with which an app was installed")
  public func setAlternateIconName(_ name: String?, completionHandler: ((any Error)?) -> Void = { _ in }) { fatalError() }

  /// The actions of the app's icon.
  @available(*, unavailable, message: "Strata does not have UIApplication.shortcutItems: a browser has no home screen whose icon shows actions; HostExtensions.shortcuts puts pages into the app's manifest")
  public var shortcutItems: [UIApplicationShortcutItem]? { get { fatalError() } set { fatalError() } }
}

extension UIPasteboard {
  /// The image in the clipboard.
  @available(*, unavailable, message: "Strata does not have UIPasteboard.image: the clipboard has texts and addresses only")
  public var image: UIImage? { get { fatalError() } set { fatalError() } }
}

extension UINavigationController {
  /// The recognizer of the gesture that goes back.
  @available(*, unavailable, message: "Strata does not have UINavigationController.interactivePopGestureRecognizer: the browser goes back by its own gesture")
  public var interactivePopGestureRecognizer: UIGestureRecognizer? { fatalError() }
}

extension UIScrollView {
  /// The least scale.
  @available(*, unavailable, message: "Strata does not have UIScrollView.minimumZoomScale: a browser zooms the whole page")
  public var minimumZoomScale: CGFloat { get { fatalError() } set { fatalError() } }

  /// The greatest scale.
  @available(*, unavailable, message: "Strata does not have UIScrollView.maximumZoomScale: a browser zooms the whole page")
  public var maximumZoomScale: CGFloat { get { fatalError() } set { fatalError() } }

  /// The current scale.
  @available(*, unavailable, message: "Strata does not have UIScrollView.zoomScale: a browser zooms the whole page")
  public var zoomScale: CGFloat { get { fatalError() } set { fatalError() } }

  /// The recognizer of the gesture that scrolls.
  @available(*, unavailable, message: "Strata does not have UIScrollView.panGestureRecognizer: use a UIControl with a UIAction, or SwiftUI's gestures in a UIHostingController (docs/guides/uikit.md)")
  public var panGestureRecognizer: UIPanGestureRecognizer { fatalError() }
}

extension UITextField {
  /// The view before the text.
  @available(*, unavailable, message: "Strata does not have UITextField.leftView: put the view beside the field in a UIStackView")
  public var leftView: UIView? { get { fatalError() } set { fatalError() } }

  /// The view after the text.
  @available(*, unavailable, message: "Strata does not have UITextField.rightView: put the view beside the field in a UIStackView")
  public var rightView: UIView? { get { fatalError() } set { fatalError() } }
}

extension UIImageView {
  /// Adds an effect to the symbol, and calls a function at its end.
  @available(*, unavailable, message: "Strata does not have UIImageView.addSymbolEffect(_:options:animated:completion:): a browser does not report the end of an effect; add it without a completion")
  public func addSymbolEffect(_ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true, completion: ((Any) -> Void)?) { fatalError() }
}
