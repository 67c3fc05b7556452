import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Menus: View {
  @State private var log = ""
  @State private var isOn = false
  @State private var order = 1
  var body: some View {
    VStack {
      Text("log \(log) order \(order)")
      Menu("Actions") {
        Button("Copy") { log += "c" }
        Button("Delete", role: .destructive) { log += "d" }
        Toggle("Bold", isOn: $isOn)
        Picker("Order", selection: $order) {
          Text("up").tag(1)
          Text("down").tag(2)
        }
        Menu("More", systemImage: "ellipsis") { Button("Deep") { log += "D" } }
      }
      Menu {
        Button("Later") { log += "l" }
      } label: {
        Text("Send")
      } primaryAction: {
        log += "s"
      }
      .menuStyle(.button)
      Button("Save") { log += "S" }.keyboardShortcut("s")
      Button("OK") {}.keyboardShortcut(.defaultAction).help("Ends it")
      Button("Left") {}.keyboardShortcut(.leftArrow, modifiers: [.option, .shift])
      ShareLink(
        item: URL(string: "https://a.example") ?? URL(filePath: "/"), subject: Text("About"),
        message: Text("Look"))
      ShareLink("Text", item: "words")
    }
  }
}

private struct InnerMenus: View {
  @State private var log = ""
  var body: some View {
    Text("log \(log)")
    Button {
      log += "r"
    } label: {
      Text("Row")
      Menu("More") { Button("Copy") { log += "c" } }
    }
    Menu {
      Button("By name") { log += "n" }
    } label: {
      Button("Sort") { log += "wrong" }
    }
    Menu {
      Button("By size") { log += "s" }
    } label: {
      Button("Bordered") { log += "wrong" }.buttonStyle(.bordered)
    }
  }
}

@MainActor @Suite struct MenuTests {
  @Test func `a menu in a button's label has a tappable element, and its items run their actions`()
    throws
  {
    let screen = Screen(InnerMenus())
    let opener = try screen.button("More").drawing
    #expect(opener[.reach] == "button" && opener[.opens] != nil && opener.events.contains(.tap))
    try screen.button("Copy").tap()
    #expect(screen.lines.first == "log c")
  }

  @Test
  func `a button in a menu's label keeps its look, but is no second button beside the menu's`()
    throws
  {
    let screen = Screen(InnerMenus())
    for (name, item) in [("Sort", "By name"), ("Bordered", "By size")] {
      #expect(try screen.button(name).drawing[.opens] != nil)
      #expect(screen.all(.button, name).count == 1, "the label has no button of its own")
      try screen.button(item).tap()
    }
    #expect(screen.lines.first == "log ns")
    let framed = try screen.button("Bordered").all(.any).map(\.drawing)
      .first { $0[.variant]?.contains("bordered") == true }
    #expect(framed?.kind == .box)
  }

  @Test func `a menu's button opens the list of its items, and a tap on an item runs its action`()
    throws
  {
    let screen = Screen(Menus())
    let opener = try screen.button("Actions").drawing
    let lists = screen.all(.any).filter { $0.drawing.kind == .menuList }
    #expect(lists.count == 3 && lists[0].drawing[.name] == opener[.opens])
    #expect(Set(lists.map { $0.drawing[.name] }).count == 3)
    #expect(!screen.lines.contains("Copy"), "a closed menu is not read")
    try screen.button("Copy").tap()
    try screen.button("Delete").tap()
    try screen.button("Deep").tap()
    #expect(screen.lines.first == "log cdD order 1")
    #expect(try screen.button("Copy").drawing[.role] == "menuitem")
  }

  @Test func `toggles and pickers in a menu are checked or unchecked items`() throws {
    let screen = Screen(Menus())
    #expect(try screen.button("Bold").drawing[.role] == "menuitemcheckbox")
    try screen.button("Bold").tap()
    #expect(try screen.button("Bold").drawing[.isChecked] == "true")
    #expect(try screen.button("up").drawing[.isChecked] == "true")
    try screen.button("down").tap()
    #expect(try screen.button("up").drawing[.isChecked] == "false")
    #expect(screen.lines.first == "log  order 2")
  }

  @Test func `a tap on a menu runs its primary action, and a tap on an item runs the item's`()
    throws
  {
    let screen = Screen(Menus())
    try screen.button("Send").tap()
    try screen.button("Later").tap()
    #expect(screen.lines.first == "log sl order 1")
  }

  @Test func `keyboard shortcuts and help are sent to the browser`() throws {
    let screen = Screen(Menus())
    #expect(try screen.button("Save").drawing[.shortcut] == "Control+S Meta+S")
    #expect(try screen.button("OK").drawing[.shortcut] == "Enter")
    #expect(try screen.button("OK").hint == "Ends it")
    #expect(try screen.button("Left").drawing[.shortcut] == "Alt+Shift+ArrowLeft")
  }

  @Test func `a share link sends its subject and message`() throws {
    let screen = Screen(Menus())
    #expect(try screen.button("Share").drawing[.share] == "About\nLook\nhttps://a.example")
    #expect(try screen.button("Text").drawing[.share] == "\n\nwords")
  }
}
