import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of cells and header views, and the methods that subclasses override.
@MainActor struct CellKindTests {
  private final class Watched: UITableViewCell {
    var states: [UICellConfigurationState] = []
    var forgotten = 0

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      states.append(state)
      var content = defaultContentConfiguration()
      content.text = state.isHighlighted ? "Pressed" : "At rest"
      contentConfiguration = content
    }

    override func prepareForReuse() {
      super.prepareForReuse()
      forgotten += 1
    }
  }

  @Test func `a cell updates its configuration for its state`() {
    let cell = Watched(style: .default, reuseIdentifier: "cell")
    cell.setNeedsUpdateConfiguration()
    let screen = screen { CellTests.Cells([cell]) }
    #expect(screen.text.contains("At rest"))
    cell.isHighlighted = true
    cell.setNeedsUpdateConfiguration()
    #expect(screen.text.contains("Pressed") && cell.states.last?.isHighlighted == true)
    #expect(cell.states.last?.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a cell shows the subviews of its content view`() {
    let cell = UITableViewCell(frame: .zero)
    let label = UILabel()
    label.text = "Own"
    cell.contentView.addSubview(label)
    let screen = screen { CellTests.Cells([cell]) }
    #expect(screen.text.contains("Own") && label.superview === cell.contentView)
    cell.automaticallyUpdatesContentConfiguration = false
    #expect(cell.reuseIdentifier == nil)
  }

  @Test func `the cell styles value1 and value2 have the same layout`() {
    func words(_ style: UITableViewCell.CellStyle) -> [StyleRule] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      (content.text, content.secondaryText) = ("One", "Two")
      cell.contentConfiguration = content
      return screen { CellTests.Cells([cell]) }.rules
    }
    #expect(words(.value2) == words(.value1) && words(.value2) != words(.subtitle))
  }

  @Test func `a table's header view shows its subviews or its content configuration`() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
    let label = UILabel()
    label.text = "Own header"
    header.contentView.addSubview(label)
    #expect(screen(of: header).words == ["Own header"] && header.reuseIdentifier == "header")
    let other = UITableViewHeaderFooterView(frame: .zero)
    var content = other.defaultContentConfiguration()
    content.text = "Configured"
    other.contentConfiguration = content
    #expect(screen(of: other).text.uppercased().contains("CONFIGURED"))
    other.prepareForReuse()
    #expect(other.contentConfiguration != nil, "reusing a cell does not reset its configuration")
  }

  @Test func `a content configuration makes its view and is updated for a state`() throws {
    var look = UIListContentConfiguration.cell()
    look.text = "Words"
    let view = look.makeContentView()
    #expect(screen(of: view).words == ["Words"] && view.supports(look))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let followed: any UIContentConfiguration = look
    let updated = try #require(
      followed.updated(for: cell.configurationState) as? UIListContentConfiguration)
    #expect(updated.text == "Words")
  }

  @Test func `a hosting configuration applies its margins`() {
    func drawn(_ change: (UIHostingConfiguration<Text, EmptyView>) -> any UIContentConfiguration)
      -> [StyleRule]
    {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = change(UIHostingConfiguration { Text("Words") })
      return screen { CellTests.Cells([cell]) }.rules
    }
    let plain = drawn { $0 }
    #expect(drawn { $0.margins(.all, 33) } != plain)
    #expect(
      drawn { $0.margins(.all, 33) }
        == drawn { $0.margins(.all, EdgeInsets(top: 33, leading: 33, bottom: 33, trailing: 33)) })
  }

  @Test func `a hosting configuration with a background keeps its minimum size`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = UIHostingConfiguration { Text("Words") }
      .minSize(width: 55, height: 77)
      .background { Text("behind") }
    let rules = screen { CellTests.Cells([cell]) }.rules
    #expect(rules.contains(.limits(minWidth: 55, maxWidth: nil, minHeight: 77, maxHeight: nil)))
  }

  @Test func `a style behind a hosting configuration is that of a filled rectangle`() {
    func rules(_ configuration: some UIContentConfiguration) -> [StyleRule] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = configuration
      return screen { CellTests.Cells([cell]) }.rules
    }
    let words = UIHostingConfiguration { Text("Words") }
    let styled = rules(words.background(.red))
    #expect(styled == rules(words.background { Rectangle().fill(.red) }))
    #expect(styled != rules(words.background(.blue)))
  }

  @Test func `the line break mode sets where text is truncated`() {
    func drawn(_ mode: NSLineBreakMode) -> [StyleRule] {
      let label = UILabel()
      (label.text, label.numberOfLines) = ("Words", 1)
      label.lineBreakMode = mode
      return screen(of: label).rules
    }
    #expect(drawn(.byTruncatingMiddle) != drawn(.byTruncatingHead))
    for mode in [NSLineBreakMode.byClipping, .byWordWrapping, .byCharWrapping] {
      #expect(drawn(mode) == drawn(.byTruncatingTail), "\(mode)")
    }
  }

  @Test func `a text field's border styles line, bezel and roundedRect are drawn alike`() {
    func drawn(_ style: UITextField.BorderStyle) -> [String] {
      let field = UITextField(frame: .zero)
      field.borderStyle = style
      func below(_ tree: ElementTree) -> [String] {
        tree.element.attributes.map { "\($0)" }.sorted() + tree.element.style.map { "\($0)" }
          + tree.children.flatMap(below)
      }
      return below(screen(of: field).drawing)
    }
    #expect(drawn(.line) == drawn(.roundedRect) && drawn(.bezel) == drawn(.roundedRect))
    #expect(drawn(.line) != drawn(.none))
  }

  @Test func `a selected tab shows its selected image`() {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: 0)
    page.tabBarItem.selectedImage = UIImage(systemName: "star.fill")
    page.tabBarItem.accessibilityIdentifier = "first"
    let tabs = UITabBarController()
    tabs.viewControllers = [page, UIViewController()]
    let screen = screen { tabs }
    #expect(screen.symbols.contains("star.fill") && !screen.symbols.contains("star"))
    tabs.selectedIndex = 1
    #expect(screen.symbols.contains("star") && !screen.symbols.contains("star.fill"))
  }
}
