public import Foundation
import SwiftUI

/// Content that scrolls.
///
/// Partial: scrolling is the browser's own, so `contentOffset` is what the app has set, and the
/// delegate is not told of what a person scrolls.
open class UIScrollView: UIView {
  open weak var delegate: (any UIScrollViewDelegate)?
  open var contentSize = CGSize.zero { didSet { setNeedsDisplay() } }
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
  open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
  open var showsVerticalScrollIndicator = true { didSet { setNeedsDisplay() } }
  open var showsHorizontalScrollIndicator = true { didSet { setNeedsDisplay() } }
  /// Accepted: how far content bounces is the browser's affair.
  open var alwaysBounceVertical = false
  /// Accepted: how far content bounces is the browser's affair.
  open var alwaysBounceHorizontal = false
  /// Accepted: how far content bounces is the browser's affair.
  open var bounces = true
  /// Whether scrolling stops at whole pages only.
  open var isPagingEnabled = false { didSet { setNeedsDisplay() } }
  open var keyboardDismissMode = KeyboardDismissMode.none { didSet { setNeedsDisplay() } }
  /// Accepted: a browser keeps content clear of its own bars.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// What pulling the content down does.
  open var refreshControl: UIRefreshControl? {
    didSet {
      refreshControl?.changed = { [weak self] in self?.setNeedsDisplay() }
      setNeedsDisplay()
    }
  }
  public private(set) lazy var contentLayoutGuide = UILayoutGuide(of: self, .content)
  public private(set) lazy var frameLayoutGuide = UILayoutGuide(of: self, .frame)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

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

  /// Whether the content is as high as the view, but not as wide.
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

  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Accepted: a browser keeps content clear of its own bars.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic
    /// Accepted: a browser keeps content clear of its own bars.
    case scrollableAxes
    /// Accepted: a browser keeps content clear of its own bars.
    case never
    /// Accepted: a browser keeps content clear of its own bars.
    case always
  }
}

private struct PagingModifier: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.scrollTargetBehavior(.paging) } else { content }
  }
}

/// Who hears of scrolling.
@MainActor public protocol UIScrollViewDelegate: AnyObject {}

extension UIEdgeInsets {
  var edges: EdgeInsets { EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right) }
}

extension View {
  /// Adds what pulling down does, if anything.
  @ViewBuilder func refreshed(by control: UIRefreshControl?) -> some View {
    if let control {
      refreshable { await control.refresh() }
    } else {
      self
    }
  }
}
