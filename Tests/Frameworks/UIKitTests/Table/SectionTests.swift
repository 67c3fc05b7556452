import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct SectionTests {
  /// A table of names in sections with headers and footers.
  final class Names: UITableViewController {
    var sections: [(title: String?, names: [String])]
    var footer: String?
    var heard: [String] = []
    var refused: Int?

    init(_ sections: [(title: String?, names: [String])], _ style: UITableView.Style = .plain) {
      self.sections = sections
      super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      tableView.register(
        UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = sections[indexPath.section].names[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sections[section].title }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { footer }

    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      if sections[section].title == "Hosted" {
        header?.contentConfiguration = UIHostingConfiguration { Text("Hosted header") }
        return header
      }
      guard sections[section].title == "Own" else { return nil }
      var content = header?.defaultContentConfiguration()
      content?.text = "Own header"
      header?.contentConfiguration = content
      return header
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      heard.append("+\(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      heard.append("-\(indexPath.row)")
    }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { indexPath.row == refused ? nil : indexPath }
  }

  private func place(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `sections have titles, footers and custom header views`(
    style: UITableView.Style
  ) {
    let names = Names([("First", ["A"]), ("Own", ["B"]), (nil, ["C"])], style)
    names.footer = "Foot"
    let screen = screen { names }
    for words in ["First", "Own header", "A", "B", "C", "Foot"] {
      #expect(screen.text.contains(words), "\(words)")
    }
    #expect(names.tableView.style == style && names.tableView.numberOfSections == 3)
    #expect(names.tableView.numberOfRows(inSection: 1) == 1)
    #expect(names.tableView.numberOfRows(inSection: 9) == 0)
  }

  /// The rules of the elements around a text and of the text; `nil` if it is not there.
  private func rules(around text: String, in tree: ElementTree) -> [StyleRule]? {
    if tree.element.text == text { return tree.element.style }
    let inner = tree.children.lazy.compactMap { rules(around: text, in: $0) }.first
    return inner.map { tree.element.style + $0 }
  }

  @Test func `a SwiftUI view as a section's header has the body's font and colour`() throws {
    let names = Names([("Hosted", ["A"]), ("Plain", ["B"])])
    let drawing = screen { names }.drawing
    let look = [
      StyleRule.textStyle("body"), .fontWeight(400), .foreground(.named("primary")),
    ]
    let hosted = try #require(rules(around: "Hosted header", in: drawing))
    #expect(look.allSatisfy(hosted.contains), "\(hosted)")
    let plain = try #require(rules(around: "Plain", in: drawing))
    #expect(!look.contains(where: plain.contains))
  }

  @Test func `rows and sections are inserted, deleted, moved and reloaded`() {
    let names = Names([(nil, ["A", "B", "C"])])
    let screen = screen { names }
    screen.flush()
    names.sections[0].names = ["B", "C", "A"]
    names.tableView.moveRow(at: place(0), to: place(2))
    #expect(screen.words.filter { $0.count == 1 } == ["B", "C", "A"])
    names.sections.append((nil, ["D"]))
    names.tableView.insertSections([1], with: .fade)
    #expect(screen.text.contains("D"))
    names.sections[0].names = ["B"]
    names.tableView.performBatchUpdates {
      names.tableView.deleteRows(at: [place(1), place(2)], with: .left)
    }
    #expect(screen.words.filter { $0.count == 1 } == ["B", "D"])
    names.sections.removeFirst()
    names.tableView.deleteSections([0], with: .top)
    #expect(screen.words.filter { $0.count == 1 } == ["D"])
    names.sections[0].names = ["E"]
    names.tableView.reloadRows(at: [place(0)], with: .automatic)
    #expect(screen.text.contains("E") && !screen.text.contains("D"))
    names.sections[0].names = ["F", "G"]
    names.tableView.reloadSections([0], with: .bottom)
    #expect(screen.words.filter { $0.count == 1 } == ["F", "G"])
    let cell = names.tableView.cellForRow(at: place(1))
    names.sections[0].names = ["F", "H"]
    names.tableView.reconfigureRows(at: [place(1)])
    #expect(screen.text.contains("H") && names.tableView.cellForRow(at: place(1)) === cell)
    #expect(cell.flatMap(names.tableView.indexPath) == place(1))
  }

  @Test func `single and multiple selection notify the delegate`() throws {
    let names = Names([(nil, ["A", "B", "C"])])
    let screen = screen { names }
    try screen.button("A").tap()
    try screen.button("B").tap()
    #expect(names.heard == ["+0", "-0", "+1"])
    #expect(names.tableView.indexPathsForSelectedRows == [place(1)])
    names.tableView.allowsMultipleSelection = true
    try screen.button("C").tap()
    #expect(names.tableView.indexPathsForSelectedRows == [place(1), place(2)])
    try screen.button("C").tap()
    #expect(names.heard.suffix(2) == ["+2", "-2"])
    names.tableView.deselectRow(at: place(1), animated: true)
    #expect(names.tableView.indexPathsForSelectedRows == nil)
    names.tableView.selectRow(at: place(0), animated: true, scrollPosition: .middle)
    #expect(names.tableView.indexPathForSelectedRow == place(0))
    #expect(names.heard.count == 5, "a selection by the app is not reported")
    names.refused = 1
    try screen.button("B").tap()
    #expect(names.heard.count == 5)
    names.tableView.allowsSelection = false
    #expect(screen.all(.button, "A").isEmpty)
  }

  @Test func `deleting a section deselects its rows`() {
    let names = Names([(nil, ["A"]), (nil, ["B"])])
    let screen = screen { names }
    screen.flush()
    names.tableView.allowsMultipleSelection = true
    for section in 0...1 {
      names.tableView.selectRow(at: place(0, section), animated: false, scrollPosition: .none)
    }
    names.sections.removeFirst()
    names.tableView.deleteSections([0], with: .none)
    #expect(names.tableView.indexPathForSelectedRow == place(0))
    #expect(names.tableView.indexPathsForSelectedRows == [place(0)])
    names.sections.removeAll()
    names.tableView.deleteSections([0], with: .none)
    #expect(names.tableView.indexPathsForSelectedRows == nil)
  }

  @Test func `a table has header and footer views, and a background view if it is empty`() {
    let names = Names([(nil, [])])
    func label(_ text: String) -> UILabel {
      let label = UILabel()
      label.text = text
      return label
    }
    let screen = screen { names }
    names.tableView.tableHeaderView = label("Above")
    names.tableView.tableFooterView = label("Below")
    names.tableView.backgroundView = label("Nothing here")
    #expect(screen.lines.contains("Nothing here"))
    names.sections = [(nil, ["A"])]
    names.tableView.reloadData()
    #expect(screen.words == ["Above", "A", "Below"])
    names.tableView.tableHeaderView = nil
    #expect(screen.words == ["A", "Below"])
  }

  @Test func `separators can be hidden, and the row height is a minimum`() {
    let names = Names([(nil, ["A", "B"])])
    let screen = screen { names }
    let with = screen.rules
    names.tableView.separatorStyle = .none
    #expect(screen.rules != with)
    #expect(screen.rules.contains(.trait(.noLineAbove)) && !with.contains(.trait(.noLineAbove)))
    names.tableView.rowHeight = 88
    #expect(
      screen.rules.contains(
        .limits(minWidth: nil, maxWidth: nil, minHeight: 88, maxHeight: nil)))
  }
}
