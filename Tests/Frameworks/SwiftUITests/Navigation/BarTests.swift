import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Actions: ToolbarContent {
  @Binding var count: Int
  @State private var own = 0
  @Environment(\.isEnabled) private var isEnabled
  var body: some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("Save \(own)") { own += 1 } }
    ToolbarItemGroup(placement: .cancellationAction) { Button("Count") { count += 1 } }
  }
}

private struct Page: View {
  @State private var count = 0
  @State private var note = ""
  var body: some View {
    NavigationStack {
      TextField("Note", text: $note)
        .navigationTitle("Page")
        .toolbar {
          Actions(count: $count)
          ToolbarItem(placement: .principal) { Text("count \(count)") }
          ToolbarItem(placement: .bottomBar) { Button("Foot") {} }
          ToolbarItem(placement: .status) { Text("All well") }
          ToolbarItemGroup(placement: .keyboard) { Button("Done") {} }
          ToolbarItem(placement: .destructiveAction) { Button("Drop") {} }
          ToolbarItem(placement: .secondaryAction) { Button("Archive") {} }
        }
        .toolbarTitleMenu { Button("Rename") { count = 9 } }
    }
  }
}

private struct Looks: View {
  @State private var isHidden = false
  @State private var name = "Mine"
  var body: some View {
    NavigationStack {
      Button("Hide") { isHidden.toggle() }
        .navigationTitle($name)
        .toolbarTitleDisplayMode(.inline)
        .toolbarBackground(Color.red, for: .navigationBar)
        .toolbarRole(.editor)
        .toolbarVisibility(isHidden ? .hidden : .visible, for: .navigationBar)
        .toolbar { ToolbarItem { Button("Item") {} } }
    }
  }
}

@available(*, deprecated)
private struct OldBar: View {
  @State private var isHidden = false
  @State private var log = ""
  var body: some View {
    NavigationView {
      VStack {
        Text(log)
        Button("Hide") { isHidden.toggle() }
      }
      .navigationBarTitle("Old", displayMode: .inline)
      .navigationBarItems(leading: Button("L") { log += "l" }, trailing: Button("T") { log += "t" })
      .navigationBarHidden(isHidden)
    }
    .navigationViewStyle(StackNavigationViewStyle())
  }
}

/// A style with another colour in dark mode.
private struct Dusk: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> Color {
    environment.colorScheme == .dark ? .yellow : .brown
  }
}

private struct Styled<Style: ShapeStyle>: View {
  var style: Style
  var body: some View {
    NavigationStack {
      Text("x").navigationTitle("Styled").toolbarBackground(style, for: .navigationBar)
    }
  }
}

private struct Ground: View {
  var visibility: Visibility
  var body: some View {
    NavigationStack {
      Text("x").navigationTitle("Ground").toolbar(removing: .title)
        .toolbarBackgroundVisibility(visibility, for: .navigationBar)
    }
  }
}

extension ElementTree {
  fileprivate func first(_ kind: ElementKind) -> Element? {
    element.kind == kind ? element : children.lazy.compactMap { $0.first(kind) }.first
  }
}

@MainActor @Suite struct BarTests {
  @Test func `custom ToolbarContent can have state and read the environment`() throws {
    let screen = Screen(Page())
    try screen.button("Save 0").tap()
    #expect(screen.has("Save 1"))
    try screen.button("Count").tap()
    #expect(screen.has("count 1"))
  }

  @Test func `toolbar items are shown in each placement`() throws {
    let screen = Screen(Page())
    for name in ["count 0", "Foot", "All well", "Done", "Drop"] {
      #expect(screen.has(name), "\(name)")
    }
    #expect(screen.tree.contains("Done"))
  }

  @Test func `a tap on a title with a menu opens the menu, whose action runs`() throws {
    let screen = Screen(Page())
    try screen.button("count 0").tap()
    try screen.button("Rename").tap()
    #expect(screen.has("count 9"))
    #expect(screen.presented.isEmpty)
  }

  @Test func `a bar has its background, role and title, and can be hidden`() throws {
    let screen = Screen(Looks())
    let bar = try #require(screen.drawing.first(.navigationBar))
    #expect(bar.style.contains(.background(.named("red"))))
    #expect(bar[.variant]?.contains("lead-title") == true)
    #expect(screen.title == "Mine")
    #expect(screen.drawing.first(.barTitle)?[.isHidden] == nil)
    try screen.button("Hide").tap()
    #expect(!screen.has("Item"))
    try screen.button("Hide").tap()
    #expect(screen.has("Item"))
  }

  @Test func `a bar's background style is resolved in the environment of the view that sets it`() {
    func ground(_ view: some View) -> [StyleRule]? {
      Screen(view).drawing.first(.navigationBar)?.style
    }
    let dusk = Styled(style: Dusk())
    #expect(ground(dusk) == [.background(.named("brown"))])
    #expect(ground(dusk.environment(\.colorScheme, .dark)) == [.background(.named("yellow"))])
    #expect(ground(Styled(style: .tint).tint(.green)) == [.background(.named("green"))])
    let style = Styled(style: .foreground).foregroundStyle(.purple)
    #expect(ground(style) == [.background(.named("purple"))])
  }

  @Test(arguments: [(Visibility.hidden, "clear"), (.visible, "solid")])
  func `a bar's background is visible or hidden, and its title can be removed`(
    visibility: Visibility, variant: String
  ) {
    let screen = Screen(Ground(visibility: visibility))
    #expect(screen.drawing.first(.navigationBar)?[.variant] == variant)
    #expect(screen.title == "Ground")
  }

  @available(*, deprecated)
  @Test func `deprecated bar modifiers set the title and the items and hide the bar`() throws {
    let screen = Screen(OldBar())
    #expect(screen.title == "Old")
    try screen.button("L").tap()
    try screen.button("T").tap()
    #expect(screen.text.contains("lt"))
    try screen.button("Hide").tap()
    #expect(!screen.has("L"))
  }
}
