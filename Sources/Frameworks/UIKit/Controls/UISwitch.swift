public import Foundation
import StrataSwiftUIApp

/// A control that is on or off.
open class UISwitch: UIControl {
  /// A Boolean value that indicates whether the switch is on.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The color of the switch while it is on.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The name that screen readers read if there is no accessibility label; it is not shown.
  open var title: String? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Turns the switch on or off without running its actions.
  ///
  /// - Parameters:
  ///   - on: `true` to turn the switch on; `false` to turn it off.
  ///   - animated: Not used.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var namesItself: Bool { true }

  override func content() -> AnyView {
    AnyView(
      Toggle(isOn: binding) { Text(verbatim: spoken.label ?? title ?? "") }
        .labelsHidden()
        .tint(onTintColor?.color)
        .disabled(!isEnabled))
  }

  private var binding: Binding<Bool> {
    Binding(
      get: { [weak self] in self?.isOn ?? false },
      set: { [weak self] isOn in
        self?.isOn = isOn
        self?.sendActions(for: [.valueChanged, .primaryActionTriggered])
      })
  }
}
