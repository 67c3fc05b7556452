import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of swipe actions, pull to refresh and prefetching.
@MainActor struct TableActionTests {
  final class Mails: UITableViewController, UITableViewDataSourcePrefetching {
    var names: [String]
    var heard: [String] = []
    var prefetched: [Int] = []
    var canDelete = false

    init(_ names: [String]) {
      self.names = names
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.prefetchDataSource = self
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      prefetched += indexPaths.map(\.row)
    }

    override func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard !canDelete else { return nil }
      let read = UIContextualAction(style: .normal, title: "Read") { [weak self] _, view, done in
        self?.heard.append("read \(indexPath.row) in \(type(of: view))")
        done(true)
      }
      read.backgroundColor = .systemBlue
      return UISwipeActionsConfiguration(actions: [read])
    }

    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { canDelete }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      names.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  @Test func `a swipe shows a row's actions, which run for that row`() throws {
    let mails = Mails(["One", "Two"])
    let screen = screen { mails }
    try screen.all(.text, "Two")[0].swipe(toward: .trailing)
    try #require(screen.all(.button, "Read").last).tap()
    #expect(mails.heard == ["read 1 in UITableViewCell"])
  }

  @Test func `a swipe deletes an editable row`() throws {
    let mails = Mails(["One", "Two"])
    mails.canDelete = true
    let screen = screen { mails }
    try screen.all(.text, "One")[0].swipe(toward: .leading)
    try #require(screen.all(.button, "Delete").first).tap()
    #expect(mails.names == ["Two"])
    #expect(!screen.text.contains("One") && screen.text.contains("Two"))
  }

  @Test func `ten rows ahead of the rendered ones are prefetched once`() throws {
    let mails = Mails((0..<60).map { "Mail \($0)" })
    let screen = screen { mails }
    screen.flush()
    #expect(mails.prefetched == Array(1..<20))
    try screen.scrollNear()
    #expect(mails.prefetched == Array(1..<30))
  }

  @Test func `disabled prefetching requests no rows`() {
    let mails = Mails((0..<60).map { "Mail \($0)" })
    mails.tableView.isPrefetchingEnabled = false
    let screen = screen { mails }
    screen.flush()
    #expect(mails.prefetched == [])
  }

  @Test func `pulling a table refreshes it until the app ends it`() async throws {
    let mails = Mails(["Old"])
    let control = UIRefreshControl()
    var wasRefreshing = false
    control.addAction(
      UIAction { [weak mails] _ in
        wasRefreshing = control.isRefreshing
        mails?.names = ["New"]
        mails?.tableView.reloadData()
        control.endRefreshing()
      }, for: .valueChanged)
    mails.refreshControl = control
    let screen = screen { UINavigationController(rootViewController: mails) }
    try screen.all(.text, "Old")[0].refresh()
    await screen.settle { $0.text.contains("New") }
    #expect(wasRefreshing && !control.isRefreshing)
  }
}
