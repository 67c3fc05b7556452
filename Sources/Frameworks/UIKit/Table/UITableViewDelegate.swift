public import Foundation

/// Receives the events of a table, and provides the appearance of its rows. Every method has a
/// default implementation.
///
/// Partial: rows are as high as their content. A height that the delegate returns is a minimum.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called after a person has selected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a person has deselected a row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns the index path of the row to select, which may be another than the tapped one. With
  /// `nil` no row is selected.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns whether a row reacts to taps.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a row comes near the visible part of the page.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The position of the row.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called when a row has been removed from the page.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cell: The cell.
  ///   - indexPath: The index path of the row. For a deleted row it is the last one that the row
  ///     had.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Returns the smallest height of a row, in points.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height of a row that was not yet shown, in points.
  ///
  /// Accepted: it has no effect; a browser measures the rows and remembers how high they were.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the view above a section, instead of a title.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section, instead of a title.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - section: The index of the section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Returns the actions of a swipe from the trailing edge, which replace the deletion of the row.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions of a swipe from the leading edge.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The position of the row.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
}
