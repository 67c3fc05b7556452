public import Foundation

/// A description of a cell's content.
@MainActor @preconcurrency public protocol UIContentConfiguration {
  /// Creates a view that shows this content.
  func makeContentView() -> UIView & UIContentView
  /// Returns the configuration for a state, such as that of a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: NSObjectProtocol {
  /// The content of the view.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration. By default it has to be of the same type as
  /// the current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// The state that a configuration can depend on.
@MainActor @preconcurrency public protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// A Boolean value that indicates whether the cell is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the cell is drawn as pressed.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the cell's table is being edited.
  public var isEditing = false
  /// A Boolean value that indicates whether the cell is disabled.
  ///
  /// Partial: the table never sets it; the app can set it.
  public var isDisabled = false
  /// A Boolean value that indicates whether the cell has the keyboard's focus.
  ///
  /// Partial: the table never sets it; the app can set it.
  public var isFocused = false
  /// A Boolean value that indicates whether the cell shows its children.
  ///
  /// Partial: the table never sets it; the app can set it.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell shows its swipe actions.
  ///
  /// Partial: the table never sets it; the app can set it.
  public var isSwiped = false

  /// Creates the state of a cell that is neither selected nor highlighted.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
