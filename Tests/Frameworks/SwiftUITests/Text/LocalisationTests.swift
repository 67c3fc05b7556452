import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct Words: View {
  var body: some View {
    VStack {
      Text(1234.5, format: .number)
      Text(verbatim: "%@ 100%")
      Text("Total: \(3) of \(4.5, format: .number)")
      ProgressView()
      NavigationStack {
        NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
  }
}

@MainActor @Suite struct LocalisationTests {
  @Test func `numbers are formatted in the window's language`() {
    #expect(Screen(Words(), language: "en").lines.first == "1,234.5")
    #expect(Screen(Words(), language: "de").lines.first == "1.234,5")
  }

  @Test func `percent signs in verbatim text are shown as they are`() {
    #expect(Screen(Words()).lines.contains("%@ 100%"))
  }

  @Test func `interpolated numbers of a text are formatted at their positions`() {
    #expect(Screen(Words()).lines.contains("Total: 3 of 4.5"))
  }

  @Test func `the framework's texts are in the window's language`() throws {
    let screen = Screen(Words(), language: "pt")
    #expect(screen.lines.contains("Carregando"))
    try screen.link("Go").tap()
    _ = try screen.link("Voltar")
    #expect(throws: ScreenFailure.self) { try screen.link("Back") }
  }

  @Test func `styled texts can be joined`() {
    let screen = Screen((Text("a").bold() + Text("b").italic()).font(.title))
    #expect(screen.lines == ["ab"])
    #expect(screen.drawing.children.first?.element.style.contains(.textStyle("title")) == true)
  }

  @Test func `textCase uppercase turns the German sharp s into SS`() {
    #expect(Screen(Text("straße").textCase(.uppercase)).lines == ["STRASSE"])
  }
}
