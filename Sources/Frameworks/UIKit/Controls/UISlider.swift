public import Foundation
import StrataSwiftUIApp

/// A control that selects a value within bounds by dragging.
///
///     let slider = UISlider()
///     slider.addAction(UIAction { _ in volume = slider.value }, for: .valueChanged)
open class UISlider: UIControl {
  private var held: Float = 0
  /// The value, kept within the bounds.
  open var value: Float {
    get { held }
    set {
      held = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
      setNeedsDisplay()
    }
  }
  /// The smallest value that a person can choose.
  open var minimumValue: Float = 0 { didSet { value = held } }
  /// The largest value that a person can choose.
  open var maximumValue: Float = 1 { didSet { value = held } }
  /// A Boolean value that indicates whether actions run while a person drags, not only afterwards.
  open var isContinuous = true
  /// The image at the side of the smallest value.
  open var minimumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image at the side of the largest value.
  open var maximumValueImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The color of the line up to the value.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the line after the value.
  ///
  /// Accepted: it has no effect, since the browser's slider has a single color.
  open var maximumTrackTintColor: UIColor?
  /// The color of the knob.
  ///
  /// Accepted: it has no effect, since the browser's slider has a single color.
  open var thumbTintColor: UIColor?
  /// A Boolean value that indicates whether a person is dragging.
  public private(set) var isTracking = false

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the value without running actions.
  ///
  /// - Parameters:
  ///   - value: The slider's new value.
  ///   - animated: Not used.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  override var namesItself: Bool { true }
  override var isElasticByKind: Bool { true }

  override func content() -> AnyView {
    AnyView(
      HStack {
        side(minimumValueImage)
        Slider(value: binding, in: limits) {
          Text(verbatim: spoken.label ?? "")
        } onEditingChanged: { [weak self] in
          self?.dragged($0)
        }
        .tint(minimumTrackTintColor?.color)
        side(maximumValueImage)
      }
      .disabled(!isEnabled))
  }

  /// The bounds; those of a new slider if one of them is no number.
  private var limits: ClosedRange<Float> {
    if minimumValue.isNaN || maximumValue.isNaN { return 0...1 }
    return minimumValue...max(minimumValue, maximumValue)
  }

  @ViewBuilder private func side(_ image: UIImage?) -> some View {
    if let image { image.image.accessibilityHidden(true) }
  }

  private var binding: Binding<Float> {
    Binding(
      get: { [weak self] in self?.held ?? 0 },
      set: { [weak self] new in
        guard let self else { return }
        value = new
        if isContinuous || !isTracking {
          sendActions(for: [.valueChanged, .primaryActionTriggered])
        }
      })
  }

  private func dragged(_ isDragging: Bool) {
    isTracking = isDragging
    guard !isDragging else { return sendActions(for: .touchDown) }
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    sendActions(for: .touchUpInside)
  }
}
