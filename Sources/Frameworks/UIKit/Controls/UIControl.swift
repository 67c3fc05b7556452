public import Foundation
import StrataSwiftUIApp

/// A view that a person uses and that runs actions for events.
///
///     let toggle = UISwitch()
///     toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
///
/// Partial: there are no targets and selectors, which need Objective-C; use ``UIAction``.
open class UIControl: UIView {
  /// A Boolean value that indicates whether the control can be used.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the control is selected.
  open var isSelected = false { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the control is drawn as pressed.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The horizontal position of the content in the control.
  ///
  /// Partial: it is ignored; the content is centered.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsDisplay() }
  }
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with a frame, in points, and an action for its primary event.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - primaryAction: The action of a tap.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Adds an action for events. It replaces an action that has the same identifier.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action from events.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: The events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier from events.
  ///
  /// - Parameters:
  ///   - actionIdentifier: The identifier of the action.
  ///   - controlEvents: The events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Runs the actions that were added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(from: self)
    }
  }

  /// Runs an action with this control as its sender.
  open func sendAction(_ action: UIAction) { action.run(from: self) }

  /// The events that have actions.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  override var isElasticByKind: Bool { false }

  /// The state that the control's appearance depends on.
  public var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger or the mouse was pressed.
    public static let touchDown = Event(rawValue: 1)
    /// A press ended inside of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A person changed the control's value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control's main event, such as a button's press.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu was opened.
    ///
    /// Accepted: never sent, as a browser does not report that it opened a menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text field got the keyboard's focus.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text of a field changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text field lost the keyboard's focus.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of a control.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled, and neither selected nor highlighted.
    public static let normal: State = []
    /// The control is drawn as pressed.
    public static let highlighted = State(rawValue: 1)
    /// The control is disabled.
    public static let disabled = State(rawValue: 2)
    /// The control is selected.
    public static let selected = State(rawValue: 4)
  }

  /// The horizontal position of a control's content.
  ///
  /// Accepted: it has no effect, since the content is always centered.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The content is centered.
    case center
    /// The content is on the left.
    ///
    /// Accepted: it has no effect, since the content is always centered.
    case left
    /// The content is on the right.
    ///
    /// Accepted: it has no effect, since the content is always centered.
    case right
    /// The content is as wide as the control.
    ///
    /// Accepted: it has no effect, since the content is always centered.
    case fill
    /// The content is on the side where reading begins.
    ///
    /// Accepted: it has no effect, since the content is always centered.
    case leading
    /// The content is on the side where reading ends.
    ///
    /// Accepted: it has no effect, since the content is always centered.
    case trailing
  }
}
