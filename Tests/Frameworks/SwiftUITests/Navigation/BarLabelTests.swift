import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// Tests of labels in bars, where only symbols have room.
@MainActor @Suite struct BarLabelTests {
  private struct Page: View {
    @State private var isOpen = false
    var placement = ToolbarItemPlacement.primaryAction
    var body: some View {
      NavigationStack {
        Text(verbatim: "page")
          .toolbar {
            ToolbarItem(placement: placement) {
              Button {
                isOpen = true
              } label: {
                Label("Add", systemImage: "plus")
              }
            }
            ToolbarItem(placement: placement) {
              Menu {
                Button {
                } label: {
                  Label("By name", systemImage: "textformat")
                }
              } label: {
                Label("Sort", systemImage: "arrow.up.arrow.down")
              }
            }
            ToolbarItem(placement: placement) {
              Label("Both", systemImage: "star").labelStyle(.titleAndIcon)
            }
            ToolbarItem(placement: placement) {
              Label("Usual", systemImage: "star").labelStyle(.automatic)
            }
          }
          .sheet(isPresented: $isOpen) { Label("Inside", systemImage: "star") }
      }
    }
  }

  /// Returns whether a text is read aloud only.
  private func isHidden(_ words: String, in screen: Screen) -> Bool {
    var found: Bool?
    func walk(_ tree: ElementTree, _ isHidden: Bool) {
      let isHidden = isHidden || tree.element[.variant] == "vh"
      if tree.element.text == words { found = isHidden }
      tree.children.forEach { walk($0, isHidden) }
    }
    walk(screen.drawing, false)
    return found ?? false
  }

  @Test(arguments: [ToolbarItemPlacement.topBarLeading, .primaryAction, .bottomBar])
  func `a label in a bar shows only its symbol, and screen readers read its title`(
    placement: ToolbarItemPlacement
  ) throws {
    let screen = Screen(Page(placement: placement))
    #expect(isHidden("Add", in: screen) && isHidden("Sort", in: screen))
    #expect(isHidden("Usual", in: screen))
    #expect(!isHidden("Both", in: screen), "its label style shows the title")
    #expect(try screen.button("Add").text == "Add")
  }

  @Test func `labels in a menu and a sheet that a bar opens show their titles`() throws {
    let screen = Screen(Page())
    #expect(!isHidden("By name", in: screen))
    try screen.button("Add").tap()
    #expect(screen.presented.last?.lines == ["Inside"])
    #expect(!isHidden("Inside", in: screen))
  }

  @Test func `a label in the principal placement shows its title`() {
    let screen = Screen(Page(placement: .principal))
    #expect(!isHidden("Add", in: screen))
  }

  private struct Grounded: View {
    @State private var isWarm = true
    @State private var color = Color.red
    var body: some View {
      NavigationStack {
        VStack {
          Button("Cool") { isWarm = false }
          Button("Green") { color = .green }
          if isWarm { Text("warm").containerBackground(color, for: .navigation) }
        }
        .containerBackground(.blue, for: ContainerBackgroundPlacement.navigation)
      }
    }
  }

  private func ground(_ screen: Screen) -> [StyleRule] {
    func page(_ tree: ElementTree) -> Element? {
      tree.element.kind == .page ? tree.element : tree.children.lazy.compactMap(page).first
    }
    return page(screen.drawing)?.style ?? []
  }

  @Test func `of several container backgrounds on a page the last one is drawn`() throws {
    let screen = Screen(Grounded())
    #expect(ground(screen).count == 1)
    try screen.button("Green").tap()
    #expect(
      [[.background(.named("green"))], [.background(.named("blue"))]].contains(ground(screen)))
    try screen.button("Cool").tap()
    #expect(ground(screen) == [.background(.named("blue"))])
    #expect(ground(Screen(NavigationStack { Text("plain") })) == [])
  }
}
