import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the bar of a form in a sheet: a title in one line between two actions.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SheetBarTests {
  private struct Page: View {
    var fields = 0
    @State private var isShown = false

    var body: some View {
      Button("New") { isShown = true }
        .sheet(isPresented: $isShown) {
          NavigationStack {
            Form {
              Text("A form")
              ForEach(0..<fields, id: \.self) { number in
                Section { Button("Field \(number)") {} }
              }
            }
            .navigationTitle("New Entry")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .cancellationAction) {
                Button("Cancel") { isShown = false }
              }
              ToolbarItem(placement: .confirmationAction) {
                Button("Add") { isShown = false }
              }
            }
          }
        }
    }
  }

  /// A script that returns the sheet's bar: the boxes of the sheet, of the bar without its padding, of
  /// both actions and of the title's text, and the weights of the actions' letters. The page's large
  /// title is there for screen readers only.
  private static let measure = """
    const sheet = document.querySelector('dialog'), bar = sheet.querySelector('.nb');
    const named = (words) => [...bar.querySelectorAll('*')].findLast((el) => el.textContent === words);
    const box = (el) => {
      const range = document.createRange();
      range.selectNodeContents(el);
      const at = range.getBoundingClientRect();
      return [at.left, at.right, (at.top + at.bottom) / 2, at.height];
    };
    const frame = sheet.getBoundingClientRect(), large = sheet.querySelector('.lt');
    return {
      sheet: [frame.left, frame.right],
      bar: [bar.clientHeight - parseFloat(getComputedStyle(bar).paddingTop)],
      cancel: box(named('Cancel')), title: box(named('New Entry')), add: box(named('Add')),
      weights: ['Cancel', 'Add'].map((word) => +getComputedStyle(named(word)).fontWeight),
      large: getComputedStyle(large).clipPath,
    };
    """

  @Test(arguments: [Viewport.phone, .desktop])
  func `an inline title is centred between Cancel and a bold action in a bar of 44 points`(
    _ viewport: Viewport
  ) async throws {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      try await browser.setViewport(viewport)
      try await browser.settle()
      try await browser.click(.role("button", name: "New"))
      try await browser.wait(
        until: """
          document.querySelector('dialog')?.innerText.includes('A form') && __strata.pending === 0
            && document.querySelector('dialog').getAnimations()
              .every((it) => it.playState === 'finished')
          """)
      let bar = try await browser.run(Self.measure)
      func part(_ name: String) -> [Double] { bar[name]?.array?.compactMap(\.double) ?? [] }
      let (sheet, cancel, title, add) = (part("sheet"), part("cancel"), part("title"), part("add"))
      try #require([cancel, title, add].allSatisfy { $0.count == 4 }, "\(bar)")
      let middle = (sheet[0] + sheet[1]) / 2
      #expect(abs((title[0] + title[1]) / 2 - middle) < 1, "\(bar)")
      #expect(cancel[1] < title[0] && title[1] < add[0], "\(bar)")
      #expect(cancel[0] - sheet[0] < 40 && sheet[1] - add[1] < 40, "\(bar)")
      #expect(abs(cancel[2] - title[2]) < 2 && abs(add[2] - title[2]) < 2, "\(bar)")
      #expect(title[3] < 30, "the title is in one line: \(bar)")
      #expect(part("bar") == [44] && bar["large"]?.string == "inset(50%)", "\(bar)")
      let weights = part("weights")
      #expect(weights.count == 2 && weights[0] < 500 && weights[1] >= 600, "\(weights)")
    }
  }

  /// Measures the scroll position of the sheet, the distance of its bar from its top, and that of its
  /// first row from the bar; tests whether the topmost element at *Cancel* is that button.
  private static let reach = """
    const sheet = document.querySelector('dialog'), bar = sheet.querySelector('.nb');
    const cancel = [...bar.querySelectorAll('button')].find((el) => el.innerText === 'Cancel');
    const box = cancel.getBoundingClientRect();
    const touched = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const { top, bottom } = bar.getBoundingClientRect();
    return [
      sheet.scrollTop, top - sheet.getBoundingClientRect().top,
      sheet.querySelector('.row').getBoundingClientRect().top - bottom,
      cancel.contains(touched) ? 1 : 0,
    ];
    """

  @Test(arguments: [Viewport.phone, .desktop])
  func `the bar of a long form stays at the top of its sheet, and covers no row before it scrolls`(
    _ viewport: Viewport
  ) async throws {
    try await Browser.onPhone(showing: { Page(fields: 40) }) { browser, _ in
      try await browser.setViewport(viewport)
      try await browser.settle()
      try await browser.click(.role("button", name: "New"))
      try await browser.waitFor(text: "Field 3")
      try await browser.wait(
        until:
          "document.querySelector('dialog').getAnimations().every((it) => it.playState === 'finished')"
      )
      func reach() async throws -> [Double] {
        let found = try await browser.run(Self.reach).array?.compactMap(\.double) ?? []
        try #require(found.count == 4, "\(found)")
        return found
      }
      let before = try await reach()
      #expect(before[0] == 0 && abs(before[1]) < 0.5 && before[3] == 1, "\(before)")
      #expect(before[2] >= 0, "the bar does not cover the first row: \(before)")
      try await browser.run("document.querySelector('dialog').scrollTo(0, 600)")
      try await browser.wait(until: "document.querySelector('dialog').scrollTop > 500")
      let after = try await reach()
      #expect(abs(after[1]) < 0.5 && after[3] == 1, "\(after)")
      try await browser.tap(.role("button", name: "Cancel"))
      try await browser.wait(until: "!document.querySelector('dialog')")
    }
  }

  @Test func `a control that gets the focus above the visible part of a sheet is below its bar`()
    async throws
  {
    try await Browser.onPhone(showing: { Page(fields: 40) }) { browser, _ in
      try await browser.click(.role("button", name: "New"))
      try await browser.waitFor(text: "Field 3")
      try await browser.run("document.querySelector('dialog').scrollTo(0, 600)")
      try await browser.wait(until: "document.querySelector('dialog').scrollTop > 500")
      let gap = try await browser.run(
        """
        const fields = [...document.querySelectorAll('dialog .form button')];
        const bar = document.querySelector('dialog .nb').getBoundingClientRect().bottom;
        const field = fields.findLast((el) => el.getBoundingClientRect().bottom < bar);
        field.focus();
        return field.getBoundingClientRect().top - bar;
        """)
      #expect((gap.double ?? -1) >= 0, "\(gap)")
    }
  }
}
