import Observation
import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of a UIKit table in Chromium.
@MainActor @Suite(.timeLimit(.minutes(10))) struct TablePageTests {
  @Observable final class Search {
    var text = "Lon"
    /// The last row that the table has asked to prefetch; -1 for none.
    var last = -1
  }

  /// Thirty towns that begin with the searched text, below a header of SwiftUI.
  final class Towns: UITableViewController, UITableViewDataSourcePrefetching {
    private let search: Search
    private var shown: String?
    private lazy var source = UITableViewDiffableDataSource<Int, String>(tableView: tableView) {
      table, indexPath, name in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      return cell
    }

    init(_ search: Search) {
      self.search = search
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.prefetchDataSource = self
    }

    func show(_ text: String) {
      guard shown != text else { return }
      shown = text
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems((0..<30).map { "\(text) \($0)" })
      source.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      search.last = indexPaths.last?.row ?? search.last
    }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      header?.contentConfiguration = UIHostingConfiguration {
        Text("Hosted").accessibilityIdentifier("hosted")
      }
      return header
    }
  }

  private struct TownList: UIViewControllerRepresentable {
    var search: Search
    var text: String

    func makeUIViewController(context: Context) -> Towns { Towns(search) }
    func updateUIViewController(_ towns: Towns, context: Context) { towns.show(text) }
  }

  private struct Page: View {
    @State private var search = Search()

    var body: some View {
      VStack {
        Button("Other") {
          search.last = -1
          search.text = "Mad"
        }
        Text("prefetched \(search.last)").accessibilityIdentifier("words")
        TownList(search: search, text: search.text)
      }
    }
  }

  private func scrollDown(_ browser: Browser) async throws {
    for _ in 0..<5 {
      try await browser.turnWheel(by: 400)
      try await browser.rest()
    }
  }

  @Test func `prefetching that reached the end starts again for the next snapshot`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.waitFor(text: "Lon 0")
      try await scrollDown(browser)
      try await browser.waitFor(text: "prefetched 29")
      try await browser.tap(.text("Other"))
      try await browser.waitFor(text: "Mad 0")
      try await scrollDown(browser)
      try await browser.waitFor(text: "prefetched 29")
    }
  }

  @Test func `a SwiftUI view as a table's header has the body's font and colour`() async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.waitFor(testID: "hosted")
      let looks = try await browser.run(
        """
        return ['hosted', 'words'].map((name) => {
          const look = getComputedStyle(document.querySelector(`[data-testid=${name}]`));
          return [look.fontSize, look.fontWeight, look.color].join(' ');
        })
        """)
      #expect(looks.array?.first == looks.array?.last, "\(looks)")
    }
  }
}
