public import Foundation
import SwiftUI

/// On or off.
open class UISwitch: UIControl {
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var title: String? { didSet { setNeedsDisplay() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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
