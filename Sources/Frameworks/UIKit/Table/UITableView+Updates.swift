public import Foundation

extension UITableView {
  /// The number of sections.
  public var numberOfSections: Int {
    reloadIfNeeded()
    return model.sections.count
  }

  /// Returns the number of rows in a section; 0 if it does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return model.sections.indices.contains(section) ? model.sections[section].rows.count : 0
  }

  /// Reads all sections and rows from the data source again, and clears the selection.
  public func reloadData() {
    setNeedsReload()
    reloadIfNeeded()
  }

  func setNeedsReload() {
    needsReload = true
    setNeedsDisplay()
  }

  func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    (chosen, prefetched) = ([], 0)
    takeCounts()
    renewCells(of: Array(cells.keys))
    structureChanged()
  }

  /// Reads the sections and rows from the data source.
  private func takeCounts() {
    if let keyed {
      model.set(keyed.keyedSections)
    } else if let dataSource {
      let sections = dataSource.numberOfSections(in: self)
      model.fit(
        (0..<max(0, sections)).map { dataSource.tableView(self, numberOfRowsInSection: $0) })
    } else {
      model.set([])
    }
  }

  /// Draws the sections again, and deselects rows that the table no longer has.
  func structureChanged() {
    chosen.removeAll { model.place(of: $0) == nil }
    structure.current = structure.untracked &+ 1
  }

  /// Removes the cells of rows. The rows then request new cells.
  func renewCells(of keys: [AnyHashable]) {
    for key in keys {
      guard let cell = cells.removeValue(forKey: key) else { continue }
      free(cell)
      let box = revision(of: key)
      box.current = box.untracked &+ 1
    }
  }

  /// Requests new cells for rows.
  ///
  /// - Parameters:
  ///   - indexPaths: The positions of the rows.
  ///   - animation: Not used.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    renewCells(of: indexPaths.compactMap(model.key))
  }

  /// Requests the cells of rows again, and reuses the existing ones.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths.compactMap(model.key))
  }

  /// Has the data source update the cells of rows in place.
  func reconfigure(_ keys: [AnyHashable]) {
    for key in keys {
      guard let old = cells[key], let place = model.place(of: key), let dataSource else { continue }
      let identifier = old.reuseIdentifier
      // The data source dequeues the row's current cell.
      let others = identifier.flatMap { pools[$0] }
      if let identifier { pools[identifier] = [old] }
      cells[key] = dataSource.tableView(self, cellForRowAt: place)
      let isSame = cells[key] === old
      if let identifier { pools[identifier] = (others ?? []) + (isSame ? [] : [old]) }
      guard !isSame else { continue }
      let box = revision(of: key)
      box.current = box.untracked &+ 1
    }
  }

  /// Reads sections from the data source again.
  ///
  /// - Parameters:
  ///   - sections: The numbers of the sections.
  ///   - animation: Not used.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    renewCells(
      of: sections.flatMap { model.sections.indices.contains($0) ? model.sections[$0].rows : [] })
    takeCounts()
    structureChanged()
  }

  /// Inserts rows, which the data source must contain already.
  ///
  /// - Parameters:
  ///   - indexPaths: The positions of the rows.
  ///   - animation: Not used.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    edit { sections in
      for place in indexPaths.sorted() where sections.indices.contains(place.section) {
        let rows = sections[place.section].rows.count
        sections[place.section].rows.insert(model.newKey(), at: min(place.row, rows))
      }
    }
  }

  /// Removes rows, which the data source must no longer contain.
  ///
  /// - Parameters:
  ///   - indexPaths: The positions of the rows.
  ///   - animation: Not used.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    let keys = Set(indexPaths.compactMap(model.key))
    edit { sections in
      for index in sections.indices { sections[index].rows.removeAll(where: keys.contains) }
    }
  }

  /// Moves a row with its cell.
  ///
  /// - Parameters:
  ///   - indexPath: The position of the row.
  ///   - newIndexPath: The new position.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    guard let key = model.key(at: indexPath) else { return }
    edit { sections in
      sections[indexPath.section].rows.removeAll { $0 == key }
      let rows = sections[newIndexPath.section].rows.count
      sections[newIndexPath.section].rows.insert(key, at: min(newIndexPath.row, rows))
    }
  }

  /// Inserts sections, with the numbers of rows that the data source returns.
  ///
  /// - Parameters:
  ///   - sections: The numbers of the sections.
  ///   - animation: Not used.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { all in
      for section in sections {
        all.insert(.init(id: model.newKey(), rows: []), at: min(section, all.count))
        let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
        all[min(section, all.count - 1)].rows = (0..<rows).map { _ in model.newKey() }
      }
    }
  }

  /// Removes sections with their rows.
  ///
  /// - Parameters:
  ///   - sections: The numbers of the sections.
  ///   - animation: Not used.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    edit { all in
      for section in sections.reversed() where all.indices.contains(section) {
        all.remove(at: section)
      }
    }
  }

  private func edit(_ change: (inout [TableModel.Section]) -> Void) {
    guard !needsReload else { return }
    let old = model
    var sections = model.sections
    change(&sections)
    model.set(sections)
    prefetched = min(prefetched, model.rowsKept(from: old))
    rememberPlaces(from: old)
    structureChanged()
  }

  /// Begins a group of changes.
  ///
  /// Accepted: it is not needed; all changes of one update are shown together.
  public func beginUpdates() {}
  /// Ends a group of changes.
  ///
  /// Accepted: it is not needed; all changes of one update are shown together.
  public func endUpdates() {}

  /// Runs several changes, which are shown together.
  ///
  /// - Parameters:
  ///   - updates: A function that makes the changes; `nil` for none.
  ///   - completion: Called at once with `true`.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
}
