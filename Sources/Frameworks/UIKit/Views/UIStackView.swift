public import Foundation
import StrataRendering
import StrataSwiftUIApp

/// A view that lays out views in a row or a column.
///
///     let stack = UIStackView(arrangedSubviews: [title, subtitle])
///     stack.axis = .vertical
///     stack.spacing = 4
open class UIStackView: UIView {
  /// The views in the row or column, in order.
  public internal(set) var arrangedSubviews: [UIView] = []
  /// The direction in which the views are arranged.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsDisplay() } }
  /// The way in which the views share the stack's length.
  open var distribution = Distribution.fill { didSet { setNeedsDisplay() } }
  /// The position of the views across the stack.
  open var alignment = Alignment.fill { didSet { setNeedsDisplay() } }
  /// The distance between neighbours, in points.
  open var spacing: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the views stay inside of the stack's margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsDisplay() } }
  private var customSpacing: [Int: CGFloat] = [:]

  /// A value for a custom spacing that means the value of ``spacing``.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// A value for a custom spacing that means the system's distance: 8 points.
  public static let spacingUseSystem: CGFloat = -1

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates an empty row. The coder is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index. An index out of bounds means the first or the last place.
  ///
  /// - Parameters:
  ///   - view: The view that is inserted.
  ///   - stackIndex: The index among the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    setNeedsDisplay()
  }

  /// Removes a view from the arrangement. The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsDisplay()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Sets the distance after a view, in points.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points.
  ///   - arrangedSubview: The view after which the distance is.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[arrangedSubview.number] = spacing
    setNeedsDisplay()
  }

  /// Returns the custom distance after a view, in points. It is ``spacingUseDefault`` if none was
  /// set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[arrangedSubview.number] ?? Self.spacingUseDefault
  }

  /// A Boolean value that indicates whether the stack is in a table's row and all distances in it
  /// are the same, so that its views need no box around them.
  var isEven: Bool { isInRow && customSpacing.isEmpty && spacing != Self.spacingUseSystem }

  /// Returns the distance after a view, in points.
  func gap(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == Self.spacingUseDefault ? spacing : custom == Self.spacingUseSystem ? 8 : custom
  }

  override func content() -> AnyView { AnyView(StackContent(stack: self, edition: edition)) }

  /// The way in which views share the stack's length.
  ///
  /// Partial: `fillProportionally` is laid out as `fillEqually`, and `equalCentering` as
  /// `equalSpacing`.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack; one of them takes the remaining room.
    case fill
    /// The views fill the stack in equal parts.
    case fillEqually
    /// The views fill the stack in proportion to their sizes.
    case fillProportionally
    /// The views keep their sizes, with equal distances between them.
    case equalSpacing
    /// The views keep their sizes, with equal distances between their centers.
    case equalCentering
  }

  /// The position of views across the stack.
  public enum Alignment: Int, Sendable {
    /// The views are stretched across the stack.
    case fill
    /// The views are at the leading or upper edge.
    case leading
    /// The first lines of text are aligned. It is meant for rows.
    case firstBaseline
    /// The views are centered.
    case center
    /// The views are at the trailing or lower edge.
    case trailing
    /// The last lines of text are aligned. It is meant for rows.
    case lastBaseline

    /// The views are at the upper edge. It equals `leading`.
    public static var top: Alignment { .leading }
    /// The views are at the lower edge. It equals `trailing`.
    public static var bottom: Alignment { .trailing }
  }
}

/// The row or column of a stack view.
struct StackContent: View {
  let stack: UIStackView
  let edition: Int

  var body: some View {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let facts = LayoutFacts(of: stack)
    let margins =
      stack.isLayoutMarginsRelativeArrangement
      ? stack.directionalLayoutMargins.edges : EdgeInsets()
    Group {
      if stack.axis == .vertical {
        VStack(alignment: horizontal, spacing: between) { rows(views, facts) }
      } else {
        HStack(alignment: vertical, spacing: between) { rows(views, facts) }
      }
    }
    .inset(by: margins, of: stack)
  }

  /// The distance between all neighbours, in points; 0 if views have different distances.
  private var between: CGFloat { spaces || !stack.isEven ? 0 : stack.spacing }

  @ViewBuilder private func rows(_ views: [UIView], _ facts: LayoutFacts) -> some View {
    let isRow = stack.axis == .horizontal
    ForEach(Array(views.enumerated()), id: \.element.number) { index, view in
      if index > 0, spaces { Spacer(minLength: stack.gap(after: views[index - 1])) }
      let grows = isRow && grows(view, views, facts)
      let fills = !isRow && stack.alignment == .fill
      HostedView(view: view)
        .id(view.number)
        .modifier(SizeModifier(size: (facts.sizes[view.number] ?? BoxSize()).settled, view: view))
        .filling(width: grows || fills, .leading, of: view)
        .modifier(RulesModifier(rules: gap(before: index, views)))
    }
  }

  private func gap(before index: Int, _ views: [UIView]) -> [StyleRule] {
    guard !stack.isEven else { return [] }
    let gap = index > 0 && !spaces ? stack.gap(after: views[index - 1]) : 0
    let isRow = stack.axis == .horizontal
    return [
      .padding(top: isRow ? nil : gap, leading: isRow ? gap : nil, bottom: nil, trailing: nil)
    ]
  }

  private var spaces: Bool {
    stack.distribution == .equalSpacing || stack.distribution == .equalCentering
  }

  /// Returns whether a view takes the remaining room.
  private func grows(_ view: UIView, _ views: [UIView], _ facts: LayoutFacts) -> Bool {
    switch stack.distribution {
    case .fillEqually, .fillProportionally: return true
    case .equalSpacing, .equalCentering: return false
    case .fill:
      let elastic = views.filter { $0.isElastic(facts) }
      let softest = elastic.min {
        $0.contentHuggingPriority(for: .horizontal).rawValue
          < $1.contentHuggingPriority(for: .horizontal).rawValue
      }
      return softest === view
    }
  }

  private var horizontal: HorizontalAlignment {
    switch stack.alignment {
    case .center: .center
    case .trailing, .lastBaseline: .trailing
    case .fill, .leading, .firstBaseline: .leading
    }
  }

  private var vertical: VerticalAlignment {
    switch stack.alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    case .center, .fill: .center
    }
  }
}
