public import Foundation
import StrataViewTree

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
    cells.keys.filter(displayed.contains).compactMap(model.place).sorted()
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
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    if cell.superview !== self { addQuietly(cell) }
    if displayed.contains(key) {
      rows?.tableView(self, willDisplay: cell, forRowAt: place)
    }
    return cell
  }

  /// Rows are drawn by their places; the table itself does not change by them.
  private func addQuietly(_ cell: UITableViewCell) {
    cell.superview?.subviews.removeAll { $0 === cell }
    cell.superview = self
  }

  /// A row left its place: unless it stands in another by now, its cell is free for others.
  func rowLeft(_ key: AnyHashable, _ place: RowPlace) {
    guard places[key] === place else { return }
    places[key] = nil
    revisions[key] = nil
    let wasDisplayed = displayed.remove(key) != nil
    guard let cell = cells.removeValue(forKey: key) else { return }
    if wasDisplayed, let place = model.place(of: key) {
      rows?.tableView(self, didEndDisplaying: cell, forRowAt: place)
    }
    free(cell)
  }

  func free(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    pools[identifier, default: []].append(cell)
  }

  // MARK: What comes near

  /// A row came near the part in sight.
  func cameNear(_ key: AnyHashable) {
    guard displayed.insert(key).inserted, let place = model.place(of: key) else { return }
    if let cell = cells[key] { rows?.tableView(self, willDisplay: cell, forRowAt: place) }
    prefetch(after: model.number(of: place))
  }

  private func prefetch(after number: Int) {
    let end = min(model.count, number + 1 + Self.ahead)
    guard isPrefetchingEnabled, prefetched < end else { return }
    let places = (max(prefetched, number + 1)..<end).compactMap(model.place(number:))
    prefetched = end
    prefetchDataSource?.tableView(self, prefetchRowsAt: places)
  }

  /// How many rows are asked for ahead of those that came near.
  private static var ahead: Int { 10 }
}
