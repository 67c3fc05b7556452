import Foundation
import Observation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@MainActor @Observable private final class Note {
  var text = "note"
}

private final class Tally: ObservableObject {
  @Published var count = 0
}

@MainActor private final class Refreshes {
  var count = 0
}

private struct Bound: View {
  @Bindable var note: Note
  var body: some View {
    let again = Bindable(projectedValue: $note)
    let other = Bindable(note)
    TextField("First", text: again.text)
    TextField("Second", text: other.text)
  }
}

private struct Counted: View {
  @ObservedObject private var tally: Tally
  @EnvironmentObject private var shared: Tally

  init(_ tally: Tally) { _tally = ObservedObject(initialValue: tally) }

  var body: some View {
    let own: ObservedObject<Tally>.Wrapper = $tally
    let given: EnvironmentObject<Tally>.Wrapper = $shared
    Text("own \(tally.count) given \(shared.count)")
    Stepper("Own", value: own.count)
    Stepper("Given", value: given.count)
  }
}

private struct Focused: View {
  @FocusState private var isFocused: Bool
  var body: some View { Inner(isFocused: $isFocused) }

  private struct Inner: View {
    var isFocused: FocusState<Bool>.Binding
    var body: some View {
      TextField("Name", text: .constant("")).focused(isFocused)
      Button("Focus") { isFocused.wrappedValue = true }
    }
  }
}

private struct Spoken: View {
  @AccessibilityFocusState private var isSpoken: Bool
  var body: some View { Inner(isSpoken: $isSpoken) }

  private struct Inner: View {
    var isSpoken: AccessibilityFocusState<Bool>.Binding
    var body: some View {
      Button("There") {}.accessibilityFocused(isSpoken)
      Button("Move") { isSpoken.wrappedValue = true }
    }
  }
}

private struct Reader: View {
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.scenePhase) private var phase
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    let standard = contrast == ColorSchemeContrast.standard
    let active = phase == ScenePhase.active
    let leading = direction == LayoutDirection.leftToRight
    let light = scheme == ColorScheme.light
    Text("\(standard) \(active) \(leading) \(light) \(size == DynamicTypeSize.large)")
  }
}

private struct Opener: View {
  var url: URL
  @State private var log = ""
  @Environment(\.openURL) private var openURL
  @Environment(\.refresh) private var refresh
  var body: some View {
    Text("log \(log)")
    Button("Open") { openURL(url) }
    Button("Ask") { openURL(url) { log += $0 ? "yes " : "no " } }
    Button("Again") {
      let action: RefreshAction? = refresh
      Task { await action?() }
    }
  }
}

private struct Searching: View {
  @State private var text = "wind"
  var body: some View {
    NavigationStack { Found().searchable(text: $text, placement: .toolbar) }
  }

  private struct Found: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      let end: DismissSearchAction = dismissSearch
      Text(isSearching ? "searching" : "still")
      Button("End") { end() }
    }
  }
}

@MainActor @Suite struct SmallTypeTests {
  @Test func `a Bindable made from an observable object or a projected value gives bindings`()
    throws
  {
    let screen = Screen(Bound(note: Note()))
    try screen.field("First").type("!")
    #expect(try screen.field("Second").value == "note!")
  }

  @Test func `observed and environment objects give bindings to their properties`() throws {
    let screen = Screen(Counted(Tally()).environmentObject(Tally()))
    let more = screen.all(.button, "Increase")
    try more[0].tap()
    try more[1].tap()
    try more[1].tap()
    #expect(screen.has("own 1 given 2"))
  }

  @Test func `a FocusState binding can be passed to a child view, and moves the focus`() throws {
    let screen = Screen(Focused())
    try screen.button("Focus").tap()
    #expect(screen.focused?.label == "Name")
    let spoken = Screen(Spoken())
    try spoken.button("Move").tap()
    #expect(spoken.focused?.label == "There")
  }

  @Test func `a window whose browser has reported nothing has the default traits`() {
    #expect(Screen(Reader()).lines == ["true true true true true"])
    let other = Screen(Reader().environment(\.dynamicTypeSize, .xxLarge), language: "ar")
    #expect(other.lines == ["true true false true false"])
    other.surround { ($0.isDark, $0.isHidden, $0.wantsContrast) = (true, true, true) }
    #expect(other.lines == ["false false false false false"])
  }

