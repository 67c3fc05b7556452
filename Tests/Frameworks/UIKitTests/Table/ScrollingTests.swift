import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of `scrollToRow`, checked by the scroll command that the browser receives.
@MainActor struct ScrollingTests {
  /// A table with numbers as items, which must not clash with the numeric identifiers of sections,
  /// cells and headers.
  final class Numbers: UITableViewController {
    lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
      table, indexPath, number in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = "Number \(number)"
      cell.contentConfiguration = content
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let header = UILabel()
      header.text = "Numbers"
      tableView.tableHeaderView = header
    }

    func show(_ sections: [Range<Int>]) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      for (section, rows) in sections.enumerated() {
        snapshot.appendSections([section])
        snapshot.appendItems(Array(rows), toSection: section)
      }
      source.apply(snapshot)
    }
  }

  private let numbers = Numbers(style: .plain)

  private func shown(_ sections: [Range<Int>]) -> Screen {
    let screen = screen { numbers }
    screen.flush()
    numbers.show(sections)
    screen.flush()
    return screen
  }

  nonisolated private static let positions: [UITableView.ScrollPosition] = [
    .none, .top, .middle, .bottom,
  ]

  @Test(arguments: positions)
  func `scrollToRow creates a distant row and scrolls to it`(
    position: UITableView.ScrollPosition
  ) throws {
    let screen = shown([0..<826])
    #expect(!screen.text.contains("Number 700"))
    numbers.tableView.scrollToRow(
      at: IndexPath(row: 700, section: 0), at: position, animated: false)
    #expect(screen.text.contains("Number 700"))
    #expect(try #require(screen.scrolledTo).text.contains("Number 700"))
  }

  @Test func `scrollToRow does not confuse an item's number with a section or cell of that number`()
    throws
  {
    let screen = shown([0..<3, 3..<6])
    for row in 0..<3 {
      numbers.tableView.scrollToRow(
        at: IndexPath(row: row, section: 1), at: .top, animated: true)
      screen.flush()
      #expect(try #require(screen.scrolledTo).text.contains("Number \(row + 3)"))
    }
  }

  @Test func `a row that was just added can be scrolled to`() throws {
    let screen = shown([0..<3])
    numbers.show([10..<300])
    numbers.tableView.scrollToRow(
      at: IndexPath(row: 289, section: 0), at: .bottom, animated: false)
    screen.flush()
    #expect(try #require(screen.scrolledTo).text.contains("Number 299"))
  }

  @Test func `scrolling to an index path without a row does nothing`() {
    let screen = shown([0..<3])
    for place in [IndexPath(row: 3, section: 0), IndexPath(row: 0, section: 1), IndexPath()] {
      numbers.tableView.scrollToRow(at: place, at: .top, animated: false)
    }
    screen.flush()
    #expect(screen.scrolledTo == nil)
    let unseen = UITableView(frame: .zero, style: .plain)
    unseen.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(unseen.numberOfRows(inSection: 0) == 0)
  }

  @Test func `selecting a row scrolls to it if a scroll position is given`() throws {
    let screen = shown([0..<300])
    let place = IndexPath(row: 250, section: 0)
    numbers.tableView.selectRow(at: place, animated: false, scrollPosition: .none)
    screen.flush()
    #expect(screen.scrolledTo == nil)
    numbers.tableView.selectRow(at: place, animated: false, scrollPosition: .middle)
    screen.flush()
    #expect(try #require(screen.scrolledTo).text.contains("Number 250"))
    #expect(numbers.tableView.indexPathForSelectedRow == place)
  }
}
