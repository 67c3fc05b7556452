public import Foundation

/// What a cell shows, as a value.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  func makeContentView() -> UIView & UIContentView
  /// The same as it is in a state, such as while it is selected.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration is for.
@MainActor public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isSelected = false
  public var isHighlighted = false
  public var isEditing = false
  /// Partial: no cell here is ever in this state; an app may say it of its own.
  public var isDisabled = false
  /// Partial: no cell here is ever in this state; an app may say it of its own.
  public var isFocused = false
  /// Partial: no cell here is ever in this state; an app may say it of its own.
  public var isExpanded = false
  /// Partial: no cell here is ever in this state; an app may say it of its own.
  public var isSwiped = false

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
