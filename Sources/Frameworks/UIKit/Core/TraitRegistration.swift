import Foundation

/// A handler of trait changes.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let action: (UITraitCollection) -> Void

  init(_ action: @escaping (UITraitCollection) -> Void) { self.action = action }
}

/// A token of a registered handler of trait changes, which unregisters it.
public protocol UITraitChangeRegistration: AnyObject {}

/// A kind of trait.
public protocol UITraitDefinition {}
/// The trait of a light or dark appearance.
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition {}
/// The trait of the reader's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// The trait of the reading direction.
public enum UITraitLayoutDirection: UITraitDefinition {}
/// The type of a trait's definition.
public typealias UITrait = any UITraitDefinition.Type

/// An object that has traits.
@MainActor @preconcurrency public protocol UITraitEnvironment: AnyObject {
  /// The object's current traits.
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}

extension UIView {
  /// Calls a handler after traits of the view have changed.
  ///
  /// Partial: the handler is called for a change of any trait, not only of those in `traits`.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called with the view and its previous traits.
  /// - Returns: A token for ``unregisterForTraitChanges(_:)``.
  @discardableResult public func registerForTraitChanges<Self_: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Self_, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration { [weak self] old in
      if let view = self as? Self_ { handler(view, old) }
    }
    traitChanges.append(registration)
    return registration
  }

  /// Removes a handler of trait changes.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChanges.removeAll { $0 === registration }
  }
}
