public import Foundation
import ViewTree

extension UITableView {
  /// Says which class cells of a kind have.
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    classes[identifier] = cellClass
  }

  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerClasses[identifier] = aClass }

  /// A cell that no row uses any more, or a new one; `nil` where none is free and no class was
  /// registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pools[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { make($0, identifier) }
  }

  /// The same for a row.
  ///
  /// Stops the program where no class was registered for the identifier, as on Apple's platforms.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    preconditionFailure(
      "unable to dequeue a cell with identifier \(identifier): register a class for it first")
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerClasses[identifier].map { make($0, identifier) }
  }

  private func make<View: NSObject>(_ type: View.Type, _ identifier: String) -> View {
    UITableViewCell.wanted = identifier
    defer { UITableViewCell.wanted = nil }
    return ClassMaker.make(type)
  }

  /// The cell of a row that is on the page.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    model.key(at: indexPath).flatMap { cells[$0] }
  }

  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { model.place(of: $0.key) }
  }

  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// Rows that are on the page and have come near the part in sight.
  public var indexPathsForVisibleRows: [IndexPath]? {
    cells.keys.compactMap(model.place).filter { model.number(of: $0) < near.untracked }.sorted()
  }

  // MARK: Rows on the page

  func revision(of key: AnyHashable) -> StateBox<Int> {
    if let box = revisions[key] { return box }
    let box = StateBox(0)
    revisions[key] = box
    return box
  }

  /// The cell of a row, asked of the data source when the row comes onto the page.
  func cell(for key: AnyHashable) -> UITableViewCell? {
    if let cell = cells[key] { return cell }
    guard let place = model.place(of: key), let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: place)
    cells[key] = cell
    cell.isSelected = chosen.contains(key)
    if cell.superview !== self { addQuietly(cell) }
    if model.number(of: place) < near.untracked {
      rows?.tableView(self, willDisplay: cell, forRowAt: place)
    }
    return cell
  }

  /// Rows are drawn by their places; the table itself does not change by them.
  private func addQuietly(_ cell: UITableViewCell) {
    cell.superview?.subviews.removeAll { $0 === cell }
    cell.superview = self
  }

  /// A row left the page: its cell is free for others.
  func rowLeft(_ key: AnyHashable) {
    revisions[key] = nil
    guard let cell = cells.removeValue(forKey: key) else { return }
    if let place = model.place(of: key) {
      rows?.tableView(self, didEndDisplaying: cell, forRowAt: place)
    }
    free(cell)
  }

  func free(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    pools[identifier, default: []].append(cell)
  }

  // MARK: What comes near

  /// How many rows are taken for in sight before a browser has said anything, and how many more
  /// come near at a time.
  static var step: Int { 10 }

  /// A browser says that the row after those which were near has come near.
  func cameNear(_ number: Int) {
    let before = near.untracked
    let after = min(model.count, max(number + Self.step, before))
    guard after > before else { return }
    near.current = after
    for number in before..<after {
      guard let place = model.place(number: number), let cell = cellForRow(at: place) else {
        continue
      }
      rows?.tableView(self, willDisplay: cell, forRowAt: place)
    }
    prefetch(from: after)
  }

  private func prefetch(from number: Int) {
    let start = max(prefetched, number)
    let end = min(model.count, number + Self.step)
    guard isPrefetchingEnabled, start < end else { return }
    prefetched = end
    prefetchDataSource?.tableView(
      self, prefetchRowsAt: (start..<end).compactMap(model.place(number:)))
  }
}
