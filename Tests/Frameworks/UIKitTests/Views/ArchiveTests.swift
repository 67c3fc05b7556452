import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that views made with `init(coder:)` work as others. There are no storyboards: the archive
/// is not read.
@MainActor struct ArchiveTests {
  private let coder = NSKeyedArchiver(requiringSecureCoding: false)

  @Test func `labels, image views and containers from init(coder:) show their content`() throws {
    let label = try #require(UILabel(coder: coder))
    label.text = "Words"
    #expect(screen(of: label).words == ["Words"])
    let picture = try #require(UIImageView(coder: coder))
    picture.image = UIImage(systemName: "leaf")
    #expect(screen(of: picture).symbols == ["leaf"])
    let stack = UIStackView(coder: coder)
    stack.addArrangedSubview(label)
    #expect(screen(of: stack).words == ["Words"])
    let scroll = try #require(UIScrollView(coder: coder))
    let second = UILabel()
    second.text = "More"
    scroll.addSubview(second)
    #expect(screen(of: scroll).words == ["More"])
    let sign = UIActivityIndicatorView(coder: coder)
    sign.startAnimating()
    #expect(sign.isAnimating && !screen(of: sign).rules.isEmpty)
  }

  @Test func `controls from init(coder:) can be used`() throws {
    let toggle = try #require(UISwitch(coder: coder))
    toggle.title = "Sound"
    try screen(of: toggle).toggle("Sound").turnOn()
    #expect(toggle.isOn)
    let field = try #require(UITextField(coder: coder))
    field.placeholder = "Name"
    try screen(of: field).field("Name").type("Jo")
    #expect(field.text == "Jo")
    let button = try #require(UIButton(coder: coder))
    button.setTitle("Go", for: .normal)
    var ran = 0
    button.addAction(UIAction { _ in ran += 1 }, for: .touchUpInside)
    try screen(of: button).button("Go").tap()
    #expect(ran == 1)
    let segments = try #require(UISegmentedControl(coder: coder))
    segments.accessibilityLabel = "Count"
    segments.insertSegment(withTitle: "One", at: 0, animated: false)
    segments.insertSegment(withTitle: "Two", at: 1, animated: false)
    try screen(of: segments).picker("Count").choose("Two")
    #expect(segments.selectedSegmentIndex == 1)
  }

  @Test func `tables and headers from init(coder:) show their content`() throws {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Row \(indexPath.row)"
        cell.contentConfiguration = content
        return cell
      }
    }
    let source = Source()
    let table = try #require(UITableView(coder: coder))
    table.dataSource = source
    #expect(table.style == .plain && screen(of: table).text.contains("Row 1"))
    let header = try #require(UITableViewHeaderFooterView(coder: coder))
    let label = UILabel()
    label.text = "Rows"
    header.contentView.addSubview(label)
    #expect(screen(of: header).words == ["Rows"])
    // A content view needs a configuration.
    #expect(UIListContentView(coder: coder) == nil)
  }

  @Test func `bars, search fields and windows from init(coder:) have default values`() throws {
    let bar = try #require(UINavigationBar(coder: coder))
    #expect(bar.prefersLargeTitles == UINavigationBar(frame: .zero).prefersLargeTitles)
    let tabs = try #require(UITabBar(coder: coder))
    #expect(tabs.isHidden == UITabBar(frame: .zero).isHidden)
    let refresh = try #require(UIRefreshControl(coder: coder))
    #expect(refresh.isEnabled && !refresh.isRefreshing)
    let search = try #require(UISearchController(coder: coder))
    search.searchBar.text = "Rick"
    #expect(search.searchBar.text == "Rick")
    let field = try #require(UISearchBar(coder: coder))
    #expect(field.text == nil || field.text == "")
    let control = try #require(UIControl(coder: coder))
    #expect(control.isEnabled && control.state == .normal)
    let window = try #require(UIWindow(coder: coder))
    #expect(window.window === window && !window.isKeyWindow && window.rootViewController == nil)
  }

  @Test func `views keep the frame that they are created with`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let views = [
      UIControl(frame: frame), UIImageView(frame: frame), UINavigationBar(frame: frame),
      UIRefreshControl(frame: frame), UISearchBar(frame: frame), UISegmentedControl(frame: frame),
      UITabBar(frame: frame), UITableView(frame: frame), UIWindow(frame: frame),
    ]
    #expect(views.allSatisfy { $0.frame == frame && $0.bounds.origin == .zero })
  }

  @Test func `controllers from init(coder:) show their content`() throws {
    let page = UIViewController()
    let label = UILabel()
    label.text = "Words"
    page.view.addSubview(label)
    let navigation = try #require(UINavigationController(coder: coder))
    navigation.pushViewController(page, animated: false)
    #expect(screen { navigation }.text.contains("Words"))
    let tabs = try #require(UITabBarController(coder: coder))
    tabs.viewControllers = [UIViewController()]
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.isHidden == false)
    let host = try #require(UIHostingController(coder: coder, rootView: Text("Hosted")))
    #expect(screen { host }.text.contains("Hosted"))
  }
}
