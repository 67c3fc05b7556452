import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that a delegate that implements no method does not change the default behavior.
@MainActor struct SilentDelegateTests {
  private final class Silent: NSObject, UITextFieldDelegate, UITableViewDelegate,
    UISearchBarDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate
  {}

  private final class Two: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(indexPath.row)"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let silent = Silent()
  private let first = IndexPath(row: 0, section: 0)

  @Test func `a text field whose delegate implements no method can be edited`() throws {
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    field.delegate = silent
    let screen = screen(of: field)
    try screen.field("Name").focus()
    try screen.field("Name").type("Beth")
    try screen.field("Name").submit()
    try screen.field("Name").blur()
    #expect(field.text == "Beth" && !field.isEditing)
    #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldReturn(field))
    #expect(
      silent.textField(field, shouldChangeCharactersIn: NSRange(), replacementString: "any"))
    // The notifying methods do nothing by default.
    silent.textFieldDidBeginEditing(field)
    silent.textFieldDidChangeSelection(field)
    silent.textFieldDidEndEditing(field)
    #expect(field.text == "Beth" && !field.isEditing)
  }

  @Test func `a table whose delegate implements no method has default heights and selectable rows`()
    throws
  {
    let controller = UITableViewController(style: .plain)
    let (table, rows) = (controller.tableView!, Two())
    (table.rowHeight, table.estimatedRowHeight) = (60, 50)
    (table.dataSource, table.delegate) = (rows, silent)
    let screen = screen { controller }
    #expect(screen.text.contains("Row 0") && screen.text.contains("Row 1"))
    #expect(table.dataSource === rows && rows.numberOfSections(in: table) == 1)
    #expect(rows.tableView(table, titleForHeaderInSection: 0) == nil)
    #expect(rows.tableView(table, titleForFooterInSection: 0) == nil)
    #expect(!rows.tableView(table, canEditRowAt: first))
    #expect(!rows.tableView(table, canMoveRowAt: first))
    rows.tableView(table, commit: .delete, forRowAt: first)
    #expect(screen.text.contains("Row 0"), "the default method deletes nothing")
    #expect(silent.tableView(table, heightForRowAt: first) == 60)
    #expect(silent.tableView(table, estimatedHeightForRowAt: first) == 50)
    #expect(silent.tableView(table, willSelectRowAt: first) == first)
    #expect(silent.tableView(table, shouldHighlightRowAt: first))
    #expect(silent.tableView(table, viewForHeaderInSection: 0) == nil)
    #expect(silent.tableView(table, viewForFooterInSection: 0) == nil)
    #expect(
      silent.tableView(table, trailingSwipeActionsConfigurationForRowAt: first) == nil)
    #expect(silent.tableView(table, leadingSwipeActionsConfigurationForRowAt: first) == nil)
    try screen.button("Row 0").tap()
    #expect(table.indexPathForSelectedRow == first)
    let cell = try #require(table.cellForRow(at: first))
    silent.tableView(table, didSelectRowAt: first)
    silent.tableView(table, didDeselectRowAt: first)
    silent.tableView(table, willDisplay: cell, forRowAt: first)
    silent.tableView(table, didEndDisplaying: cell, forRowAt: first)
    #expect(table.indexPathForSelectedRow == first, "the default method changes nothing")
  }

  @Test func `navigation and tabs work with a delegate that implements no method`() {
    let (one, two) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: one)
    navigation.delegate = silent
    let screen = screen { navigation }
    screen.flush()
    navigation.pushViewController(two, animated: true)
    #expect(navigation.topViewController === two)
    silent.navigationController(navigation, willShow: one, animated: true)
    silent.navigationController(navigation, didShow: one, animated: true)
    #expect(navigation.topViewController === two, "the default method changes nothing")
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.delegate = silent
    #expect(silent.tabBarController(tabs, shouldSelect: tabs.viewControllers![1]))
    silent.tabBarController(tabs, didSelect: tabs.viewControllers![1])
    #expect(tabs.selectedIndex == 0, "the default method changes nothing")
  }

  @Test func `a search bar whose delegate implements no method can be edited`() throws {
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.delegate = silent
    search.searchBar.placeholder = "Find"
    #expect(search.searchResultsController == nil)
    let page = UIViewController()
    page.navigationItem.searchController = search
    let screen = screen { UINavigationController(rootViewController: page) }
    screen.flush()
    try screen.field("Find").type("rick")
    #expect(search.searchBar.text == "rick")
    silent.searchBar(search.searchBar, textDidChange: "morty")
    silent.searchBarSearchButtonClicked(search.searchBar)
    #expect(search.searchBar.text == "rick", "the default method changes nothing")
  }
}
