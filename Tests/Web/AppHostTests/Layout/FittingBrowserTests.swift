import StrataBrowserTesting
import SwiftUI
import Testing

@testable import StrataAppHost

/// Tests of layout that only a browser can decide: which view fits, and the frames of anchors.
@MainActor @Suite(.timeLimit(.minutes(10))) struct FittingBrowserTests {
  private struct Fitting: View {
    @State private var isLong = false
    var body: some View {
      VStack {
        ViewThatFits(in: .horizontal) {
          Block("wide", isLong ? 700 : 600, 20)
          Block("middle", isLong ? 650 : 300, 20)
          Block("narrow", 100, 20)
        }
        .accessibilityIdentifier("fits")
        ViewThatFits {
          Block("tall", 20, 120)
          Block("low", 20, 40)
        }
        .frame(width: 100, height: 50)
        Button("Longer") { isLong.toggle() }.accessibilityIdentifier("longer")
      }
    }
  }

  private static let seen = """
    [...document.querySelectorAll('.fits [data-testid], .fits[data-testid]')]
      .filter((el) => el.getClientRects().length && el.dataset.testid !== 'fits')
      .map((el) => el.dataset.testid).join(' ')
    """

  @Test func `the first view that fits is the visible one`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Fitting() }
    try await Browser.run(.viewport(.desktop)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(until: Self.seen + " === 'wide low'")
    }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      try await browser.wait(until: Self.seen + " === 'middle low'")
      try await browser.click(.testID("longer"))
      try await browser.wait(until: Self.seen + " === 'narrow low'")
      try await browser.click(.testID("longer"))
      try await browser.wait(until: Self.seen + " === 'middle low'")
    }
    await site.stop()
  }

  /// A script that returns whether the date field is as wide as all that it shows.
  private static let isWhole = """
    return (field => {
      const width = field.getBoundingClientRect().width;
      Object.assign(field.style, { flex: 'none', inlineSize: 'max-content' });
      return field.getBoundingClientRect().width <= width + 1;
    })(document.querySelector('.date'))
    """

  @Test(arguments: [16, 20, 24, 32])
  func `a date field shows all of its date and time on a phone with any text size up to twice`(
    textSize: Int
  ) async throws {
    let day = Date(timeIntervalSince1970: 1_800_000_000)
    let site = try TestSite(clock: ContinuousClock()) {
      Form { DatePicker("Use by", selection: .constant(day)) }
    }
    var options = BrowserOptions.viewport(.phone)
    options.textSize = textSize
    try await Browser.run(options) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      #expect(try await browser.run(Self.isWhole).bool == true)
    }
    await site.stop()
  }

  @Test func `a label that is above its date field keeps a distance from the row's upper edge`()
    async throws
  {
    let day = Date(timeIntervalSince1970: 1_800_000_000)
    let site = try TestSite(clock: ContinuousClock()) {
      Form { DatePicker("The last day on which it can be used", selection: .constant(day)) }
    }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let places = """
        (field => {
          const label = field.parentElement.firstElementChild.getBoundingClientRect();
          const row = field.closest('.row').getBoundingClientRect();
          return [field.getBoundingClientRect().top - label.bottom, label.top - row.top];
        })(document.querySelector('.date'))
        """
      let gaps = try await browser.run("return " + places).array?.compactMap(\.double) ?? []
      #expect(gaps.count == 2 && gaps[0] >= 0 && gaps[1] >= 8, "\(gaps)")
    }
    await site.stop()
  }

  @Test func `a date picker's label that fills the row stays beside the date field`() async throws {
    let day = Date(timeIntervalSince1970: 1_800_000_000)
    let site = try TestSite(clock: ContinuousClock()) {
      Form {
        DatePicker(selection: .constant(day), displayedComponents: .date) {
          HStack {
            Text("Day")
            Spacer()
          }
        }
        DatePicker(selection: .constant(day), displayedComponents: .date) {
          Text("Other").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
    }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let places = """
        [...document.querySelectorAll('.date')].map(field => {
          const label = field.parentElement.firstElementChild.getBoundingClientRect();
          const box = field.getBoundingClientRect();
          return label.right <= box.left && label.top < box.bottom && label.bottom > box.top;
        }).join()
        """
      #expect(try await browser.run("return \(places)").string == "true,true")
    }
    await site.stop()
  }

  /// An app whose outermost view is limited along both axes, as a view or as a stack of limited views.
  private struct Limited: View {
    @State private var isStack = false
    var body: some View {
      if isStack {
        VStack(spacing: 0) {
          Color.red.frame(maxWidth: 100, maxHeight: 40).accessibilityIdentifier("limited")
          Block("below", 20, 20)
        }
      } else {
        Color.red.frame(maxWidth: 100, maxHeight: 40).accessibilityIdentifier("limited")
          .onTapGesture { isStack = true }
      }
    }
  }

  @Test func `an outermost view that is limited in size is in the middle of the window`()
    async throws
  {
    let site = try TestSite(clock: ContinuousClock()) { Limited() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let box = """
        (({ left, top, width, height }) => [left - (innerWidth - 100) / 2,
          top - (innerHeight - 40) / 2, width, height].map(Math.round).join())(
            document.querySelector('[data-testid=limited]').getBoundingClientRect())
        """
      try await browser.wait(until: box + " === '0,0,100,40'")
      try await browser.click(.testID("limited"))
      // The block of 20 points below it moves it up by ten.
      try await browser.wait(until: box + " === '0,-10,100,40'")
    }
    await site.stop()
  }

  private struct Sending: View {
    @State private var words = ""
    var body: some View {
      HStack {
        TextField("A rather long name for the field", text: $words)
        Button("Sending") {}.accessibilityIdentifier("send")
      }
      .frame(width: 160)
    }
  }

  @Test func `a button's text stays in one line beside a field`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Sending() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(until: "window.__strata?.live")
      let lines = try await browser.run(
        """
        const range = document.createRange();
        const button = document.querySelector('[data-testid=send]');
        range.selectNode(document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode());
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
        """)
      #expect(lines == .number(1))
    }
    await site.stop()
  }

  private struct FramesKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Outlined: View {
    var body: some View {
      HStack(spacing: 30) {
        Block("a").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        Block("b", 60, 30).anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
      }
      .padding(20)
      .overlayPreferenceValue(FramesKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Color.red.frame(width: frame.width, height: frame.height)
              .accessibilityIdentifier("o\(index)")
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    }
  }

  @Test func `an overlay finds the views below it by their anchors`() async throws {
    let site = try TestSite(clock: ContinuousClock()) { Outlined() }
    try await Browser.run(.viewport(.phone)) { browser in
      try await browser.open(site.origin)
      try await browser.wait(
        until: """
          [['a', 'o0'], ['b', 'o1']].every((pair) => {
            const [one, other] = pair.map((name) =>
              document.querySelector(`[data-testid=${name}]`)?.getBoundingClientRect());
            return one && other && ['left', 'top', 'width', 'height']
              .every((side) => Math.abs(one[side] - other[side]) < 0.6);
          })
          """)
    }
    await site.stop()
  }
}
