import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of dialogs that present a value, with each kind of title.
@MainActor @Suite struct PresentingTests {
  private struct Alerts: View {
    var number: Int?
    var kind: Int
    private let words = "string"

    var body: some View {
      let page = Text(verbatim: "page")
      switch kind {
      case 0:
        page.alert(Text(verbatim: "text"), isPresented: .constant(true), presenting: number) {
          Button("Take \($0)") {}
        } message: {
          Text("about \($0)")
        }
      case 1:
        page.alert("key", isPresented: .constant(true), presenting: number) {
          Button("Take \($0)") {}
        } message: {
          Text("about \($0)")
        }
      default:
        page.alert(words, isPresented: .constant(true), presenting: number) {
          Button("Take \($0)") {}
        } message: {
          Text("about \($0)")
        }
      }
    }
  }

  private struct Choices: View {
    var number: Int?
    var kind: Int
    private let words = "string"

    var body: some View {
      let page = Text(verbatim: "page")
      switch kind {
      case 0:
        page.confirmationDialog(
          Text(verbatim: "text"), isPresented: .constant(true), titleVisibility: .visible,
          presenting: number
        ) { Button("Take \($0)") {} }
      case 1:
        page.confirmationDialog(
          "key", isPresented: .constant(true), titleVisibility: .visible, presenting: number
        ) { Button("Take \($0)") {} }
      default:
        page.confirmationDialog(
          words, isPresented: .constant(true), titleVisibility: .visible, presenting: number
        ) { Button("Take \($0)") {} }
      }
    }
  }

  @Test(arguments: [(0, "text"), (1, "key"), (2, "string")])
  func `alerts and confirmation dialogs show a presented value, and do not open for nil`(
    kind: Int, title: String
  ) {
    let alert = Screen(Alerts(number: 4, kind: kind))
    #expect(alert.presented.last?.lines == [title, "about 4", "Take 4"])
    let choice = Screen(Choices(number: 4, kind: kind))
    #expect(choice.presented.last?.lines.prefix(2) == [title, "Take 4"])
    #expect(Screen(Alerts(number: nil, kind: kind)).presented.isEmpty)
    #expect(Screen(Choices(number: nil, kind: kind)).presented.isEmpty)
  }

  private struct Covered: View {
    var interaction: PresentationBackgroundInteraction
    var body: some View {
      Button("Behind") {}.sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium])
          .presentationBackgroundInteraction(interaction)
      }
    }
  }

  @Test func `a view behind a sheet can be used if the sheet enables interaction behind it`() {
    func isUsable(_ interaction: PresentationBackgroundInteraction) -> Bool {
      Screen(Covered(interaction: interaction)).has("Behind")
    }
    #expect(isUsable(PresentationBackgroundInteraction.enabled))
    #expect(!isUsable(PresentationBackgroundInteraction.disabled))
    #expect(!isUsable(PresentationBackgroundInteraction.automatic))
  }

  @Test func `an action of an open context menu runs when it is tapped`() throws {
    var count = 0
    let screen = Screen(Text("page").contextMenu { Button("Copy") { count += 1 } })
    try screen.element("page").openMenu()
    try screen.button("Copy").tap()
    #expect(count == 1)
  }
}
