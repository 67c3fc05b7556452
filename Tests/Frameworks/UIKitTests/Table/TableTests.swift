import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct TableTests {
  final class Rows: UITableViewController {
    var names: [String]
    var asked: [IndexPath] = []
    var displayed: [Int] = []
    var ended: [Int] = []
    var selected: [Int] = []

    init(_ names: [String]) {
      self.names = names
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath)
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) { displayed.append(indexPath.row) }

    override func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended.append(indexPath.row) }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath.row)
    }
  }

  @Test func `a table shows its rows and reports the tapped one`() throws {
    let rows = Rows(["Rick", "Morty"])
    let screen = screen { rows }
    #expect(screen.text.contains("Rick"))
    #expect(screen.text.contains("Morty"))
    try screen.button("Morty").tap()
    #expect(rows.selected == [1])
    #expect(rows.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `existing and later cells receive the editing state of their table`() throws {
    let rows = Rows(["Rick", "Morty"])
    let screen = screen { rows }
    #expect(screen.text.contains("Rick"))
    rows.setEditing(true, animated: true)
    #expect(rows.tableView.isEditing)
    #expect(rows.tableView.visibleCells.map(\.isEditing) == [true, true])
    rows.names.append("Summer")
    rows.tableView.reloadData()
    #expect(screen.text.contains("Summer"))
    let path = IndexPath(row: 2, section: 0)
    #expect(try #require(rows.tableView.cellForRow(at: path)).configurationState.isEditing)
    rows.tableView.setEditing(false, animated: false)
    #expect(rows.tableView.visibleCells.map(\.isEditing) == [false, false, false])
  }

  @Test(arguments: [true, false])
  func
    `a table that appears again clears its selection unless clearsSelectionOnViewWillAppear is false`(
      clears: Bool
    ) throws
  {
    let rows = Rows(["Rick", "Morty"])
    rows.clearsSelectionOnViewWillAppear = clears
    let screen = screen { rows }
    try screen.button("Morty").tap()
    rows.viewWillAppear(false)
    #expect((rows.tableView.indexPathForSelectedRow == nil) == clears)
  }

  @Test func `rows are inserted with every row animation`() {
    let ways: [UITableView.RowAnimation] = [
      .fade, .right, .left, .top, .bottom, .none, .middle, .automatic,
    ]
    let rows = Rows(["Rick"])
    let screen = screen { rows }
    screen.flush()
    for (number, way) in ways.enumerated() {
      rows.names.append("Morty \(number)")
      rows.tableView.beginUpdates()
      rows.tableView.insertRows(at: [IndexPath(row: number + 1, section: 0)], with: way)
      rows.tableView.endUpdates()
      #expect(screen.text.contains("Morty \(number)"))
    }
  }

  @Test func `a row height is a minimum, automatic rows have none`() {
    func limits(_ height: CGFloat) -> Int {
      let rows = Rows(["Rick"])
      rows.tableView.rowHeight = height
      return screen { rows }.rules.count { rule in
        if case .limits(_, _, let least, _) = rule { least == 90 } else { false }
      }
    }
    #expect(limits(UITableView.automaticDimension) == 0)
    #expect(limits(90) == 1)
  }

  @Test func `a reload replaces all visible rows`() {
    let rows = Rows(["Rick", "Morty"])
    let screen = screen { rows }
    #expect(screen.text.contains("Rick"))
    rows.names = ["Summer", "Beth", "Jerry"]
    rows.tableView.reloadData()
    #expect(screen.text.contains("Summer"))
    #expect(screen.text.contains("Jerry"))
    #expect(!screen.text.contains("Rick"))
  }

  @Test func `only rows near the visible part have cells`() throws {
    let rows = Rows((0..<826).map { "Row \($0)" })
    let screen = screen { rows }
    screen.flush()
    #expect(rows.asked.count <= 100)
    try screen.scroll(toMembers: 400...410)
    #expect(screen.text.contains("Row 405"))
    #expect(!screen.text.contains("Row 5\n"))
    let cells = Set(rows.tableView.visibleCells.map(ObjectIdentifier.init))
    #expect(cells.count <= 100)
  }

  @Test func `a changed row is the only one that is evaluated again`() throws {
    let rows = Rows((0..<90).map { "Row \($0)" })
    let screen = screen { rows }
    screen.flush()
    let (inspections, evaluations) = (screen.inspections, screen.evaluations)
    let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 30, section: 0)))
    var content = cell.defaultContentConfiguration()
    content.text = "Changed"
    cell.contentConfiguration = content
    _ = try screen.button("Changed")
    #expect(screen.inspections - inspections <= 2)
    #expect(screen.evaluations - evaluations <= 5)
  }

  @Test func `adding a row does not evaluate the others again`() throws {
    let rows = Rows((0..<40).map { "Row \($0)" })
    let screen = screen { rows }
    screen.flush()
    let evaluations = screen.evaluations
    rows.names.append("Row 40")
    rows.tableView.insertRows(at: [IndexPath(row: 40, section: 0)], with: .none)
    #expect(screen.text.contains("Row 40"))
    #expect(screen.evaluations - evaluations <= 20)
    #expect(rows.asked.count == 41)
  }

  @Test func `the delegate is notified as rows come near the visible part`() throws {
    let rows = Rows((0..<60).map { "Row \($0)" })
    let screen = screen { rows }
    screen.flush()
    #expect(rows.displayed == Array(0..<10))
    try screen.scrollNear()
    #expect(rows.displayed == Array(0..<20))
  }

  @Test func `the delegate is notified when a deleted row is no longer displayed`() {
    let rows = Rows(["Rick", "Morty", "Summer"])
    let screen = screen { rows }
    screen.flush()
    rows.names.remove(at: 1)
    rows.tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    screen.flush()
    #expect(rows.ended == [1])
    rows.names.removeFirst()
    rows.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    screen.flush()
    #expect(rows.ended == [1, 0])
  }
}
