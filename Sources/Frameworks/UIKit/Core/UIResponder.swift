public import Foundation

/// What can answer to events.
///
/// Partial: events come to the actions of controls; there is no chain that they travel along.
@MainActor open class UIResponder: NSObject {
  public override init() { super.init() }

  /// The responder that stands above this one.
  open var next: UIResponder? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }

  /// Asks for the keyboard's focus; `false` where this responder takes none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }

  /// Gives the keyboard's focus up.
  @discardableResult open func resignFirstResponder() -> Bool { false }
}
