public import Foundation
import SwiftUI

/// What a person uses: it tells of it by events.
///
///     let toggle = UISwitch()
///     toggle.addAction(UIAction { _ in print(toggle.isOn) }, for: .valueChanged)
///
/// Partial: there is no target and selector, which need Objective-C; use ``UIAction``.
open class UIControl: UIView {
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isSelected = false { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// Partial: it is not used: what a control shows stands in its middle.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsDisplay() }
  }
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Runs an action at each of the events. One with the identifier of another replaces it.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions = actions.compactMap { action, events in
      guard action.identifier == actionIdentifier else { return (action, events) }
      let rest = events.subtracting(controlEvents)
      return rest.isEmpty ? nil : (action, rest)
    }
  }

  /// Runs what was asked for at these events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.run(from: self)
    }
  }

  open func sendAction(_ action: UIAction) { action.run(from: self) }

  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  override var isElasticByKind: Bool { false }

  /// Whether the state is one that a look may depend on.
  public var state: State {
    var state: State = .normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Accepted: a menu of a browser's opens by itself, and tells nobody.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// Where in a control stands what it shows.
  ///
  /// Accepted: it stands in the middle.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    /// Accepted: it stands in the middle.
    case left
    /// Accepted: it stands in the middle.
    case right
    /// Accepted: it stands in the middle.
    case fill
    /// Accepted: it stands in the middle.
    case leading
    /// Accepted: it stands in the middle.
    case trailing
  }
}
