import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    return snapshot
  }

  @Test func `items and sections have counts and indices`() {
    let snapshot = snapshot
    #expect(snapshot.numberOfSections == 2 && snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    #expect(snapshot.numberOfItems(inSection: "z") == 0)
    #expect(snapshot.sectionIdentifier(containingItem: 4) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
    #expect(snapshot.indexOfItem(4) == 3 && snapshot.indexOfItem(9) == nil)
    #expect(snapshot.indexOfSection("b") == 1 && snapshot.indexOfSection("z") == nil)
  }

  @Test func `items are inserted, moved and deleted`() {
    var snapshot = snapshot
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11, 12], afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 1, 2, 3, 11, 12])
    snapshot.moveItem(10, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 10])
    snapshot.moveItem(2, beforeItem: 1)
    snapshot.deleteItems([11, 12, 99])
    #expect(snapshot.itemIdentifiers == [2, 1, 3, 4, 10])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfItems == 0 && snapshot.numberOfSections == 0)
  }

  @Test func `sections are inserted and deleted`() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.deleteSections(["a"])
    #expect(snapshot.itemIdentifiers == [4] && snapshot.indexOfItem(1) == nil)
  }

  @Test func `reloaded and reconfigured identifiers are recorded`() {
    var snapshot = snapshot
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
  }

  /// Returns a table of numbers and its diffable data source.
  private func table() -> (UITableViewController, UITableViewDiffableDataSource<String, Int>) {
    let controller = UITableViewController(style: .plain)
    controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    let source = UITableViewDiffableDataSource<String, Int>(tableView: controller.tableView) {
      table, place, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: place)
      var content = cell.defaultContentConfiguration()
      content.text = "Number \(number)"
      cell.contentConfiguration = content
      return cell
    }
    return (controller, source)
  }

  @Test func `a data source returns its snapshot and can reload another`() async {
    let (controller, source) = table()
    let screen = screen { controller }
    await source.apply(snapshot, animatingDifferences: true)
    #expect(screen.words.count == 4)
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4])
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "b") == 1)
    var isDone = false
    var one = Snapshot()
    one.appendSections(["only"])
    one.appendItems([7])
    source.applySnapshotUsingReloadData(one) { isDone = true }
    #expect(screen.words == ["Number 7"] && isDone)
  }
}
