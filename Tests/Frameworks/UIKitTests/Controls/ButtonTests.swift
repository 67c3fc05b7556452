import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

@MainActor struct ButtonTests {
  private func button(_ look: UIButton.Configuration) -> UIButton {
    var look = look
    look.title = "Go"
    return UIButton(configuration: look)
  }

  @Test func `a button configuration is drawn as the matching SwiftUI button style`() {
    let plain = Button("Go") {}.buttonStyle(.borderless)
    for look in [UIButton.Configuration.filled(), .borderedProminent()] {
      let model = Screen(Button("Go") {}.buttonStyle(.borderedProminent))
      #expect(variant(screen(of: button(look))) == variant(model))
    }
    let bordered = Screen(Button("Go") {}.buttonStyle(.bordered))
    for look in [UIButton.Configuration.gray(), .tinted(), .bordered(), .borderedTinted()] {
      #expect(variant(screen(of: button(look))) == variant(bordered))
    }
    for look in [UIButton.Configuration.plain(), .borderless()] {
      #expect(variant(screen(of: button(look))) == variant(Screen(plain)))
    }
    #expect(variant(bordered) != variant(Screen(plain)))
  }

  private func variant(_ screen: Screen) -> String? {
    screen.all(.button, "Go").first.map { "\($0.drawing[.variant] ?? "") \($0.drawing.style)" }
  }

  @Test func `a configuration's title, subtitle, image and activity indicator are drawn`() throws {
    var look = UIButton.Configuration.filled()
    (look.title, look.subtitle) = ("Go", "Now")
    look.image = UIImage(systemName: "star")
    look.imagePadding = 7
    let button = UIButton(configuration: look)
    let screen = screen(of: button)
    #expect(screen.text.contains("Go") && screen.text.contains("Now"))
    #expect(screen.symbols == ["star"])
    button.configuration?.title = "Stop"
    #expect(screen.text.contains("Stop") && button.currentTitle == "Stop")
    button.configuration?.showsActivityIndicator = true
    #expect(screen.symbols == [] && screen.all(.progress, nil).count == 1)
    #expect(screen.all(.button, nil).allSatisfy { $0.isDisabled }, "under way")
    button.configuration?.showsActivityIndicator = false
    button.configuration?.imagePlacement = .top
    #expect(screen.rules.contains(.spacing(7)))
  }

  @Test func `a function for the title's attributes changes its font and color, not its text`() {
    let plain = Button("Go") {}.buttonStyle(.borderless)
    var look = UIButton.Configuration.plain()
    look.titleTextAttributesTransformer = .init { attributes in
      var attributes = attributes
      attributes.font = UIFont.systemFont(ofSize: 31, weight: .heavy)
      attributes.foregroundColor = UIColor.systemPink
      return attributes
    }
    var words = AttributedString("Go")
    words.font = .system(size: 31, weight: .heavy)
    words.foregroundColor = .pink
    let model = Button {
    } label: {
      Text(words)
    }
    expect(button(look), draws: model.buttonStyle(.borderless), beyond: plain)
    #expect(screen(of: button(look)).all(.button, "Go").count == 1)
  }

  @Test func `an attributed title and subtitle are drawn with their attributes`() {
    var look = UIButton.Configuration.plain()
    var words = AttributedString("Gone")
    words.font = UIFont.systemFont(ofSize: 33)
    look.attributedTitle = words
    #expect(look.title == "Gone")
    var below = AttributedString("Now")
    below.foregroundColor = UIColor.systemTeal
    look.attributedSubtitle = below
    let rules = screen(of: UIButton(configuration: look)).rules
    var theirs = (AttributedString("Gone"), AttributedString("Now"))
    theirs.0.font = .system(size: 33)
    theirs.1.foregroundColor = .teal
    let model = Screen(
      VStack {
        Text(theirs.0)
        Text(theirs.1)
      })
    for rule in model.rules where !Screen(VStack { Text("a") }).rules.contains(rule) {
      #expect(rules.contains(rule), "\(rule)")
    }
    look.title = "Go"
    #expect(look.attributedTitle == AttributedString("Go"), "without the attributes")
  }

  @Test func `a button's size and base colors are drawn as in SwiftUI`() {
    for (size, theirs) in [
      (UIButton.Configuration.Size.mini, ControlSize.mini), (.small, .small), (.large, .large),
    ] {
      var look = UIButton.Configuration.bordered()
      look.buttonSize = size
      let model = Screen(Button("Go") {}.buttonStyle(.bordered).controlSize(theirs))
      #expect(variant(screen(of: button(look))) == variant(model), "\(size)")
    }
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = .systemPink
    expect(
      button(look), draws: Button("Go") {}.buttonStyle(.borderedProminent).tint(.pink),
      beyond: Button("Go") {}.buttonStyle(.borderedProminent))
    look = .plain()
    look.baseForegroundColor = .systemTeal
    expect(
      button(look), draws: Button("Go") {}.buttonStyle(.borderless).tint(.teal),
      beyond: Button("Go") {}.buttonStyle(.borderless))
  }

