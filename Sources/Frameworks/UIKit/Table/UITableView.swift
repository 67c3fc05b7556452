public import Foundation
import StrataViewTree
import SwiftUI

/// Rows, in sections.
///
///     let table = UITableView(frame: .zero, style: .insetGrouped)
///     table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
///     table.dataSource = self
///
/// Of more than a hundred rows of one section only those near the part in sight are on the page, and
/// only they have cells.
open class UITableView: UIScrollView {
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { setNeedsReload() } }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { looksChanged() } }
  /// Accepted: a browser measures the rows that are there, and remembers how high they were.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { looksChanged() }
  }
  /// Partial: it is not used: the line between two rows begins where the rows of a list do.
  open var separatorInset = UIEdgeInsets.zero
  open var allowsSelection = true { didSet { looksChanged() } }
  open var allowsMultipleSelection = false { didSet { looksChanged() } }
  /// Accepted: rows are as wide as the page.
  open var cellLayoutMarginsFollowReadableWidth = false
  open var tableHeaderView: UIView? { didSet { swap(oldValue, for: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { swap(oldValue, for: tableFooterView) } }
  /// What stands behind the rows, in sight where there are none.
  open var backgroundView: UIView? { didSet { swap(oldValue, for: backgroundView) } }
  /// Partial: cells hear of it; rows are deleted by a swipe, whether or not the table is edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { tellEditing(animated: false) } }
  }

  public static let automaticDimension: CGFloat = -1

  /// What is in the table, as it is drawn.
  let structure = StateBox(0)
  /// How all rows are shown: each reads it.
  let looks = StateBox(0)
  /// Brings rows into sight; there once the table is drawn.
  var scroller: ScrollViewProxy?
  /// Where each row on the page stands. One that moves far is there anew before it leaves.
  var places: [AnyHashable: RowPlace] = [:]
  var model = TableModel()
  var cells: [AnyHashable: UITableViewCell] = [:]
  var revisions: [AnyHashable: StateBox<Int>] = [:]
  var pools: [String: [UITableViewCell]] = [:]
  var headerPools: [String: [UITableViewHeaderFooterView]] = [:]
  var classes: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var chosen: [AnyHashable] = []
  /// Rows that have come near the part in sight.
  var displayed: Set<AnyHashable> = []
  /// So many rows from the top were asked for ahead.
  var prefetched = 0
  var needsReload = true
  /// Whether the data source itself says which rows there are, and by which keys.
  weak var keyed: (any KeyedTableData)?

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

  /// Whether a row is a button.
  var picksRows: Bool { allowsSelection && rows != nil }

  var rows: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func tellEditing(animated: Bool) {
    cells.values.forEach { $0.setEditing(isEditing, animated: animated) }
  }

  override func content() -> AnyView {
    reloadIfNeeded()
    return AnyView(TableContent(table: self, edition: edition))
  }

  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
}

extension UITableViewCell {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
}

/// A data source that tells rows apart by identifiers.
@MainActor protocol KeyedTableData: AnyObject {
  var keyedSections: [TableModel.Section] { get }
}
