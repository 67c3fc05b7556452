import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Raised: ViewModifier {
  var height: CGFloat
  func body(content: Content) -> some View { content.offset(y: -height) }
}

private struct Numbered: View, Equatable {
  var number: Int
  var body: some View { Text(verbatim: "\(number)") }
}

/// Tests of public properties of views, which can be read and changed before they are drawn.
@MainActor @Suite struct ContentTests {
  @Test func `the content and modifier of a ModifiedContent can be changed before it is drawn`() {
    var raised = Text(verbatim: "one").modifier(Raised(height: 3))
    raised.content = Text(verbatim: "two")
    raised.modifier.height = 5
    #expect(Screen(raised).lines == ["two"])
    #expect(Drawn(raised).has(.offset(x: 0, y: -5)))
  }

  @Test func `the views of a TupleView can be changed before it is drawn`() {
    var pair = TupleView((Text(verbatim: "one"), Text(verbatim: "two")))
    pair.value.1 = Text(verbatim: "three")
    #expect(Screen(VStack { pair }).lines == ["one", "three"])
  }

  @Test func `the content of an EquatableView can be changed before it is drawn`() {
    var view = Numbered(number: 1).equatable()
    #expect(view.content == Numbered(number: 1))
    view.content = Numbered(number: 2)
    #expect(Screen(view).lines == ["2"])
  }

  @Test func `the data and content of a ForEach can be changed before it is drawn`() {
    var numbers = ForEach([1, 2, 3], id: \.self) { Text(verbatim: "\($0)") }
    #expect(numbers.data == [1, 2, 3])
    numbers.data = [4, 5]
    let make = numbers.content
    numbers.content = { number in make(number * 10) }
    #expect(Screen(VStack { numbers }).lines == ["40", "50"])
    func count<V: DynamicViewContent>(_ view: V) -> Int { view.data.count }
    #expect(count(numbers) == 2 && count(numbers.onDelete { _ in }) == 2)
  }

  @Test func `the content of scroll views and readers can be changed before they are drawn`() throws
  {
    var scroll = ScrollView { Text(verbatim: "one") }
    scroll.content = Text(verbatim: "two")
    #expect(Screen(scroll).lines == ["two"])
    let proxied = ScrollViewReader { _ in Text(verbatim: "inside") }
    var copy = proxied
    copy.content = { proxy in
      _ = proxied.content(proxy)
      return Text(verbatim: "changed")
    }
    #expect(Screen(copy).lines == ["changed"])
    var reader = GeometryReader { Text(verbatim: "\(Int($0.size.width))") }
    let width = reader.content
    reader.content = { proxy in
      _ = width(proxy)
      return Text(verbatim: "wide \(Int(proxy.size.width))")
    }
    let screen = Screen(reader.accessibilityIdentifier("reader"))
    try screen.element("reader").layOut(CGRect(x: 0, y: 0, width: 70, height: 10))
    #expect(screen.lines == ["wide 70"])
  }

