public import Foundation
import StrataViewTree

extension UITableView {
  /// Sets the class of the cells with an identifier.
  ///
  /// - Parameters:
  ///   - cellClass: The class of the cells, or `nil` to remove the registration.
  ///   - identifier: The identifier by which cells of the class are requested.
  public func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    classes[identifier] = cellClass
  }

  /// Sets the class of the headers and footers with an identifier.
  ///
  /// - Parameters:
  ///   - aClass: The class of the views, or `nil` to remove the registration.
  ///   - identifier: The identifier by which views of the class are requested.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) { headerClasses[identifier] = aClass }

  /// Returns an unused cell with an identifier. If there is none, it returns a new cell of the
  /// registered class.
  ///
  /// - Returns: `nil` if there is no unused cell and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = pools[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { make($0, identifier) }
  }

  /// Returns an unused cell with an identifier. If there is none, it returns a new cell of the
  /// registered class.
  ///
  /// Stops the program if no class is registered for the identifier, as on Apple's platforms.
  ///
  /// - Parameters:
  ///   - identifier: The identifier under which the class was registered.
  ///   - indexPath: Not used.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    preconditionFailure(
      "unable to dequeue a cell with identifier \(identifier): register a class for it first")
  }

  /// Returns a new header or footer of the registered class, or `nil` if there is none.
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

  /// Returns the cell of a row, if the row is on the page.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    model.key(at: indexPath).flatMap { cells[$0] }
  }

  /// Returns the index path of a cell's row, if the cell is on the page.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { model.place(of: $0.key) }
  }

  /// The cells of ``indexPathsForVisibleRows``.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap(cellForRow)
  }

  /// The index paths of rows that are on the page and have been near the visible part.
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

  /// Returns the cell of a row, and requests it from the data source when the row is added to the
  /// page.
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

  /// Adds a cell as a subview without redrawing the table: rows are drawn by separate nodes.
  private func addQuietly(_ cell: UITableViewCell) {
    cell.superview?.subviews.removeAll { $0 === cell }
    cell.superview = self
  }

  /// Called when a node of a row was removed. If the row has no other node by now, its cell can be
  /// used again.
  func rowLeft(_ key: AnyHashable, _ place: RowPlace) {
    guard places[key] === place else { return }
    places[key] = nil
    revisions[key] = nil
    let wasDisplayed = displayed.remove(key) != nil
    let lastPlace = lastPlaces.removeValue(forKey: key)
    guard let cell = cells.removeValue(forKey: key) else { return }
    if wasDisplayed, let place = model.place(of: key) ?? lastPlace {
      rows?.tableView(self, didEndDisplaying: cell, forRowAt: place)
    }
    free(cell)
  }

  /// Remembers the places of rows that were in `old` and remain on the page until it is drawn
  /// again.
  func rememberPlaces(from old: TableModel) {
    for key in displayed where model.place(of: key) == nil {
      if let place = old.place(of: key) { lastPlaces[key] = place }
    }
  }

  func free(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    pools[identifier, default: []].append(cell)
  }

  // MARK: Rows near the viewport

  /// Called when a row comes near the viewport.
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

  /// The number of rows to prefetch after the last one that came near the viewport.
  private static var ahead: Int { 10 }
}
