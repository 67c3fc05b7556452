public import Foundation
import StrataSwiftUIApp
import StrataViewTree

/// A list of rows in sections.
///
///     let table = UITableView(frame: .zero, style: .insetGrouped)
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
///     table.dataSource = self
///
/// If a section has more than a hundred rows and is the only one, only the rows near the visible
/// part are on the page and have cells.
open class UITableView: UIScrollView {
  /// The style of the table.
  public let style: Style
  /// The object that provides sections, rows and cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  /// The object that is notified of rows which will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether the prefetch data source is notified.
  open var isPrefetchingEnabled = true
  /// The smallest height of rows, in points, or ``automaticDimension``.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { looksChanged() } }
  /// The estimated height of rows that were not yet shown, in points.
  ///
  /// Accepted: it has no effect; a browser measures the existing rows and remembers their heights.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { looksChanged() }
  }
  /// The inset of the lines between rows, in points.
  ///
  /// Partial: it is ignored; the lines begin where those of a SwiftUI list begin.
  open var separatorInset = UIEdgeInsets.zero
  /// A Boolean value that indicates whether a person can select rows.
  open var allowsSelection = true { didSet { looksChanged() } }
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { looksChanged() } }
  /// A Boolean value that indicates whether rows are limited to a readable width.
  ///
  /// Accepted: it has no effect; rows are as wide as the page.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { swap(oldValue, for: tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { swap(oldValue, for: tableFooterView) } }
  /// The view behind the rows, which is visible if there are none.
  open var backgroundView: UIView? { didSet { swap(oldValue, for: backgroundView) } }
  /// A Boolean value that indicates whether the table is being edited.
  ///
  /// Partial: only the cells are notified. Rows can be deleted by a swipe whether or not the table
  /// is being edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { tellEditing(animated: false) } }
  }

  /// The value for a height that follows a row's content.
  public static let automaticDimension: CGFloat = -1

  /// The revision of the sections and rows.
  let structure = StateBox(0)
  /// The revision of the appearance of all rows: each row reads it.
  let looks = StateBox(0)
  /// Scrolls to rows; set once the table is drawn.
  var scroller: ScrollViewProxy?
  /// The node of each row on the page, by the row's key. A row that is moved far has a new node
  /// before the old one is removed.
  var places: [AnyHashable: RowPlace] = [:]
  var model = TableModel()
  var cells: [AnyHashable: UITableViewCell] = [:]
  var revisions: [AnyHashable: StateBox<Int>] = [:]
  var pools: [String: [UITableViewCell]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var chosen: [AnyHashable] = []
  /// The rows that have been near the viewport.
  var displayed: Set<AnyHashable> = []
  /// The last places of rows that the table no longer has, but that are still on the page.
  var lastPlaces: [AnyHashable: IndexPath] = [:]
  /// The number of rows from the top that were prefetched.
  var prefetched = 0
  var needsReload = true
  /// The data source, if it identifies rows by keys.
  weak var keyed: (any KeyedTableData)?

  /// Creates a table with a frame, in points, and a style.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - style: The style of the table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    keepsScrolling()
  }

  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  private func looksChanged() { looks.current = looks.untracked &+ 1 }

  private func keepsScrolling() { autoresizingMask = [.flexibleWidth, .flexibleHeight] }

  private func swap(_ old: UIView?, for new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsDisplay()
  }

  /// A Boolean value that indicates whether rows are buttons that a person can press.
  var picksRows: Bool { allowsSelection && rows != nil }

  var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Begins or ends editing.
  ///
  /// - Parameters:
  ///   - editing: Whether editing begins or ends.
  ///   - animated: Not used.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func tellEditing(animated: Bool) {
    cells.values.forEach { $0.setEditing(isEditing, animated: animated) }
  }

  override func content() -> AnyView {
    reloadIfNeeded()
    return AnyView(TableContent(table: self, edition: edition))
  }

  /// The style of a table.
  public enum Style: Int, Sendable {
    /// A style in which rows reach from edge to edge, and headers remain visible during scrolling.
    case plain
    /// A style in which sections have separate backgrounds.
    case grouped
    /// A style in which sections have backgrounds with round corners, inside of margins.
    case insetGrouped
  }
  /// The animation of a change. All changes are shown without one.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in and out.
    case fade
    /// The rows move to or from the right.
    case right
    /// The rows move to or from the left.
    case left
    /// The rows move to or from above.
    case top
    /// The rows move to or from below.
    case bottom
    /// The rows change without an animation.
    case none
    /// The rows open or close from their middle.
    case middle
    /// The system chooses the animation.
    case automatic = 100
  }
  /// The position in the viewport to which a row is scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The table scrolls only as far as is needed to make the row visible.
    case none
    /// The row is at the upper edge of the visible part.
    case top
    /// The row is in the middle of the visible part.
    case middle
    /// The row is at the lower edge of the visible part.
    case bottom
  }
}

extension UITableViewCell {
  /// The style of the lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines between rows.
    case none
    /// A thin line between rows.
    case singleLine
  }
}

/// A data source that identifies rows by keys.
@MainActor protocol KeyedTableData: AnyObject {
  var keyedSections: [TableModel.Section] { get }
}
