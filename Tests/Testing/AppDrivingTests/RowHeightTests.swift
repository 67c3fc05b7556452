import StrataBrowserTesting
import SwiftUI
import Testing

/// Tests of the height of list rows in Chromium. A row with one line of text is 44 points high, also
/// if there is a button in it, which is touched within 44 points and laid out by its text.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RowHeightTests {
  private struct Page: View {
    var body: some View {
      NavigationStack { rows }
    }

    private var rows: some View {
      List {
        Text("Text")
        Button("Alone") {}
        Button("Frame") {}.frame(maxWidth: .infinity)
        HStack {
          Text("Beside")
          Spacer()
          Button("Stack") {}.buttonStyle(.borderless)
        }
        Button("Bordered") {}.buttonStyle(.bordered).frame(maxWidth: .infinity)
        Button(action: {}) { lines }.frame(maxWidth: .infinity)
        Button(action: {}) { lines }
        Toggle(isOn: .constant(true)) { Text("Toggle") }
        Toggle(isOn: .constant(true)) { lines }
        Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
        NavigationLink("Link") { Text("Page") }
        NavigationLink(destination: { Text("Page") }, label: { lines })
        Link("Address", destination: URL(filePath: "/"))
      }
    }

    private var lines: some View {
      VStack {
        Text("Two")
        Text("lines")
      }
    }
  }

  @Test func `a row is 22 points higher than its text, whatever control it has`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      let heights = try await browser.run(
        "return [...document.querySelectorAll('.row')].map(row => row.offsetHeight).join(' ')")
      #expect(heights == "44 44 44 44 66 74 74 44 74 44 44 74 44")
    }
  }

  @Test func `a button in a row is touched up to 20 points above and below its middle`()
    async throws
  {
    try await Browser.onPhone(showing: { Page() }) { browser, _ in
      let touched = try await browser.run(
        """
        return [...document.querySelectorAll('.row button')].slice(1, 3).flatMap(it => {
          const box = it.getBoundingClientRect(), y = (box.top + box.bottom) / 2;
          return [-20, 20].map(by => document.elementFromPoint(box.left + box.width / 2, y + by).closest('button')?.innerText);
        }).join(' ')
        """)
      #expect(touched == "Frame Frame Stack Stack")
    }
  }

  private struct Settings: View {
    var body: some View {
      List {
        VStack(alignment: .leading) {
          Text("Two")
          Text("lines")
        }
        Toggle(isOn: .constant(true)) {
          Text("Boston, Massachusetts, United States of America, and its suburbs")
        }
      }
    }
  }

  @Test func `a row of stacked lines has no outline and begins at the leading edge`() async throws {
    try await Browser.onPhone(showing: { Settings() }) { browser, _ in
      let outlined = try await browser.run(
        """
        return [...document.querySelectorAll('.row, .row *')]
          .filter(it => getComputedStyle(it).outlineStyle !== 'none').length;
        """)
      #expect(outlined == 0)
      let starts = try await browser.run(
        """
        return [...document.querySelectorAll('.row .v > .t')]
          .map(it => it.getBoundingClientRect().left - it.closest('.row').getBoundingClientRect().left).join(' ')
        """)
      #expect(starts == "16 16")
    }
  }

  @Test func `a switch stays beside a label of several lines`() async throws {
    try await Browser.onPhone(showing: { Settings() }) { browser, _ in
      let isBeside = try await browser.run(
        """
        const label = [...document.querySelectorAll('.row .t')].at(-1).getBoundingClientRect();
        const knob = document.querySelector('.sw').getBoundingClientRect();
        return String(label.height > 30 && label.right < knob.left && knob.top > label.top);
        """)
      #expect(isBeside == "true")
    }
  }
}
