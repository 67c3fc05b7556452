public import Foundation
import StrataViewTree
public import SwiftUI

/// A rectangle of a screen, with others in it.
///
///     let label = UILabel()
///     label.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(label)
///     NSLayoutConstraint.activate([
///       label.topAnchor.constraint(equalTo: view.topAnchor),
///       label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
///     ])
///
/// Partial: a browser lays views out, so `frame` and `bounds` are what the app has set, never what
/// came of constraints. There is no layer and no `draw(_:)`.
@MainActor open class UIView: UIResponder {
  // MARK: Where it is

  open var frame: CGRect { didSet { if frame != oldValue { placeChanged() } } }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  public internal(set) weak var superview: UIView?
  public internal(set) var subviews: [UIView] = []
  /// The controller whose view this is.
  weak var controller: (any ViewOwner)?
  open var autoresizingMask: AutoresizingMask = [] { didSet { placeChanged() } }
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { placeChanged() } }
  /// Accepted: the page keeps content clear of the device's edges.
  open var insetsLayoutMarginsFromSafeArea = true

  /// How far what keeps to the margins stays away from the edges, in points.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  { didSet { placeChanged() } }

  // MARK: What it looks like

  open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what can be touched in it; without one, that of the view around it.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .tintColor }
    set {
      ownTint = newValue
      setNeedsDisplay()
      tintColorDidChange()
    }
  }
  var ownTint: UIColor?
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      setNeedsDisplay()
      superview?.setNeedsDisplay()
    }
  }
  /// Accepted: a browser finds out itself what shines through.
  open var isOpaque = true
  open var clipsToBounds = false { didSet { setNeedsDisplay() } }
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
  open var tag = 0
  /// A light or dark look for this view and what is in it, whatever is around it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { setNeedsDisplay() }
  }
  /// Partial: it is not used: a page is read in the direction of its language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { setNeedsDisplay() }
  }

  /// Its corners, border and shadow.
  public private(set) lazy var layer = CALayer(of: self)

  // MARK: What is said of it

  var spoken = Spoken() { didSet { setNeedsDisplay() } }

  // MARK: Constraints

  /// The constraints that this view holds: those between it and what is in it.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self, .margins)
  public private(set) lazy var readableContentGuide = UILayoutGuide(of: self, .margins)
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self, .edges)

  // MARK: Drawing

  /// Tells this view from all others of the process.
  let number: Int
  private static var count = 0
  private let revision = StateBox(0)
  private var isDrawing = false
  /// How often the view has said that it changed: what holds the view and draws it says it again,
  /// for a reference that stays the same says nothing.
  var edition: Int { revision.untracked }
  private var needsLayout = true
  private var needsConstraints = true
  /// The window's facts, as the view was last drawn in them.
  var environment: EnvironmentValues?
  /// What the outermost view of a hierarchy was last drawn in: it tells the others of a change.
  private var traits: UITraitCollection?
  /// The window, on the outermost view of a hierarchy.
  var hostWindow: UIWindow? {
    willSet { if newValue !== hostWindow { windowWillChange(to: newValue) } }
    didSet { if hostWindow !== oldValue { windowChanged() } }
  }
  var traitChanges: [TraitRegistration] = []

  public init(frame: CGRect) {
    self.frame = frame
    Self.count += 1
    number = Self.count
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    Self.count += 1
    number = Self.count
    super.init()
  }

  public convenience override init() { self.init(frame: .zero) }

  open override var next: UIResponder? {
    let owner: UIResponder? = controller
    return owner ?? superview
  }

  /// Says that what the view shows has changed: it is drawn again before the next frame.
  open func setNeedsDisplay() {
    guard !isDrawing else { return }
    revision.current = revision.untracked &+ 1
  }

  /// Asks for ``layoutSubviews()`` before the view is drawn next.
  open func setNeedsLayout() {
    needsLayout = true
    setNeedsDisplay()
  }

  /// Asks for ``updateConstraints()`` before the view is drawn next.
  open func setNeedsUpdateConstraints() {
    needsConstraints = true
    setNeedsDisplay()
  }

  /// Runs what was asked for by ``setNeedsLayout()`` at once.
  open func layoutIfNeeded() {
    if needsConstraints {
      needsConstraints = false
      updateConstraints()
    }
    guard needsLayout else { return }
    needsLayout = false
    layoutSubviews()
  }

  /// A place for a subclass to bring its subviews up to date. Call `super`.
  open func layoutSubviews() { controller?.layOut() }

  /// A place for a subclass to make its constraints. Call `super` last.
  open func updateConstraints() { controller?.updateViewConstraints() }

  open class var requiresConstraintBasedLayout: Bool { false }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func tintColorDidChange() {}

  @available(iOS, deprecated: 17.0, message: "Use the trait change registration APIs")
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that its content wants, where the view knows it without a browser.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { setNeedsDisplay() }

  /// The size that fits best: the one that was set, where only a browser can measure.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size == .zero ? size : frame.size }

  /// Accepted: a browser gives a view the room that its content wants.
  open func sizeToFit() {}

  /// What the view shows, without what stands around it; `nil` for its subviews as its constraints
  /// lay them out. A subclass of the framework overrides it.
  func content() -> AnyView? { _content() }

  /// What a view of another framework shows instead of its subviews.
  open func _content() -> AnyView? { nil }

  /// Whether what is drawn says the view's label itself, as a control's own words.
  var namesItself: Bool { false }

  /// Whether the view may take the room that its neighbours leave, as far as its kind says.
  var isElasticByKind: Bool { true }

  /// Whether the view is what an app shows in a row of a table.
  var isRowContent: Bool { false }

  /// Whether a row's button is what tests find it by.
  var isNamedByRow: Bool { false }

  /// Where a view that the framework shows differently says so: in a row, on a bar.
  var stretchesAlone: Bool { false }

  func placeChanged() {
    setNeedsDisplay()
    superview?.setNeedsDisplay()
  }

  /// The window that the view stands in.
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

/// The controller whose view a view is, as far as the view knows it.
@MainActor protocol ViewOwner: UIResponder {
  func layOut()
  func updateViewConstraints()
}

extension UIView {
  /// The content, brought up to date. Reading it makes a place depend on the view's revision.
  func drawn(in environment: EnvironmentValues) -> AnyView? {
    _ = revision.current
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
