public import Foundation
public import StrataSwiftUIApp
import StrataViewTree

/// A rectangle on the screen that shows content and holds subviews.
///
///     let label = UILabel()
///     label.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(label)
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.topAnchor),
///       label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
///     ])
///
/// Partial: a browser lays views out, so `frame` and `bounds` have the values that the app has set,
/// not the result of constraints. `layer` offers only corners, border and shadow, and there is no
/// `draw(_:)`.
@MainActor @preconcurrency open class UIView: UIResponder {
  // MARK: Geometry

  /// The view's rectangle in its superview, in points.
  open var frame: CGRect { didSet { if frame != oldValue { placeChanged() } } }

  /// The view's rectangle in its own coordinates, in points. Setting it changes only the size of
  /// the frame.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The center of the frame in the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The view that contains this one, if any.
  public internal(set) weak var superview: UIView?
  /// The subviews of this view, from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: (any ViewOwner)?
  /// The parts of the frame that change with the superview's size.
  open var autoresizingMask: AutoresizingMask = [] { didSet { placeChanged() } }
  /// A Boolean value that indicates whether the view is placed by its frame instead of by
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { placeChanged() } }
  /// A Boolean value that indicates whether the margins are measured from the safe area instead of
  /// the view's edges.
  ///
  /// Accepted: it has no effect; the page always keeps content inside of the safe area.
  open var insetsLayoutMarginsFromSafeArea = true

  /// The distances from the view's edges to its margins guide, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  { didSet { placeChanged() } }

  // MARK: Appearance

  /// The color behind the view's content.
  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of interactive content. If the app has not set it, it is the superview's tint color.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      setNeedsDisplay()
      tintColorDidChange()
    }
  }
  var ownTint: UIColor?
  /// A Boolean value that indicates whether the view is the appearance proxy of its class
  /// (``UIView/appearance()``).
  var isProxy = false
  /// The view's opacity, 0…1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether the view hides the content behind it.
  ///
  /// Accepted: it has no effect; the browser finds out by itself what is transparent.
  open var isOpaque = true
  /// A Boolean value that indicates whether content is clipped to the view's bounds.
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  /// The way in which content fills the view.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the view reacts to touches.
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// The light or dark appearance of this view and its subviews, independently of the appearance
  /// around them.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { setNeedsDisplay() }
  }
  /// The direction of the view's content, which may follow the language.
  ///
  /// Partial: the value is ignored; a page follows the direction of its language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsDisplay() }
  }

  /// The view's corners, border and shadow.
  public private(set) lazy var layer = CALayer(of: self)

  // MARK: Accessibility

  var spoken = Spoken() { didSet { setNeedsDisplay() } }

  // MARK: Constraints

  /// The constraints that this view holds: those between it and its descendants.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// A guide of the view's rectangle without its margins.
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, .margins)
  /// A layout guide of the width that is comfortable to read. It has the same rectangle as
  /// ``layoutMarginsGuide``.
  public private(set) lazy var readableContentGuide = UILayoutGuide(of: self, .margins)
  /// A layout guide of the part that no bars cover. In a browser it is the whole view.
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, .edges)

  // MARK: Drawing

  /// The view's identifier, unique in the process.
  let number: Int
  private static var count = 0
  private let revision = StateBox(0)
  private var isDrawing = false
  /// The number of changes so far, which the view's SwiftUI wrapper passes on.
  ///
  /// The reference to a view stays the same when the view changes. This number makes the wrapper's
  /// values differ nevertheless.
  var edition: Int { revision.untracked }
  private var needsLayout = true
  private var needsConstraints = true
  /// The environment in which the view was last drawn.
  var environment: EnvironmentValues?
  /// The traits in which the root view of a hierarchy was last drawn. The root view notifies the
  /// other views when they change.
  private var traits: UITraitCollection?
  /// The window, which only the root view of a hierarchy stores.
  var hostWindow: UIWindow? {
    willSet { if newValue !== hostWindow { windowWillChange(to: newValue) } }
    didSet { if hostWindow !== oldValue { windowChanged() } }
  }
  var traitChanges: [TraitRegistration] = []

  /// Creates a view with a frame, in points.
  public init(frame: CGRect) {
    self.frame = frame
    Self.count += 1
    number = Self.count
    super.init()
  }

  /// Creates a view with an empty frame. The coder is not read.
  public required init?(coder: NSCoder) {
    frame = .zero
    Self.count += 1
    number = Self.count
    super.init()
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? {
    let owner: UIResponder? = controller
    return owner ?? superview
  }

  /// Marks the view as changed, so that it is drawn again before the next frame.
  open func setNeedsDisplay() {
    guard !isDrawing else { return }
    revision.current = revision.untracked &+ 1
  }

  /// Makes the view of SwiftUI that is being evaluated depend on this view's changes.
  ///
  /// The reference to a view stays the same when the view changes. By a comparison of references a
  /// view that reads this one would not be evaluated again.
  package func observeChanges() { _ = revision.current }

  /// Requests a call of ``layoutSubviews()`` before the view is drawn next.
  open func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Requests a call of ``updateConstraints()`` before the view is drawn next.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsDisplay()
  }

  /// Updates constraints and subviews now, if that was requested.
  open func layoutIfNeeded() {
    if needsConstraints {
      needsConstraints = false
      updateConstraints()
    }
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// Updates the subviews. Subclasses override it and call `super`.
  open func layoutSubviews() { controller?.layOut() }

  /// Updates the constraints. Subclasses override it and call `super` last.
  open func updateConstraints() { controller?.updateViewConstraints() }

  /// A Boolean value that indicates whether the class needs constraints.
  ///
  /// Accepted: it has no effect; a browser lays out views of all classes in the same way.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes.
  ///
  /// - Parameter newSuperview: `nil` if the view is removed.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview has changed.
  open func didMoveToSuperview() {}
  /// Called before the window changes.
  ///
  /// - Parameter newWindow: `nil` if the view leaves its window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window has changed.
  open func didMoveToWindow() {}
  /// Called after the view's tint color was set.
  open func tintColorDidChange() {}

  /// Called after the view's traits have changed.
  @available(iOS, deprecated: 17.0, message: "Use the trait change registration APIs")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size of the view's content, in points. A side that only a browser can measure is
  /// ``noIntrinsicMetric``.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Marks the intrinsic content size as changed.
  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }

  /// Returns the size of the frame, since only a browser can measure the content; if the frame is
  /// empty, it returns `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size == .zero ? size : frame.size }

  /// Sizes the view to fit its content.
  ///
  /// Accepted: it has no effect, since a browser sizes a view to fit its content.
  open func sizeToFit() {}

  /// Returns the view's content without modifiers. Returns `nil` if the view shows its subviews as
  /// its constraints lay them out. Subclasses in this module override it.
  func content() -> AnyView? { _content() }

  /// Returns the content that a view of another framework shows instead of its subviews.
  open func _content() -> AnyView? { nil }

  /// A Boolean value that indicates whether the content itself carries the accessibility label.
  var namesItself: Bool { false }

  /// A Boolean value that indicates whether views of this class may grow into free room.
  var isElasticByKind: Bool { true }

  /// A Boolean value that indicates whether the view is the app's content in a table's row.
  var isRowContent: Bool { false }

  /// A Boolean value that indicates whether the row's button carries the accessibility identifier.
  var isNamedByRow: Bool { false }

  func placeChanged() {
    setNeedsDisplay()
    superview?.setNeedsDisplay()
  }

  /// The window that contains the view, if any.
  open var window: UIWindow? { hostWindow ?? superview?.window }

  func windowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    subviews.forEach { $0.windowWillChange(to: window) }
  }

  func windowChanged() {
    didMoveToWindow()
    subviews.forEach { $0.windowChanged() }
  }
}

/// The controller of a view, which the view notifies of its layout.
@MainActor protocol ViewOwner: UIResponder {
  func layOut()
  func updateViewConstraints()
}

extension UIView {
  /// Updates the view and returns its content. The caller's node depends on the view's revision.
  func drawn(in environment: EnvironmentValues) -> AnyView? {
    observeChanges()
    isDrawing = true
    defer { isDrawing = false }
    if self.environment?.isSame(as: environment) != true {
      self.environment = environment
    }
    if superview == nil { take(UITraitCollection(environment)) }
    layoutIfNeeded()
    return content()
  }

  private func take(_ new: UITraitCollection) {
    let old = traits
    traits = new
    if let old, old != new { traitsChanged(from: old) }
  }

  private func traitsChanged(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    traitChanges.forEach { $0.action(old) }
    subviews.forEach { $0.traitsChanged(from: old) }
  }
}
