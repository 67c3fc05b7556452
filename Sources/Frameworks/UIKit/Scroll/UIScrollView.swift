public import Foundation
import StrataSwiftUIApp

/// A view whose content scrolls.
///
/// Partial: the browser scrolls, so `contentOffset` has the value that the app has set, and the
/// delegate is not notified when a person scrolls.
open class UIScrollView: UIView {
  /// The delegate of the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The size of the content, in points, for content without constraints.
  open var contentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  /// The offset that the app has set, in points.
  open var contentOffset = CGPoint.zero
  /// The distance between the content and the scroll view's edges, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the content can be scrolled.
  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the vertical scroll bar may be shown.
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the horizontal scroll bar may be shown.
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether content of any height bounces.
  ///
  /// Accepted: it has no effect; the browser decides how content bounces.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether content of any width bounces.
  ///
  /// Accepted: it has no effect; the browser decides how content bounces.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether the content bounces at its ends.
  ///
  /// Accepted: it has no effect; the browser decides how content bounces.
  open var bounces = true
  /// A Boolean value that indicates whether scrolling stops at whole pages only.
  open var isPagingEnabled = false { didSet { setNeedsDisplay() } }
  /// The way in which scrolling hides the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { setNeedsDisplay() } }
  /// A value that indicates how the content inset grows by the safe area.
  ///
  /// Accepted: it has no effect; the browser keeps content clear of its bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The control that reloads the content when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.changed = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  /// A layout guide of the scrolled content.
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, .content)
  /// A layout guide of the part of the content that is visible.
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self, .frame)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the offset of the content, in points.
  ///
  /// - Parameters:
  ///   - contentOffset: The upper left corner of the visible part, in points.
  ///   - animated: Not used.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  override func content() -> AnyView {
    var axes: Axis.Set = .vertical
    if scrollsAcross { axes = .horizontal }
    return AnyView(
      ScrollView(axes) {
        ContainerView(view: self, edition: edition, fills: false)
          .frame(maxWidth: scrollsAcross ? nil : .infinity, alignment: .topLeading)
          .padding(contentInset.edges)
      }
      .modifier(PagingModifier(isOn: isPagingEnabled))
      .scrollDismissesKeyboard(keyboardDismissMode == .none ? .never : .interactively)
      .scrollDisabled(!isScrollEnabled)
      .scrollIndicators(
        showsVerticalScrollIndicator || showsHorizontalScrollIndicator ? .automatic : .hidden
      )
      .refreshed(by: refreshControl))
  }

  /// A Boolean value that indicates whether the content is as high as the view but not as wide.
  private var scrollsAcross: Bool {
    let about = constraints.filter { constraint in
      constraint.relation == .equal && constraint.items.contains { $0 === self }
    }
    func shares(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
      about.contains { $0.firstAttribute == attribute && $0.secondAttribute == attribute }
    }
    return shares(.height) && !shares(.width)
      || contentSize.width > frame.width && contentSize.height <= frame.height
        && frame.height > 0
  }

  /// The way in which scrolling hides the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Scrolling leaves the keyboard visible.
    case none
    /// The keyboard disappears when dragging begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
  }

  /// A value that indicates how a scroll view's content inset grows by the safe area.
  ///
  /// Accepted: the values make no difference; the browser keeps content clear of its bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The system chooses how the inset grows.
    case automatic
    /// The inset grows in the directions in which the view scrolls.
    ///
    /// Accepted: it makes no difference; the browser keeps content clear of its bars.
    case scrollableAxes
    /// The inset does not grow.
    ///
    /// Accepted: it makes no difference; the browser keeps content clear of its bars.
    case never
    /// The inset grows in each direction.
    ///
    /// Accepted: it makes no difference; the browser keeps content clear of its bars.
    case always
  }
}

private struct PagingModifier: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}

/// The delegate of a scroll view; it has no methods.
@MainActor @preconcurrency public protocol UIScrollViewDelegate: AnyObject {}

extension UIEdgeInsets {
  var edges: EdgeInsets { EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}

extension View {
  /// Adds pull-to-refresh with a control, if there is one.
  @ViewBuilder func refreshed(by control: UIRefreshControl?) -> some View {
    if let control {
      refreshable { await control.refresh() }
    } else {
      self
    }
  }
}
