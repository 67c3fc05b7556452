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

  /// Gives up the keyboard's focus.
  @discardableResult open func resignFirstResponder() -> Bool { false }
}
