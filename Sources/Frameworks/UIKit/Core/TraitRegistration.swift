import Foundation

/// Somebody who wants to hear of changed traits.
@MainActor final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let action: (UITraitCollection) -> Void

  init(_ action: @escaping (UITraitCollection) -> Void) { self.action = action }
}

/// Stands for the wish to hear of changed traits, until it is given back.
public protocol UITraitChangeRegistration: AnyObject {}

/// A kind of trait.
public protocol UITraitDefinition {}
public enum UITraitUserInterfaceStyle: UITraitDefinition {}
public enum UITraitHorizontalSizeClass: UITraitDefinition {}
public enum UITraitVerticalSizeClass: UITraitDefinition {}
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {}
public enum UITraitLayoutDirection: UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type

/// What has traits.
@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}

extension UIView {
  /// Calls back when traits have changed.
  ///
  /// Partial: for a change of any trait, whichever were asked for.
  @discardableResult public func registerForTraitChanges<Self_: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping (Self_, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration { [weak self] old in
      if let view = self as? Self_ { handler(view, old) }
    }
    traitChanges.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChanges.removeAll { $0 === registration }
  }
}
