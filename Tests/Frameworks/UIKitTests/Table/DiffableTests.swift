import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct DiffableTests {
  final class Places: UITableViewController {
    lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
      [weak self] table, indexPath, name in
      self?.asked.append(name)
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name + (self?.suffix ?? "")
      cell.contentConfiguration = content
      return cell
    }
    var asked: [String] = []
    var suffix = ""

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      show(["London", "Madrid"])
    }

    func show(_ names: [String], reconfigured: [String] = [], reloaded: [String] = []) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(names)
      snapshot.reconfigureItems(reconfigured)
      snapshot.reloadItems(reloaded)
      source.apply(snapshot, animatingDifferences: true)
    }
  }

  @Test func `a second snapshot requests cells only for new items`() {
    let places = Places(style: .plain)
    let screen = screen { places }
    #expect(screen.text.contains("London"))
    #expect(places.asked == ["London", "Madrid"])
    places.show(["Lisbon", "London", "Madrid"])
    #expect(screen.text.contains("Lisbon"))
    #expect(places.asked == ["London", "Madrid", "Lisbon"])
  }

  @Test func `a moved row keeps its cell and its element`() {
    let places = Places(style: .plain)
    let screen = screen { places }
    screen.flush()
    let cell = places.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    _ = screen.takePatch()
    places.show(["Madrid", "London"])
    let patch = screen.takePatch()
    #expect(places.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    #expect(places.asked == ["London", "Madrid"])
    #expect(patch.count == 1)
  }

  @Test func `a reconfigured row is updated in its existing cell`() {
    let places = Places(style: .plain)
    let screen = screen { places }
    screen.flush()
    let cell = places.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    places.suffix = "!"
    places.show(["London", "Madrid"], reconfigured: ["London"])
    #expect(screen.text.contains("London!"))
    #expect(!screen.text.contains("Madrid!"))
    #expect(places.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test func `item identifiers map to index paths and back`() {
    let places = Places(style: .plain)
    let screen = screen { places }
    screen.flush()
    #expect(places.source.indexPath(for: "Madrid") == IndexPath(row: 1, section: 0))
    #expect(places.source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "London")
    #expect(places.source.itemIdentifier(for: IndexPath(row: 9, section: 0)) == nil)
  }

  @Test func `a snapshot contains a duplicate identifier only at its first position`() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a", "b", "a"], toSection: 0)
    snapshot.appendItems(["b", "c"], toSection: 1)
    #expect(snapshot.itemIdentifiers == ["a", "b", "c"])
    snapshot.moveItem("c", beforeItem: "a")
    #expect(snapshot.itemIdentifiers(inSection: 0) == ["c", "a", "b"])
    #expect(snapshot.numberOfItems == 3)
  }

  final class Ahead: NSObject, UITableViewDataSourcePrefetching {
    var rows: [Int] = []

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      rows += indexPaths.map(\.row)
    }
  }

  private static func names(_ prefix: String, _ count: Int) -> [String] {
    (0..<count).map { "\(prefix) \($0)" }
  }

  @Test func `a snapshot prefetches again only for new rows`() {
    let places = Places(style: .plain), ahead = Ahead()
    let screen = screen { places }
    screen.flush()
    places.tableView.prefetchDataSource = ahead
    places.show(Self.names("Old", 15))
    screen.flush()
    #expect(ahead.rows == Array(1..<15))
    ahead.rows = []
    places.show(Self.names("New", 60))
    screen.flush()
    #expect(ahead.rows == Array(1..<20))
    ahead.rows = []
    places.show(Self.names("New", 60).dropLast() + ["Last"])
    screen.flush()
    #expect(ahead.rows == [], "the first twenty rows were prefetched already")
  }

  @Test func `prefetching reaches the end of each snapshot`() throws {
    let places = Places(style: .plain), ahead = Ahead()
    let screen = screen { places }
    screen.flush()
    places.tableView.prefetchDataSource = ahead
    for search in ["Lon", "Mad"] {
      places.show(Self.names(search, 30))
      try screen.scrollNear()
      try screen.scrollNear()
      #expect(ahead.rows.last == 29)
      ahead.rows = []
    }
  }
}
