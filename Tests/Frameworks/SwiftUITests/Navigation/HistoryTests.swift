import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// A value without an address, since it is not `Codable`.
private struct Secret: Hashable { var name: String }

private struct Page: View {
  @State private var path = NavigationPath()
  @State private var isSheetShown = false
  @State private var isCoverShown = false
  @State private var isPopoverShown = false
  @State private var isHeldShown = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Text("Root")
        NavigationLink("Secret", value: Secret(name: "one"))
        NavigationLink("Number", value: 7)
        NavigationLink("View") { Text("a pushed view") }
        Button("Sheet") { isSheetShown = true }
        Button("Cover") { isCoverShown = true }
        Button("Popover") { isPopoverShown = true }
        Button("Held") { isHeldShown = true }
      }
      .navigationDestination(for: Secret.self) { secret in
        Text("secret \(secret.name)")
        NavigationLink("Next", value: 8)
        NavigationLink("Deeper", value: Secret(name: secret.name + "+"))
      }
      .navigationDestination(for: Int.self) { number in
        Text("number \(number)")
        Button("To root") { path = NavigationPath() }
      }
    }
    .sheet(isPresented: $isSheetShown) {
      NavigationStack {
        Text("the sheet")
        Button("Close") { isSheetShown = false }
        NavigationLink("Inside", value: 9)
          .navigationDestination(for: Int.self) { _ in
            Text("inside the sheet")
            Button("Close all") { isSheetShown = false }
          }
      }
    }
    .fullScreenCover(isPresented: $isCoverShown) { Text("the cover") }
    .popover(isPresented: $isPopoverShown) { Text("the popover") }
    .sheet(isPresented: $isHeldShown) {
      Text("the held sheet").interactiveDismissDisabled()
      Button("Let go") { isHeldShown = false }
    }
  }
}

private struct OpenAtOnce: View {
  @State private var isShown = true

  var body: some View {
    Button("Again") { isShown = true }
      .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
  }
}

@MainActor @Suite struct HistoryTests {
  @Test(arguments: [
    ("Secret", "secret one"), ("View", "a pushed view"), ("Sheet", "the sheet"),
    ("Cover", "the cover"), ("Popover", "the popover"),
  ])
  func `Back closes a sheet or menu, and Forward does not open it again`(
    button: String, words: String
  ) throws {
    let screen = Screen(Page())
    try screen.button(button).tap()
    #expect(screen.text.contains(words))
    #expect(screen.stepsBack == 1)
    #expect(screen.url == "/")
    screen.back()
    #expect(!screen.text.contains(words) && screen.text.contains("Root"))
    #expect(screen.stepsBack == 0)
    screen.forward()
    #expect(!screen.text.contains(words))
    #expect(screen.stepsBack == 0)
    try screen.button(button).tap()
    #expect(screen.text.contains(words) && screen.stepsBack == 1)
  }

  @Test func `a sheet or pushed page that the app closes leaves no history entry`() throws {
    let screen = Screen(Page())
    try screen.button("Sheet").tap()
    try screen.button("Close").tap()
    #expect(screen.stepsBack == 0)
    try screen.button("Secret").tap()
    try screen.link("BackButton").tap()
    #expect(screen.stepsBack == 0)
  }

  @Test func `Back pops pages with and without an address one by one`() throws {
    let screen = Screen(Page())
    try screen.button("Secret").tap()
    try screen.button("Deeper").tap()
    try screen.link("Next").tap()
    #expect(screen.url == "/8" && screen.stepsBack == 3)
    screen.back()
    #expect(screen.text.contains("secret one+") && screen.url == "/")
    screen.back()
    #expect(screen.text.contains("secret one") && !screen.text.contains("one+"))
    screen.back()
    #expect(screen.text.contains("Root") && !screen.text.contains("secret"))
  }

  @Test func `popping to the root removes all history entries`() throws {
    let screen = Screen(Page())
    try screen.link("Number").tap()
    #expect(screen.url == "/7" && screen.stepsBack == 1)
    try screen.button("To root").tap()
    #expect(screen.url == "/" && screen.stepsBack == 0)
  }

  @Test func `Back pops a page in a sheet before it closes the sheet`() throws {
    let screen = Screen(Page())
    try screen.button("Sheet").tap()
    try screen.button("Inside").tap()
    #expect(screen.text.contains("inside the sheet") && screen.stepsBack == 2)
    screen.back()
    #expect(!screen.text.contains("inside") && screen.text.contains("the sheet"))
    try screen.button("Inside").tap()
    try screen.button("Close all").tap()
    #expect(screen.stepsBack == 0 && !screen.text.contains("the sheet"))
  }

  @Test func `Back does not close a sheet with dismissal disabled, which keeps its history entry`()
    throws
  {
    let screen = Screen(Page())
    try screen.button("Held").tap()
    screen.back()
    #expect(screen.text.contains("the held sheet") && screen.stepsBack == 1)
    try screen.button("Let go").tap()
    #expect(screen.stepsBack == 0 && !screen.text.contains("held"))
  }

  @Test func `a sheet that is open from the start has no history entry`() throws {
    let screen = Screen(OpenAtOnce())
    #expect(screen.stepsBack == 0)
    try screen.button("Close").tap()
    #expect(screen.stepsBack == 0)
    try screen.button("Again").tap()
    #expect(screen.stepsBack == 1)
  }
}
