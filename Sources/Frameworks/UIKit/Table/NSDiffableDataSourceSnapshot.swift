import Foundation

/// The sections and items of a table at one moment, by identifiers.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
///     snapshot.appendSections([.main])
///     snapshot.appendItems(items.map(\.id))
///
/// Partial: an identifier that is added again keeps its first position. On Apple's platforms it
/// stops the app.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The identifiers of the sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var known: Set<ItemIdentifierType> = []
  /// The items marked by ``reloadItems(_:)``.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items marked by ``reconfigureItems(_:)``.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections marked by ``reloadSections(_:)``.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // MARK: Reading

  /// The number of items in all sections.
  public var numberOfItems: Int { known.count }
  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the items of a section, in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// Returns the section that contains an item, if any.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }

  /// Returns the index of an item among all items, if it exists.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Returns the index of a section, if it exists.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections before another section, or at the end if that section does not exist.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - toIdentifier: The section before which the others are inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: indexOfSection(toIdentifier) ?? sectionIdentifiers.count) }

  /// Inserts sections after another section, or at the end if that section does not exist.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - toIdentifier: The section after which the others are inserted.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sectionIdentifiers.count)
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    for identifier in identifiers where items[identifier] == nil {
      items[identifier] = []
      sectionIdentifiers.insert(identifier, at: index)
      index += 1
    }
  }

  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      known.subtract(items.removeValue(forKey: identifier) ?? [])
      sectionIdentifiers.removeAll { $0 == identifier }
    }
  }

  /// Marks sections whose cells are to be created again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  // MARK: Items

  /// Adds items at the end of a section.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - sectionIdentifier: The section to which the items are added; the last one by default. It
  ///     must exist.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
      preconditionFailure("Append a section before appending items")
    }
    items[section]?.append(contentsOf: identifiers.filter { known.insert($0).inserted })
  }

  /// Inserts items before another item. Does nothing if that item does not exist.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - beforeIdentifier: The item before which the others are inserted.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Inserts items after another item. Does nothing if that item does not exist.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers.
  ///   - afterIdentifier: The item after which the others are inserted.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    let new = identifiers.filter { known.insert($0).inserted }
    items[section]?.insert(contentsOf: new, at: index + offset)
  }

  /// Removes items from the snapshot.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    known.subtract(gone)
    for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
  }

  /// Removes all items and sections.
  public mutating func deleteAllItems() {
    known = []
    (items, sectionIdentifiers) = ([:], [])
  }

  /// Moves an item before another item. Does nothing if one of them does not exist.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - toIdentifier: The item before which `identifier` is placed.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves an item after another item. Does nothing if one of them does not exist.
  ///
  /// - Parameters:
  ///   - identifier: The item to move.
  ///   - toIdentifier: The item after which `identifier` is placed.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int
  ) {
    guard item != other, known.contains(item), known.contains(other) else { return }
    deleteItems([item])
    insert([item], beside: other, offset: offset)
  }

  /// Marks items whose cells are to be created again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Marks items whose cells are to be updated in place.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  mutating func forgetMarks() {
    (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [])
    reloadedSectionIdentifiers = []
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
