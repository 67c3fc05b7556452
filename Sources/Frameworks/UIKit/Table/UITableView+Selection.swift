public import Foundation
import SwiftUI

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { chosen.first.flatMap(model.place) }
  public var indexPathsForSelectedRows: [IndexPath]? {
    chosen.isEmpty ? nil : chosen.compactMap(model.place)
  }

  /// Chooses a row, without telling the delegate, and brings it into sight unless the position is
  /// `none`.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath, let key = model.key(at: indexPath) else { return }
    if !allowsMultipleSelection { chosen.forEach { choose($0, false) } }
    choose(key, true)
    // `none` means here what it says; to `scrollToRow` it is the shortest way.
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let key = model.key(at: indexPath) { choose(key, false) }
  }

  /// Brings a row into sight, as far up as the position says; with `none` by the shortest way.
  ///
  ///     source.apply(snapshot)
  ///     tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
  ///
  /// A row that is not on the page is made first. A place that has no row is left alone, where Apple's
  /// stops the program; so is a table that was never shown.
  ///
  /// Partial: the page jumps there, whether or not it is `animated`.
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

  /// A person tapped a row.
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
  /// Where in the table's sight the row comes to stand.
  fileprivate var anchor: UnitPoint? {
    switch self {
    case .none: nil
    case .top: .top
    case .middle: .center
    case .bottom: .bottom
    }
  }
}
