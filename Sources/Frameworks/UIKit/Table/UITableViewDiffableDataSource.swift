public import Foundation

/// A data source that fills a table from snapshots. Rows keep their cells and nodes as long as
/// their identifiers exist.
///
///     let source = UITableViewDiffableDataSource<Section, Item.ID>(tableView: table) {
///       table, indexPath, id in
///       let cell = table.dequeueReusableCell(withIdentifier: "item", for: indexPath)
///       …
///       return cell
///     }
///     source.apply(snapshot)
///
/// Partial: rows are inserted and removed without an animation.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// A function that returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The animation of changes.
  ///
  /// Accepted: it has no effect; rows are inserted and removed without an animation.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and sets it as the table's.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - cellProvider: A function that returns the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (table, provider) = (tableView, cellProvider)
    super.init()
    tableView.keyed = self
    tableView.dataSource = self
  }

  /// Returns the sections and items that the table shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows the sections and items of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - animatingDifferences: Not used.
  ///   - completion: Called at once.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    show(snapshot)
    completion?()
  }

  /// Shows a snapshot, and returns when the table is updated.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - animatingDifferences: Not used.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { show(snapshot) }

  /// Shows a snapshot with new cells for all rows.
  ///
  /// - Parameters:
  ///   - snapshot: The sections and rows to show.
  ///   - completion: Called at once.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot
    shown.forgetMarks()
    table?.reloadData()
    completion?()
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    shown = snapshot
    shown.forgetMarks()
    guard let table else { return }
    let reloaded =
      snapshot.reloadedItemIdentifiers
      + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) }
    table.show(
      keyedSections, reloaded: reloaded.map { AnyHashable($0) },
      reconfigured: snapshot.reconfiguredItemIdentifiers.map { AnyHashable($0) })
  }

  // MARK: Identifiers and places

  /// Returns the item at an index path, or `nil` if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(for: indexPath.section) else { return nil }
    let items = shown.itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
  }

  /// Returns the index path of an item, or `nil` if the item is not in the table.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    guard let section = shown.sectionIdentifier(containingItem: itemIdentifier),
      let index = shown.indexOfSection(section),
      let row = shown.itemIdentifiers(inSection: section).firstIndex(of: itemIdentifier)
    else { return nil }
    return IndexPath(row: row, section: index)
  }

  /// Returns the section at an index, or `nil` if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sectionIdentifiers.indices.contains(index) ? shown.sectionIdentifiers[index] : nil
  }

  /// Returns the index of a section, or `nil` if the section is not in the table.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { return UITableViewCell() }
    return provider(tableView, indexPath, item) ?? UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}

extension UITableViewDiffableDataSource: KeyedTableData {
  var keyedSections: [TableModel.Section] {
    shown.sectionIdentifiers.map { section in
      TableModel.Section(
        id: AnyHashable(section),
        rows: shown.itemIdentifiers(inSection: section).map { AnyHashable($0) })
    }
  }
}

extension UITableView {
  /// Shows sections and rows, and keeps the cells of rows that remain.
  func show(
    _ sections: [TableModel.Section], reloaded: [AnyHashable], reconfigured: [AnyHashable]
  ) {
    needsReload = false
    let old = model
    model.set(sections)
    prefetched = min(prefetched, model.rowsKept(from: old))
    rememberPlaces(from: old)
    renewCells(of: reloaded)
    reconfigure(reconfigured)
    structureChanged()
  }
}
