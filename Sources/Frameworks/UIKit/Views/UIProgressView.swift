public import Foundation
import StrataSwiftUIApp

/// A bar that shows how much of a task is done.
open class UIProgressView: UIView {
  private var held: Float = 0
  /// The fraction of the task that is done, kept within 0…1.
  open var progress: Float {
    get { observedProgress.map { Float($0.fractionCompleted) } ?? held }
    set {
      held = min(max(newValue, 0), 1)
      setNeedsDisplay()
    }
  }
  /// An object whose progress is shown instead of ``progress``.
  ///
  /// Partial: the object is read when the view is drawn; its later changes are not shown until
  /// then.
  open var observedProgress: Progress? { didSet { setNeedsDisplay() } }
  /// The style of the bar, which determines its height.
  ///
  /// Accepted: it has no effect; a browser has one kind of bar.
  open var progressViewStyle = Style.default
  /// The color of the part of the bar that is done.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the part of the bar that is not done yet.
  ///
  /// Accepted: it has no effect; that part of a browser's bar has the color of its surroundings.
  open var trackTintColor: UIColor?

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a progress bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Sets the fraction of the task that is done.
  ///
  /// - Parameters:
  ///   - progress: The progress, from 0 to 1.
  ///   - animated: Not used.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  override func content() -> AnyView {
    AnyView(
      ProgressView(value: progress).progressViewStyle(.linear).tint(progressTintColor?.color))
  }

  /// The style of a bar, which determines its height.
  ///
  /// Accepted: the values make no difference; a browser has one kind of bar.
  public enum Style: Int, Sendable {
    /// The style of a bar in a view.
    ///
    /// Accepted: it makes no difference; a browser has one kind of bar.
    case `default`
    /// The style of a bar in a toolbar.
    ///
    /// Accepted: it makes no difference; a browser has one kind of bar.
    case bar
  }
}
