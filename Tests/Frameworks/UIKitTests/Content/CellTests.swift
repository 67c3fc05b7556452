import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct CellTests {
  /// A table view controller that shows the given cells.
  final class Cells: UITableViewController {
    let cells: [UITableViewCell]

    init(_ cells: [UITableViewCell]) {
      self.cells = cells
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      cells.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cells[indexPath.row] }
  }

  private let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "cell")

  private func show() -> Screen {
    let cell = cell
    return screen { Cells([cell]) }
  }

  @Test func `a content configuration's text, image, fonts and colors are drawn`() {
    var content = cell.defaultContentConfiguration()
    content.text = "Rick"
    content.secondaryText = "Sanchez"
    content.image = UIImage(systemName: "person.fill")
    content.textProperties.font = .preferredFont(forTextStyle: .title1)
    content.textProperties.color = .systemRed
    content.secondaryTextProperties.color = .systemGreen
    content.imageProperties.tintColor = .systemPink
    cell.contentConfiguration = content
    let screen = show()
    #expect(screen.text.contains("Rick") && screen.text.contains("Sanchez"))
    #expect(screen.symbols == ["person.fill"])
    let plain = Screen(Text("Rick")).rules
    for model in [
      AnyView(Text("Rick").font(.title)), AnyView(Text("Rick").foregroundStyle(.red)),
      AnyView(Text("Rick").foregroundStyle(.green)), AnyView(Text("Rick").foregroundStyle(.pink)),
    ] {
      for rule in Screen(model).rules where !plain.contains(rule) {
        #expect(screen.rules.contains(rule), "\(rule)")
      }
    }
    content.text = "Morty"
    cell.contentConfiguration = content
    #expect(screen.text.contains("Morty") && !screen.text.contains("Rick"))
    cell.contentConfiguration = nil
    #expect(!screen.text.contains("Morty"))
  }

  @Test func `a value cell places its text beside the title, a subtitle cell below`() {
    func rules(_ content: UIListContentConfiguration) -> [StyleRule] {
      var content = content
      (content.text, content.secondaryText) = ("Name", "Value")
      return screen(of: UIListContentView(configuration: content)).rules
    }
    #expect(rules(.valueCell()) != rules(.subtitleCell()))
    #expect(rules(.cell()) == rules(.subtitleCell()))
    let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
    #expect(value.defaultContentConfiguration().prefersSideBySideTextAndSecondaryText)
    var content = UIListContentConfiguration.cell()
    content.attributedText = NSAttributedString(string: "Words")
    #expect(content.text == "Words" && content.attributedText?.string == "Words")
  }

  @Test(arguments: [
    (UITableViewCell.AccessoryType.disclosureIndicator, "chevron.forward"),
    (.checkmark, "checkmark"), (.detailButton, "info.circle"),
    (.detailDisclosureButton, "info.circle"),
  ])
  func `a cell shows its accessory`(
    type: UITableViewCell.AccessoryType, symbol: String
  ) {
    let screen = show()
    cell.accessoryType = type
    #expect(screen.symbols == [symbol])
    cell.accessoryType = .none
    #expect(screen.symbols == [])
    let label = UILabel()
    label.text = "3 new"
    cell.accessoryView = label
    #expect(screen.text.contains("3 new"))
    cell.accessoryView = nil
    #expect(!screen.text.contains("3 new"))
  }

  @Test func `an update handler configures a cell for its state`() {
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "chosen" : state.isEditing ? "edited" : "at rest"
      cell.contentConfiguration = content
    }
    let screen = show()
    #expect(screen.text.contains("at rest"))
    cell.setSelected(true, animated: true)
    #expect(screen.text.contains("chosen") && cell.configurationState.isSelected)
    cell.setSelected(false, animated: true)
    cell.setEditing(true, animated: true)
    #expect(screen.text.contains("edited"))
    cell.setHighlighted(true, animated: false)
    #expect(cell.configurationState.isHighlighted)
  }

  @Test func `a cell subclass sets its content by overriding updateConfiguration`() {
    final class Own: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        content.text = state.isSelected ? "chosen" : "at rest"
        contentConfiguration = content
      }
    }
    let own = Own(style: .default, reuseIdentifier: nil)
    own.setNeedsUpdateConfiguration()
    let screen = screen { Cells([own]) }
    #expect(screen.text.contains("at rest"))
  }

  @Test func `a cell hosts a SwiftUI view with state`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    cell.contentConfiguration = UIHostingConfiguration { Counter() }
      .margins(.leading, 21)
      .minSize(height: 77)
      .background { Text("behind") }
    let screen = show()
    try screen.button("Count 0").tap()
    #expect(screen.has("Count 1") && screen.text.contains("behind"))
    let plain = Screen(Text("One")).rules
    for rule in Screen(Text("One").padding(.leading, 21)).rules where !plain.contains(rule) {
      #expect(
        screen.rules.contains {
          if case .padding(_, 21, _, _) = $0 { true } else { false }
        }, "\(rule)")
    }
  }

  @Test func `a background configuration draws its color and corner radius`() {
    var background = UIBackgroundConfiguration.listCell()
    background.backgroundColor = .systemPink
    background.cornerRadius = 6
    cell.backgroundConfiguration = background
    let rules = show().rules
    #expect(rules.contains(.background(Paint.named("pink"))))
    #expect(rules.contains(.cornerRadius(6)))
  }

  @Test func `a cell shows its labels and image, and the default style has no detailTextLabel`() {
    let screen = show()
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    cell.imageView?.image = UIImage(systemName: "star")
    #expect(screen.lines.contains("Title") && screen.lines.contains("Detail"))
    #expect(screen.symbols == ["star"])
    #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
  }
}
