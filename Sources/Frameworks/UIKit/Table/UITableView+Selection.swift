public import Foundation

extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { chosen.first.flatMap(model.place) }
  public var indexPathsForSelectedRows: [IndexPath]? {
    chosen.isEmpty ? nil : chosen.compactMap(model.place)
  }

  /// Chooses a row, without telling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let key = indexPath.flatMap(model.key) else { return }
    if !allowsMultipleSelection { chosen.forEach { choose($0, false) } }
    choose(key, true)
  }

  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let key = model.key(at: indexPath) { choose(key, false) }
  }

  /// Brings a row into sight.
  ///
  /// Accepted: scrolling is the browser's own.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

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
