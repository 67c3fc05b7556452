public import Foundation
import StrataSwiftUIApp

extension UITableView {
  /// The index path of the row that was selected first; `nil` if no row is selected.
  public var indexPathForSelectedRow: IndexPath? { chosen.first.flatMap(model.place) }
  /// The index paths of the selected rows; `nil` if no row is selected.
  public var indexPathsForSelectedRows: [IndexPath]? {
    chosen.isEmpty ? nil : chosen.compactMap(model.place)
  }

  /// Selects a row without notifying the delegate, and scrolls to it unless the position is `none`.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row.
  ///   - animated: Whether the change is animated.
  ///   - scrollPosition: The position in the table to which the row is scrolled.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, let key = model.key(at: indexPath) else { return }
    if !allowsMultipleSelection { chosen.forEach { choose($0, false) } }
    choose(key, true)
    // `none` means no scrolling here, and the shortest way in `scrollToRow`.
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row.
  ///   - animated: Not used.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let key = model.key(at: indexPath) { choose(key, false) }
  }

  /// Scrolls until a row is at the given position in the visible part. With `none` it scrolls as
  /// little as needed.
  ///
  ///     source.apply(snapshot)
  ///     tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  ///
  /// If the row is not on the page, it is added first. An index path without a row is ignored,
  /// where UIKit stops the program. Nothing happens in a table that was never shown.
  ///
  /// Partial: the page jumps to the row, even if `animated` is `true`.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row.
  ///   - scrollPosition: The position in the table to which the row is scrolled.
  ///   - animated: Not used, since the page jumps to the row.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    reloadIfNeeded()
    guard let key = model.key(at: indexPath) else { return }
    scroller?.scrollAfterUpdate(to: key.asRow, anchor: scrollPosition.anchor)
  }

  private func choose(_ key: AnyHashable, _ isChosen: Bool) {
    guard chosen.contains(key) != isChosen else { return }
    if isChosen { chosen.append(key) } else { chosen.removeAll { $0 == key } }
    cells[key]?.isSelected = isChosen
    let box = revision(of: key)
    box.current = box.untracked &+ 1
  }

  /// Called when a person taps a row.
  func tapped(_ key: AnyHashable) {
    guard allowsSelection, let place = model.place(of: key) else { return }
    guard rows?.tableView(self, shouldHighlightRowAt: place) ?? true else { return }
    if chosen.contains(key) {
      guard allowsMultipleSelection else {
        rows?.tableView(self, didSelectRowAt: place)
        return
      }
      choose(key, false)
      rows?.tableView(self, didDeselectRowAt: place)
      return
    }
    let asked = rows.map { $0.tableView(self, willSelectRowAt: place) } ?? place
    guard let asked, let key = model.key(at: asked) else { return }
    if !allowsMultipleSelection {
      for old in chosen {
        let place = model.place(of: old)
        choose(old, false)
        if let place { rows?.tableView(self, didDeselectRowAt: place) }
      }
    }
    choose(key, true)
    rows?.tableView(self, didSelectRowAt: asked)
  }
}

extension UITableView.ScrollPosition {
  /// The position of the row in the visible part; `nil` for `none`.
  fileprivate var anchor: UnitPoint? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}
