import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// `scrollToRow`, by what a browser is told to bring into sight.
@MainActor struct ScrollingTests {
  /// Items are numbers, as sections, cells and headers have for themselves.
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
  func `a row is brought into sight, and made first where it is far`(
    position: UITableView.ScrollPosition
  ) throws {
    let screen = shown([0..<826])
    #expect(!screen.text.contains("Number 700"))
    numbers.tableView.scrollToRow(
      at: IndexPath(row: 700, section: 0), at: position, animated: false)
    #expect(screen.text.contains("Number 700"))
    #expect(try #require(screen.scrolledTo).text.contains("Number 700"))
  }

  @Test func `a row is found among numbers that sections and cells have too`() throws {
    let screen = shown([0..<3, 3..<6])
    for row in 0..<3 {
      numbers.tableView.scrollToRow(
        at: IndexPath(row: row, section: 1), at: .top, animated: true)
      screen.flush()
      #expect(try #require(screen.scrolledTo).text.contains("Number \(row + 3)"))
    }
  }

  @Test func `rows that came just before are there to be scrolled to`() throws {
    let screen = shown([0..<3])
    numbers.show([10..<300])
    numbers.tableView.scrollToRow(
      at: IndexPath(row: 289, section: 0), at: .bottom, animated: false)
    screen.flush()
    #expect(try #require(screen.scrolledTo).text.contains("Number 299"))
  }

  @Test func `a place without a row moves nothing`() {
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

  @Test func `choosing a row scrolls to it where a position is named`() throws {
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