  @Test func `a button without a configuration has a title per state`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    button.setTitleColor(.systemRed, for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    let screen = screen(of: button)
    #expect(screen.text.contains("On") && screen.symbols == ["star"])
    #expect(button.titleColor(for: .normal) == .systemRed && button.currentImage != nil)
    button.isEnabled = false
    #expect(screen.text.contains("Off") && button.state == .disabled)
    #expect(button.title(for: .highlighted) == "On" && button.image(for: .selected) != nil)
  }

  @Test func `an update handler changes the configuration for the state`() throws {
    let button = UIButton(configuration: .filled())
    var states: [UIControl.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Kept" : "Keep"
    }
    let screen = screen(of: button)
    #expect(screen.text.contains("Keep"))
    button.isSelected = true
    #expect(screen.text.contains("Kept") && states.last == .selected)
  }

  @Test func `a menu shows actions, submenus and states, and omits hidden actions`()
    throws
  {
    var chosen: [String] = []
    func entry(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [
      entry("By name"), entry("By age", .disabled), entry("Secretly", .hidden),
      UIMenu(options: .displayInline, children: [entry("By place")]),
      UIMenu(title: "More", children: [entry("Upside down")]),
      UIAction(title: "Chosen", state: .on) { _ in }, entry("Forget", .destructive),
    ])
    button.showsMenuAsPrimaryAction = true
    let screen = screen(of: button)
    try screen.button("By place").tap()
    #expect(chosen == ["By place"])
    #expect(try screen.button("By age").isDisabled)
    #expect(!screen.has("Secretly") && screen.has("More"))
    #expect(screen.symbols.contains("checkmark"))
    try screen.button("Forget").tap()
    #expect(chosen == ["By place", "Forget"])
  }

  private func menu(_ menu: UIMenu) -> Screen {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    return screen(of: button)
  }

  @Test func `a single-selection menu turns on only the chosen action`() throws {
    let entries = ["Name", "Age", "Place"].map { title in
      UIAction(title: title, state: title == "Age" ? .mixed : .off) { _ in }
    }
    let screen = menu(UIMenu(options: .singleSelection, children: entries))
    #expect(screen.symbols == ["minus"])
    try screen.button("Place").tap()
    #expect(entries.map(\.state) == [.off, .off, .on] && screen.symbols == ["checkmark"])
    try screen.button("Name").tap()
    #expect(entries.map(\.state) == [.on, .off, .off] && screen.symbols == ["checkmark"])
  }

  @Test(arguments: [
    (UIButton.ButtonType.detailDisclosure, "info.circle"), (.infoDark, "info.circle"),
    (.contactAdd, "plus.circle"), (.close, "xmark.circle.fill"),
  ])
  func `an image replaces the symbol of a button type`(kind: UIButton.ButtonType, symbol: String) {
    let button = UIButton(type: kind)
    let screen = screen(of: button)
    #expect(screen.symbols == [symbol])
    button.setImage(UIImage(systemName: "star"), for: .normal)
    #expect(screen.symbols == ["star"])
  }

  @Test
  func `a filled button draws its foreground color and title alignment`() {
    var look = UIButton.Configuration.filled()
    look.baseForegroundColor = .systemPink
    #expect(screen(of: button(look)).rules.contains(.foreground(.named("pink"))))
    (look.subtitle, look.titleAlignment) = ("Now", .trailing)
    let trailing = screen(of: button(look)).rules
    look.titleAlignment = .leading
    #expect(screen(of: button(look)).rules != trailing)
  }

  @Test func `actions are added, removed and run per control event`() {
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in })
    var count = 0
    let action = UIAction(identifier: .init("count")) { _ in count += 1 }
    control.addAction(action, for: [.touchDown, .valueChanged])
    #expect(control.allControlEvents == [.primaryActionTriggered, .touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.removeAction(action, for: .touchDown)
    control.sendActions(for: .allEvents)
    #expect(count == 2)
    control.removeAction(identifiedBy: .init("count"), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 2)
    control.sendAction(action)
    #expect(count == 3 && action.sender === control)
    (control.isSelected, control.isHighlighted) = (true, true)
    #expect(control.state == [.selected, .highlighted])
  }
}
