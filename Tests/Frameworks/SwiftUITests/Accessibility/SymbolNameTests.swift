import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of the accessibility names that symbols give to buttons, links and other controls.
@MainActor @Suite struct SymbolNameTests {
  private func names(_ view: some View, _ kind: ScreenElementKind = .button) -> [String] {
    Screen(view).all(kind).map(\.label)
  }

  private func button(@ViewBuilder _ label: () -> some View) -> some View {
    Button(action: {}, label: label)
  }

  @Test func `a symbol gives a button its name, whatever modifiers and stacks surround the symbol`()
  {
    #expect(names(button { Image(systemName: "plus").font(.title).padding(8) }) == ["Add"])
    let stacked = button { HStack { Image(systemName: "trash").foregroundStyle(.red) } }
    #expect(names(stacked) == ["Delete"])
    let layered = button {
      ZStack {
        Circle().fill(.blue)
        Image(systemName: "gear").resizable().frame(width: 20, height: 20)
      }
    }
    #expect(names(layered) == ["Settings"])
    #expect(names(Button("", systemImage: "pencil") {}) == ["Edit"])
    #expect(names(button { Image(systemName: "xmark") }.buttonStyle(Framed())) == ["Close"])
  }

  @Test func `a button with several symbols is named by all of them in order`() {
    let both = button {
      Image(systemName: "play.fill")
      Image(systemName: "stop.fill")
    }
    #expect(names(both) == ["Play, Stop"])
  }

  @Test func `text in a label names the button instead of the symbol`() {
    let titled = Screen(Button("New", systemImage: "plus") {})
    #expect(titled.all(.button).map(\.label) == ["New"])
    #expect(titled.all(.button).first?.drawing[.label] == nil)
  }

  @Test
  func `an accessibility label takes precedence over a symbol's name, a hidden symbol gives none`()
  {
    let plus = Image(systemName: "plus").font(.title)
    #expect(names(button { plus }.accessibilityLabel("Keep")) == ["Keep"])
    #expect(names(button { plus.accessibilityLabel("Keep") }) == ["Keep"])
    #expect(names(button { Image(systemName: "plus").accessibilityHidden(true) }) == [""])
    #expect(names(button { HStack { plus }.accessibilityHidden(true) }) == [""])
  }

  @Test func `a menu and a link are named by their symbols`() {
    let menu = Menu {
      Button("By name") {}
    } label: {
      Image(systemName: "ellipsis").padding()
    }
    #expect(names(menu) == ["More", "By name"])
    #expect(names(menu.accessibilityLabel("Sort")) == ["Sort", "By name"])
    let link = NavigationStack {
      NavigationLink {
        Text("inside")
      } label: {
        Image(systemName: "person").font(.title)
      }
    }
    #expect(names(link, .link) + names(link, .button) == ["Profile"])
  }

  @Test func `a button's name follows a change of its symbol, and is removed when it shows text`()
    throws
  {
    let screen = Screen(Player())
    try screen.button("Play").tap()
    try screen.button("Pause").tap()
    #expect(try screen.button("Play").drawing[.label] == "Play")
    try screen.button("Words").tap()
    #expect(try screen.button("Play it").drawing[.label] == nil)
    try screen.button("Words").tap()
    #expect(try screen.button("Play").drawing[.label] == "Play")
  }

  @Test func `a symbol with a tap gesture is a button with the symbol's name`() throws {
    let screen = Screen(Tapped())
    let plus = try screen.element("Add")
    #expect(plus.drawing[.reach] == "button" && plus.drawing[.isHidden] == nil)
    try plus.tap()
    try screen.element("Delete").tap()
    #expect(screen.lines.contains("taps 2"))
    #expect(try screen.element("Add").drawing[.reach] == "button", "the name is kept")
    #expect(try screen.element("Delete").drawing[.label] == "Delete")
    #expect(try screen.element("card").drawing[.label] == nil, "the text names the view")
  }

  @Test func `a symbol without a tap gesture is hidden from screen readers`() {
    #expect(Screen(Image(systemName: "plus").padding()).lines.isEmpty)
    let hidden = Image(systemName: "plus").onTapGesture {}.accessibilityHidden(true)
    #expect(Screen(hidden).all(.any, "Add").isEmpty)
  }
}

private struct Framed: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().background(.gray)
  }
}

private struct Player: View {
  @State private var isPlaying = false
  @State private var hasWords = false

  var body: some View {
    VStack {
      Button {
        isPlaying.toggle()
      } label: {
        HStack {
          Image(systemName: isPlaying ? "pause.fill" : "play.fill")
          if hasWords { Text("Play it") }
        }
      }
      Button("Words") { hasWords.toggle() }
    }
  }
}

private struct Tapped: View {
  @State private var taps = 0

  var body: some View {
    VStack {
      Text("taps \(taps)")
      Image(systemName: "plus").onTapGesture { taps += 1 }
      Image(systemName: "trash").font(.title).padding().onTapGesture { taps += 1 }
      HStack {
        Image(systemName: "star")
        Text("Row")
      }
      .onTapGesture {}.accessibilityIdentifier("card")
    }
  }
}
