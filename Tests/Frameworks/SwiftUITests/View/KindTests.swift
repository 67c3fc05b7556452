import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of values and parts by the types that Apple gives them.
@MainActor @Suite struct KindTests {
  private let bell = Image(systemName: "bell")

  private func rules(_ view: some View) -> [StyleRule] { Drawn(view).rules }

  @Test func `a symbol effect for the whole symbol equals the effect itself`() {
    func same(
      _ whole: some SymbolEffect & IndefiniteSymbolEffect,
      _ plain: some IndefiniteSymbolEffect & SymbolEffect
    ) -> Bool {
      rules(bell.symbolEffect(whole)) == rules(bell.symbolEffect(plain))
    }
    #expect(same(.bounce.wholeSymbol, .bounce))
    #expect(same(.breathe.wholeSymbol, .breathe))
    #expect(same(.wiggle.wholeSymbol, .wiggle))
    #expect(same(.appear.wholeSymbol, .appear))
    #expect(same(.disappear.wholeSymbol, .disappear))
    #expect(rules(bell.symbolEffect(.bounce.wholeSymbol)) != rules(bell))
    func replaced(_ transition: ContentTransition) -> [StyleRule] {
      rules(bell.contentTransition(transition))
    }
    #expect(
      replaced(.symbolEffect(.replace.wholeSymbol)) == replaced(.symbolEffect(.replace)))
    #expect(replaced(.symbolEffect(.automatic)) == replaced(.symbolEffect))
  }

  @Test func `a group and a ForEach of subviews have Apple's types, and draw what they return`() {
    func groupType<C: View>(_ group: Group<C>) -> C.Type { C.self }
    let group = Group(subviews: Text(verbatim: "A")) { _ in Text(verbatim: "B") }
    #expect(groupType(group) == GroupElementsOfContent<Text, Text>.self)
    #expect(Screen(VStack { group }).lines == ["B"])
    func loopType<D, I, C: View>(_ loop: ForEach<D, I, C>) -> D.Type { D.self }
    let loop = ForEach(subviews: Text(verbatim: "A")) { _ in Text(verbatim: "B") }
    #expect(loopType(loop) == ForEachSubviewCollection<Text>.self)
    #expect(Screen(VStack { loop }).lines == ["B"])
  }

  @Test func `a subview is identified by its identifier`() {
    var ids: Set<Subview.ID> = []
    let page = Group(subviews: ForEach(0..<3) { Text(verbatim: "row \($0)") }) { views in
      let _ = ids.formUnion(views.map(\.id))
      ForEach(views, id: \.id) { $0 }
    }
    #expect(Screen(VStack { page }).lines == ["row 0", "row 1", "row 2"])
    #expect(ids.count == 3)
  }

  @Test func `a shape is filled by the rule of its fill style`() {
    let figure = Drawn(Circle().fill(style: FillStyle(eoFill: true))).figure
    guard case .fill(_, let paint, let isEvenOdd) = figure else {
      Issue.record("it is \(String(describing: figure))")
      return
    }
    #expect(isEvenOdd && Drawn(Circle().fill(.foreground)).paint == paint)
  }

  @Test func `a canvas gives access to its renderer`() {
    let canvas = Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    #expect(type(of: canvas.symbols) == EmptyView.self)
    let again = Canvas(renderer: canvas.renderer)
    #expect(
      Drawn(again.frame(width: 10, height: 10)).figures
        == Drawn(canvas.frame(width: 10, height: 10)).figures)
  }

  @Test func `a paging scroll behaviour has a type and a name`() {
    let page = ScrollView { Text(verbatim: "x") }
    #expect(
      rules(page.scrollTargetBehavior(PagingScrollTargetBehavior()))
        == rules(page.scrollTargetBehavior(.paging)))
    #expect(
      rules(page.scrollDismissesKeyboard(ScrollDismissesKeyboardMode.automatic))
        == rules(page.scrollDismissesKeyboard(.automatic)))
    #expect(rules(page.scrollDismissesKeyboard(.immediately)) != rules(page))
  }

  @Test func `a timeline context has its cadence`() {
    typealias Cadence = TimelineView<EveryMinuteTimelineSchedule, Never>.Context.Cadence
    #expect([Cadence.minutes, .live, .seconds].sorted() == [.live, .seconds, .minutes])
    var cadence: Cadence?
    let date = Date(timeIntervalSinceReferenceDate: 60)
    let view = TimelineView(.explicit([date])) { (context: TimelineViewDefaultContext) in
      let _ = cadence = context.cadence
      Text(verbatim: "now")
    }
    #expect(Screen(view).has("now") && cadence == .live)
  }

  @Test func `keys are observed in the given phases`() throws {
    let view = Text(verbatim: "board").focusable().onKeyPress(phases: .down) { press in
      press.phase == KeyPress.Phases.down ? .handled : .ignored
    }
    let keys = try #require(Drawn(view).elements.compactMap { $0[.keys] }.first)
    let all = try #require(
      Drawn(Text(verbatim: "board").focusable().onKeyPress(phases: .all) { _ in .handled })
        .elements.compactMap { $0[.keys] }.first)
    #expect(keys != all)
  }

  @Test func `each search placement shows one field`() {
    func fields(_ placement: SearchFieldPlacement) -> Int {
      Screen(
        NavigationStack {
          Text(verbatim: "page").searchable(text: .constant(""), placement: placement)
        }
      ).all(.field).count
    }
    #expect(
      [SearchFieldPlacement.automatic, .navigationBarDrawer, .sidebar, .toolbar].map(fields)
        == [1, 1, 1, 1])
    #expect(fields(.navigationBarDrawer(displayMode: .automatic)) == 1)
  }
}

private struct Kept: View {
  @SceneStorage("kept words") private var words = "none"
  var body: some View {
    Text(verbatim: _words.wrappedValue)
    TextField("Words", text: _words.projectedValue)
  }
}

@MainActor @Suite struct KeptWordsTests {
  @Test func `scene storage can be read and bound by its wrapper`() throws {
    let screen = Screen(Kept())
    try screen.field("Words").set("some")
    #expect(screen.has("some"))
  }
}
