import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct SearchTests {
  /// A table view controller that filters its names by a search.
  final class Names: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let all = ["London", "Lima", "Madrid"]
    var found: [String] = []
    var told: [String] = []
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      search.searchResultsUpdater = self
      search.searchBar.delegate = self
      search.searchBar.placeholder = "Find"
      navigationItem.searchController = search
      found = all
    }

    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      found = text.isEmpty ? all : all.filter { $0.contains(text) }
      tableView.reloadData()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      told.append("search \(searchBar.text ?? "")")
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      told.append(searchText)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      found.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = found[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }
  }

  @Test func `setting a search controller's isActive to false clears its field`() throws {
    let names = Names(style: .plain)
    let screen = screen { UINavigationController(rootViewController: names) }
    try screen.field("Find").type("Lo")
    #expect(!screen.text.contains("Madrid"))
    names.search.isActive = false
    #expect(screen.text.contains("Madrid") && names.search.searchBar.text == "")
    #expect(try screen.field("Find").value == "")
  }

  @Test func `typing updates the search results`() throws {
    let names = Names(style: .plain)
    let screen = screen { UINavigationController(rootViewController: names) }
    #expect(screen.text.contains("Madrid"))
    try screen.field("Find").type("L")
    #expect(screen.text.contains("London") && screen.text.contains("Lima"))
    #expect(!screen.text.contains("Madrid"))
    #expect(names.search.isActive)
    try screen.field("Find").submit()
    #expect(names.told == ["L", "search L"])
    try screen.field("Find").clear()
    #expect(screen.text.contains("Madrid") && !names.search.isActive)
  }

  @Test func `a search bar shows the text that the app sets`() throws {
    let names = Names(style: .plain)
    let screen = screen { UINavigationController(rootViewController: names) }
    screen.flush()
    names.search.searchBar.text = "Lima"
    #expect(try screen.field("Find").value == "Lima")
  }
}
