public import Foundation
import StrataSwiftUIApp

/// A control with two buttons that increment and decrement a value.
open class UIStepper: UIControl {
  private var held = 0.0
  /// The value, kept within the bounds.
  open var value: Double {
    get { held }
    set {
      held = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  /// The smallest value that a person can choose.
  open var minimumValue = 0.0 { didSet { value = held } }
  /// The largest value that a person can choose.
  open var maximumValue = 100.0 { didSet { value = held } }
  /// The amount by which a press changes the value; it must be more than 0.
  open var stepValue = 1.0 { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the value jumps to the other bound when it passes a
  /// bound.
  open var wraps = false { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a long press changes the value repeatedly.
  ///
  /// Accepted: it has no effect; a browser's button counts once for each press.
  open var autorepeat = true
  /// A Boolean value that indicates whether actions run during a long press.
  ///
  /// Accepted: it has no effect; a browser's button counts once for each press.
  open var isContinuous = true

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var namesItself: Bool { true }

  override func content() -> AnyView {
    AnyView(
      Stepper {
        Text(verbatim: spoken.label ?? "")
      } onIncrement: {
        self.step(by: self.stepValue)
      } onDecrement: {
        self.step(by: -self.stepValue)
      }
      .labelsHidden()
      .disabled(!isEnabled))
  }

  private func step(by difference: Double) {
    let old = held
    let new = held + difference
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    if held != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
