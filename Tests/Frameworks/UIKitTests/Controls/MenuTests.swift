import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct MenuTests {
  /// Returns all texts of the page, including those in menus.
  private func words(_ screen: Screen) -> [String] {
    func below(_ tree: ElementTree) -> [String] {
      [tree.element.text].compactMap { $0 } + tree.children.flatMap(below)
    }
    return below(screen.drawing)
  }

  private func button(_ menu: UIMenu) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    return button
  }

  private func entry(_ title: String, subtitle: String? = nil, image: String? = nil) -> UIAction {
    UIAction(
      title: title, subtitle: subtitle, image: image.flatMap(UIImage.init(systemName:))
    ) { _ in }
  }

  @Test func `a key command has its parameters in Apple's order`() throws {
    let command = UIKeyCommand(
      title: "Add", action: UIAction { _ in }, input: "n", modifierFlags: [.command, .shift],
      discoverabilityTitle: "Add an entry", attributes: .destructive, state: .on)
    #expect(command.title == "Add" && command.discoverabilityTitle == "Add an entry")
    #expect(command.input == "n" && command.modifierFlags == [.command, .shift])
    #expect(command.attributes == .destructive && command.state == .on)
    #expect(UIKeyCommand(action: UIAction { _ in }, input: "n").modifierFlags.isEmpty)
  }

  @Test func `an action shows its subtitle and image`() throws {
    let told = entry("By name", subtitle: "A to Z", image: "star")
    #expect(told.subtitle == "A to Z" && told.image != nil)
    let drawn = screen(of: button(UIMenu(children: [told])))
    #expect(words(drawn).contains("A to Z") && drawn.symbols.contains("star"))
    let bare = screen(of: button(UIMenu(children: [entry("By name")])))
    let small = Screen(Text("A to Z").font(.caption)).rules
    for rule in small where !Screen(Text("A to Z")).rules.contains(rule) {
      #expect(drawn.rules.contains(rule) && !bare.rules.contains(rule))
    }
  }

  @Test func `a submenu shows its subtitle, image and destructive color`() {
    func drawn(_ options: UIMenu.Options) -> Screen {
      let inner = UIMenu(
        title: "More", subtitle: "Rarely used", image: UIImage(systemName: "star"),
        options: options, children: [entry("Upside down")])
      #expect(inner.children.count == 1 && inner.options == options)
      return screen(of: button(UIMenu(children: [inner])))
    }
    let warning = drawn(.destructive)
    #expect(words(warning).contains("Rarely used") && warning.symbols.contains("star"))
    #expect(warning.rules.contains(.foreground(.named("danger"))))
    #expect(!drawn([]).rules.contains(.foreground(.named("danger"))))
  }

  @Test func `an inline menu shows its title above its actions`() {
    let places = UIMenu(
      title: "Places", options: .displayInline, children: [entry("Here"), entry("There")])
    let titled = screen(of: button(UIMenu(children: [entry("Name"), places])))
    #expect(words(titled).contains("Places") && titled.has("Here"))
    let bare = UIMenu(options: .displayInline, children: [entry("Here")])
    #expect(!words(screen(of: button(UIMenu(children: [bare])))).contains("Places"))
  }

  @Test func `a button's menu opens by a long press if the button has a primary action`() throws {
    var pressed = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Open") { _ in pressed += 1 })
    button.menu = UIMenu(children: [UIAction(title: "Open elsewhere") { _ in pressed += 10 }])
    let screen = screen(of: button)
    try screen.button("Open").tap()
    #expect(pressed == 1 && screen.presented.isEmpty)
    try screen.button("Open").openMenu()
    try screen.button("Open elsewhere").tap()
    #expect(pressed == 11 && screen.presented.isEmpty)
  }

  @Test func `a bar button's single-selection menu keeps its selection`() throws {
    let entries = ["Name", "Age"].map { title in UIAction(title: title) { _ in } }
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(options: .singleSelection, children: entries))
    let page = UIViewController()
    page.navigationItem.rightBarButtonItem = item
    let screen = screen { UINavigationController(rootViewController: page) }
    #expect(!screen.symbols.contains("checkmark"))
    try screen.button("Age").tap()
    #expect(entries.map(\.state) == [.off, .on])
    #expect(screen.symbols.filter { $0 == "checkmark" }.count == 1)
    #expect(item.menu?.children.count == 2 && entries[1].sender === item)
  }

  @Test func `changed attributes of an action are drawn`() throws {
    let told = entry("Forget")
    let holder = button(UIMenu(children: [told]))
    let screen = screen(of: holder)
    told.attributes = [.disabled, .destructive]
    holder.setNeedsDisplay()
    #expect(try screen.button("Forget").isDisabled)
    told.attributes = .hidden
    holder.setNeedsDisplay()
    #expect(!screen.has("Forget"))
  }

  @Test(arguments: [UIButton.Role.destructive, .cancel, .normal, .primary])
  func `a button role is drawn as the matching SwiftUI role`(role: UIButton.Role) throws {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.role = role
    let theirs: ButtonRole? =
      switch role {
      case .destructive: .destructive
      case .cancel: .cancel
      case .normal, .primary: nil
      }
    let model = Screen(Button("Go", role: theirs) {}.buttonStyle(.borderedProminent))
    let drawn = try screen(of: button).button("Go").drawing
    let wanted = try model.button("Go").drawing
    #expect(drawn[.variant] == wanted[.variant] && drawn.style == wanted.style)
  }
}