  @Test func `dynamic type sizes are ordered, and the last five are accessibility sizes`() {
    let sizes: [DynamicTypeSize] = [
      .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1,
      .accessibility2, .accessibility3, .accessibility4, .accessibility5,
    ]
    #expect(sizes == DynamicTypeSize.allCases && sizes == sizes.sorted())
    #expect(sizes.map(\.isAccessibilitySize) == sizes.indices.map { $0 > 6 })
  }

  @Test func `openURL opens a URL and reports whether it was accepted`() throws {
    let url = try #require(URL(string: "https://example.com/"))
    let screen = Screen(Opener(url: url))
    try screen.button("Open").tap()
    try screen.button("Ask").tap()
    #expect(screen.opened == ["https://example.com/", "https://example.com/"])
    #expect(screen.has("log yes "))
    let unknown = Screen(Opener(url: try #require(URL(string: "app:x"))))
    try unknown.button("Ask").tap()
    #expect(unknown.opened.isEmpty && unknown.has("log no "))
  }

  @Test func `a view can run the refresh action of its environment`() async throws {
    let tally = Refreshes()
    let url = try #require(URL(string: "https://example.com/"))
    let screen = Screen(
      NavigationStack {
        Opener(url: url).refreshable { await MainActor.run { tally.count += 1 } }
      })
    try screen.button("Again").tap()
    while tally.count == 0 { await Task.yield() }
    #expect(tally.count == 1)
  }

  @Test func `dismissSearch ends a search and empties the field`() throws {
    let screen = Screen(Searching())
    let field = try #require(screen.all(.field).first)
    try field.focus()
    #expect(screen.text.contains("searching"))
    try screen.button("End").tap()
    #expect(screen.text.contains("still") && field.value == "")
  }

  @Test func `keyboard shortcuts are sent with the browser's names of keys and modifiers`() throws {
    func keys(_ shortcut: KeyboardShortcut) throws -> String? {
      try Screen(Button("x") {}.keyboardShortcut(shortcut)).button("x").drawing[.shortcut]
    }
    #expect(try keys(.cancelAction) == "Escape" && keys(.defaultAction) == "Enter")
    #expect(try keys(KeyboardShortcut("s", modifiers: .command)) == "Control+S Meta+S")
    #expect(
      try keys(KeyboardShortcut("s", modifiers: [.option, .shift])) == "Alt+Shift+S")
    let names: [(KeyEquivalent, String)] = [
      (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"),
      (.rightArrow, "ArrowRight"), (.escape, "Escape"), (.delete, "Backspace"),
      (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"),
      (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.space, "Space"),
      (.return, "Enter"), (KeyEquivalent("k"), "K"),
    ]
    for (key, name) in names {
      #expect(try keys(KeyboardShortcut(key, modifiers: [])) == name)
    }
    let shortcut = KeyboardShortcut("k", modifiers: EventModifiers.shift)
    #expect(shortcut.key.character == "k" && shortcut.modifiers == .shift)
    let all: EventModifiers = [
      .capsLock, .shift, .control, .option, .command, .numericPad,
    ]
    #expect(all == .all && EventModifiers(rawValue: 0).isEmpty)
  }

  @Test func `transient and active edit modes are editing`() {
    let modes: [EditMode] = [.inactive, .transient, .active]
    #expect(modes.map(\.isEditing) == [false, true, true])
  }

  @Test func `ModifiedContent draws its content with the modifier`() {
    struct Loud: ViewModifier {
      func body(content: Content) -> some View { content.textCase(.uppercase) }
    }
    let loud = ModifiedContent(content: Text("hush"), modifier: Loud())
    #expect(Screen(loud).lines == ["HUSH"])
    #expect(Screen(AnyView(erasing: loud)).lines == ["HUSH"])
    let pair = TupleView((Text("one"), Text("two")))
    #expect(Screen(pair).lines == ["one", "two"])
  }

  @Test func `alignments, edges, axes and content modes convert and compare as Apple's do`() {
    let corner = Alignment(horizontal: .trailing, vertical: .bottom)
    #expect(corner == .bottomTrailing)
    let edges: [(Edge, Edge.Set)] = [
      (.top, .top), (.leading, .leading), (.bottom, .bottom), (.trailing, .trailing),
    ]
    for (edge, set) in edges { #expect(Edge.Set(edge) == set) }
    #expect(HorizontalEdge.Set.all == [.leading, .trailing])
    #expect(VerticalEdge.Set.all == [.top, .bottom])
    let axes: [(Axis, Axis.Set)] = [(.horizontal, .horizontal), (.vertical, .vertical)]
    for (axis, set) in axes { #expect(set.contains(axis == .vertical ? .vertical : .horizontal)) }
    #expect(Axis.allCases.count == 2)
    #expect(Spacer(minLength: 4).minLength == 4 && Spacer().minLength == nil)
    let scroll = ScrollView(.horizontal, showsIndicators: false) { Text("x") }
    #expect(scroll.axes == .horizontal && !scroll.showsIndicators)
    let modes: [(ContentMode, Bool)] = [(.fit, false), (.fill, true)]
    for (mode, fills) in modes {
      #expect(
        Drawn(Color.red.aspectRatio(2, contentMode: mode)).has(.aspectRatio(2, fills: fills)))
    }
  }

  @Test func `controls have five sizes, and buttons have border shapes`() throws {
    let sizes: [(ControlSize, String)] = [
      (.mini, "bordered mini"), (.small, "bordered small"), (.regular, "bordered"),
      (.large, "bordered large"), (.extraLarge, "bordered xl"),
    ]
    for (size, variant) in sizes {
      let button = Button("x") {}.buttonStyle(.bordered).controlSize(size)
      #expect(try Screen(button).button("x").drawing[.variant] == variant)
    }
    let shapes: [(ButtonBorderShape, [StyleRule])] = [
      (.automatic, []), (.capsule, [.capsule]), (.roundedRectangle(radius: 5), [.cornerRadius(5)]),
    ]
    for (shape, style) in shapes {
      let button = Button("x") {}.buttonStyle(.bordered).buttonBorderShape(shape)
      #expect(try Screen(button).button("x").drawing.style == style)
    }
  }

  @Test func `each button role sets a different variant of the button`() throws {
    let roles: [(ButtonRole?, String)] = [
      (nil, "automatic"), (.destructive, "automatic destructive"), (.cancel, "automatic cancel"),
    ]
    for (role, variant) in roles {
      #expect(try Screen(Button("x", role: role) {}).button("x").drawing[.variant] == variant)
    }
  }

  @Test func `header prominence and section spacing set their style rules`() {
    let list = List { Section("Head") { Text("row") } }
    func has(_ prominence: Prominence) -> Bool {
      Drawn(list.headerProminence(prominence)).has(.trait(.prominentHeader))
    }
    #expect(has(.increased) && !has(.standard))
    let spacing: ListSectionSpacing = .custom(30)
    #expect(Drawn(list.listSectionSpacing(spacing)).has(.spacing(30)))
  }

  @available(*, deprecated)
  @Test func `deprecated sections have a footer`() {
    let screen = Screen(
      List {
        Section(footer: Text("below")) { Text("first") }
        Section(header: Text("above"), footer: Text("under")) { Text("second") }
      })
    #expect(screen.lines == ["first", "below", "above", "second", "under"])
  }

  @Test func `section headers and footers of a lazy stack can be pinned`() {
    func variant(_ pinned: PinnedScrollableViews) -> String? {
      Drawn(ScrollView { LazyVStack(pinnedViews: pinned) { Text("x") } }).elements
        .compactMap { $0[.variant] }.first { $0.contains("lazy") }
    }
    #expect(variant([])?.contains("pin") == false)
    #expect(variant(.sectionHeaders)?.contains("pin-h") == true)
    #expect(variant([.sectionHeaders, .sectionFooters])?.contains("pin-h pin-f") == true)
  }

  @Test func `redaction reasons are an option set`() {
    let all: RedactionReasons = [.placeholder, .privacy, .invalidated]
    #expect(all == RedactionReasons(rawValue: 7) && !RedactionReasons().contains(.privacy))
  }

  @Test func `colours can be made in each colour space`() {
    let spaces: [Color.RGBColorSpace] = [.sRGB, .sRGBLinear, .displayP3]
    let colors = spaces.map { Color($0, red: 0.5, green: 0, blue: 0) }
    #expect(Set(colors).count > 1 && colors[0] == Color(red: 0.5, green: 0, blue: 0))
    let grey = Color(.sRGBLinear, red: 0.1, green: 0.2, blue: 0.3)
      .resolve(in: EnvironmentValues())
    #expect(abs(grey.linearGreen - 0.2) < 0.001 && abs(grey.linearBlue - 0.3) < 0.001)
  }
}