  @Test func `the background modifier draws a view behind, placed by its alignment`() {
    let text = Text(verbatim: "x")
    #expect(
      Screen(text.background(Text(verbatim: "behind"), alignment: .topLeading)).lines.sorted()
        == ["behind", "x"])
    let placed = Drawn(text.background(Text(verbatim: "behind"), alignment: .topLeading))
    #expect(placed.rules != Drawn(text.background(Text(verbatim: "behind"))).rules)
  }

  @available(*, deprecated)
  @Test func `deprecated modifiers draw the same as their replacements`() throws {
    let text = Text(verbatim: "x")
    #expect(Drawn(text.cornerRadius(7)).has(.cornerRadius(7)))
    #expect(Drawn(text.cornerRadius(8, antialiased: false)).has(.cornerRadius(8)))
    #expect(Drawn(text.mask(Circle())).rules == Drawn(text.mask { Circle() }).rules)
    func correction(_ view: some View) throws -> Element {
      try #require(Drawn(view).elements.first { $0.kind == .textField })
    }
    let field = TextField("Name", text: .constant(""))
    #expect(
      try correction(field.disableAutocorrection(true))
        == correction(field.autocorrectionDisabled()))
    #expect(try correction(field.disableAutocorrection(true)) != correction(field))
    var log = ""
    let bar = Screen(
      NavigationStack { text.navigationBarItems(leading: Button("L") { log += "l" }) })
    try bar.button("L").tap()
    #expect(log == "l")
  }

  private struct Changing: View {
    @State private var number = 1
    @State private var heard: [Int] = []
    @available(*, deprecated)
    var body: some View {
      Text(verbatim: "\(heard)").onChange(of: number, perform: { heard.append($0) })
      Button("More") { number += 1 }
    }
  }

  @Test func `the deprecated onChange receives the new value`() throws {
    let screen = Screen(Changing())
    try screen.button("More").tap()
    try screen.button("More").tap()
    #expect(screen.lines.first == "[2, 3]")
  }

  private struct Bars: View {
    var isLarge: Bool
    var body: some View {
      NavigationStack {
        Text(verbatim: "page").toolbar {
          if isLarge {
            ToolbarItem(placement: .automatic) { Button("Large") {} }
          } else {
            ToolbarItem { Button("Small") {} }
          }
          if #available(iOS 15, *) { ToolbarItem { Button("New") {} } }
        }
        .toolbarBackground(.hidden, for: .automatic)
      }
    }
  }

  @Test func `a toolbar's content can contain if and else`() {
    #expect(Screen(Bars(isLarge: true)).has("Large") && !Screen(Bars(isLarge: true)).has("Small"))
    #expect(Screen(Bars(isLarge: false)).has("Small") && Screen(Bars(isLarge: false)).has("New"))
  }

  @Test func `automatic options draw the same as omitting the modifier`() throws {
    let list = List { Section("Head") { Text("row") } }
    #expect(
      Drawn(list.listSectionSpacing(ListSectionSpacing.default).listSectionSpacing(30)).rules
        == Drawn(list).rules)
    let page = ScrollView { Text(verbatim: "x") }
    #expect(
      Drawn(page.contentMargins(.top, 5, for: ContentMarginPlacement.automatic)).rules
        == Drawn(page.contentMargins(.top, 5)).rules)
    func visible(_ visibility: NavigationSplitViewVisibility) -> [Element] {
      Drawn(
        NavigationSplitView(columnVisibility: .constant(visibility)) {
          Text(verbatim: "side")
        } detail: {
          Text(verbatim: "detail")
        }
      ).elements
    }
    #expect(visible(.automatic) == visible(.all) && visible(.automatic) != visible(.detailOnly))
    func dots(_ mode: PageTabViewStyle.IndexDisplayMode) -> Int {
      Drawn(
        TabView {
          Text("one").tag(1)
          Text("two").tag(2)
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
      ).elements.count
    }
    #expect(dots(.automatic) == dots(.always) && dots(.automatic) > dots(.never))
    func ground(_ mode: PageIndexViewStyle.BackgroundDisplayMode?) -> [String?] {
      let tabs = TabView {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .tabViewStyle(.page)
      let drawn =
        mode.map { Drawn(tabs.indexViewStyle(.page(backgroundDisplayMode: $0))) }
        ?? Drawn(tabs.indexViewStyle(.page))
      return drawn.elements.map { $0[.variant] }
    }
    #expect(ground(.automatic) == ground(.never) && ground(nil) == ground(.never))
    #expect(ground(.always) != ground(.never))
  }

  @Test func `an option set created from a raw value equals the option with that value`() {
    #expect(EventModifiers(rawValue: EventModifiers.shift.rawValue) == .shift)
    #expect(
      EventModifiers([.shift, .option]).rawValue == EventModifiers.shift.rawValue
        + EventModifiers.option.rawValue)
    #expect(RedactionReasons.privacy.rawValue == RedactionReasons(arrayLiteral: .privacy).rawValue)
    #expect(ContentShapeKinds(rawValue: ContentShapeKinds.interaction.rawValue) == .interaction)
    #expect(KeyEquivalent(Character("k")).character == "k")
  }

  @available(*, deprecated) @Test
  func `the deprecated easeInEaseOut is the same curve as easeInOut`() {
    let curve = UnitCurve.easeInEaseOut
    #expect(abs(curve.value(at: 0.5) - 0.5) < 0.001 && curve.value(at: 0.1) < 0.1)
    #expect(curve == .easeInOut)
  }

  @Test func `scene phases are ordered, and TransitionProperties keeps its hasMotion`() {
    #expect(!TransitionProperties(hasMotion: false).hasMotion && TransitionProperties().hasMotion)
    #expect(ScenePhase.background < ScenePhase.inactive)
    #expect(AccessibilityActionKind.default != .escape)
  }

  @Test func `a transition's apply draws the content in the look of the given phase`() {
    func rules(_ transition: some Transition, _ phase: TransitionPhase) -> [StyleRule] {
      Drawn(transition.apply(content: Text(verbatim: "x"), phase: phase)).rules
    }
    let text = Text(verbatim: "x")
    let both = AsymmetricTransition(
      insertion: OffsetTransition(CGSize(width: 3, height: 4)), removal: ScaleTransition(0.5))
    #expect(rules(OpacityTransition(), .willAppear) == Drawn(text.opacity(0)).rules)
    #expect(rules(OpacityTransition(), .identity) == Drawn(text.opacity(1)).rules)
    #expect(rules(both, .willAppear) == Drawn(text.offset(x: 3, y: 4)).rules)
    #expect(rules(both, .didDisappear) == Drawn(text.scaleEffect(0.5)).rules)
    let grown = BlurReplaceTransition(configuration: .upUp)
    #expect(rules(grown, .didDisappear) != rules(grown, .willAppear))
    #expect(rules(grown, .willAppear).contains(.filter(.blur(10))))
  }

  @Test func `a text selectability's type says whether it allows selection`() {
    func allows<S: TextSelectability>(_ selectability: S) -> Bool { S.allowsSelection }
    #expect(allows(.enabled) && !allows(.disabled))
  }

  @Test func `the entries of every-minute and periodic TimelineSchedules are their dates`() {
    func first<S: TimelineSchedule>(_ schedule: S, _ count: Int) -> [Date] {
      Array(schedule.entries(from: Date(timeIntervalSince1970: 0), mode: .normal).prefix(count))
    }
    let minute = first(EveryMinuteTimelineSchedule(), 2)
    #expect(minute == [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60)])
    let start = Date(timeIntervalSince1970: 5)
    let periodic: PeriodicTimelineSchedule.Entries = PeriodicTimelineSchedule(from: start, by: 7)
      .entries(from: start, mode: .normal)
    #expect(Array(periodic.prefix(2)) == [start, start + 7])
    let minutes: EveryMinuteTimelineSchedule.Entries = EveryMinuteTimelineSchedule()
      .entries(from: start, mode: .normal)
    #expect(Array(minutes.prefix(1)) == [Date(timeIntervalSince1970: 0)])
  }
}
