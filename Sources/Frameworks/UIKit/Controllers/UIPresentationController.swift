public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// The object that presents a controller.
///
/// Partial: the browser draws the presentation, so there is no container view, and an app cannot
/// place the presented view by a subclass.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public private(set) unowned var presentedViewController: UIViewController
  /// The object that hears when a person dismisses the presentation.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The controller that presents; the presented one before it is presented.
  public var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? presentedViewController
  }
  let revision = StateBox(0)

  init(presenting controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  /// Unavailable, since the browser draws presentations.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is presented.
  ///   - presentingViewController: The controller that presents.
  @available(
    *, unavailable,
    message: "Strata draws presentations in the browser: set the detents of a sheet instead"
  )
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) { fatalError() }

  func changed() { revision.current = revision.untracked &+ 1 }

  /// Notifies the delegate that a person has dismissed the presentation.
  func dismissed() {
    delegate?.presentationControllerWillDismiss(self)
    delegate?.presentationControllerDidDismiss(self)
  }
}

/// An object that hears when a person dismisses a presentation.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether a person may dismiss the presentation.
  ///
  /// Partial: it is asked when the presentation is shown or changed, not when a person dismisses it.
  ///
  /// - Parameter presentationController: The object that presents.
  /// - Returns: `false` if only the app may dismiss it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called when a person dismisses the presentation, before
  /// ``presentationControllerDidDismiss(_:)``.
  ///
  /// - Parameter presentationController: The object that presents.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after a person has dismissed the presentation; not if the app has.
  ///
  /// - Parameter presentationController: The object that presents.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The object that presents the controller or the container that it is in.
  ///
  /// Partial: it is ``sheetPresentationController`` in every style but full screens.
  public var presentationController: UIPresentationController? { sheetPresentationController }

  /// The object that presents the controller, or the container that it is in, as a sheet; `nil` if
  /// its style is a full screen.
  public var sheetPresentationController: UISheetPresentationController? {
    var root = self
    while let parent = root.parent { root = parent }
    guard !root.modalPresentationStyle.isFull else { return nil }
    if let made = root.sheet { return made }
    let new = UISheetPresentationController(presenting: root)
    root.sheet = new
    return new
  }
}
