public import Foundation

/// An object that can handle events.
///
/// Partial: events are sent to the actions of controls; there is no responder chain.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// Creates an object that can handle events.
  public override init() { super.init() }

  /// The next responder after this one, if any.
  open var next: UIResponder? { nil }

  /// A Boolean value that indicates whether the responder can take the keyboard's focus.
  open var canBecomeFirstResponder: Bool { false }
  /// A Boolean value that indicates whether the responder has the keyboard's focus.
  open var isFirstResponder: Bool { false }

  /// Requests the keyboard's focus.
  ///
  /// - Returns: `false` if the responder cannot have the keyboard's focus.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// The keys that send a command to the responder.
  ///
  /// Partial: only the key commands of the app's delegate are used, if the app begins with its
  /// delegate.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Adds menus to the app's menus or removes menus from them.
  ///
  /// Partial: a page has no menu bar. Only the delegate's method is called, if the app begins with
  /// its delegate; the key commands of the menus then work.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called when fingers touch a view.
  ///
  /// Partial: it is not called, as on a device without a touch screen: a browser reports presses of
  /// controls and gestures of SwiftUI's views, but no single touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move. Partial: it is not called; see ``touchesBegan(_:with:)``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers are lifted. Partial: it is not called; see ``touchesBegan(_:with:)``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when touches are interrupted. Partial: it is not called; see ``touchesBegan(_:with:)``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Gives up the keyboard's focus.
  @discardableResult open func resignFirstResponder() -> Bool { false }
}
