import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private let places = ["London", "Paris", "Tokyo"]

/// A split view with a selection at launch, whose app prefers the sidebar.
private struct Preferring: View {
  @State private var chosen: String? = "Paris"

  var body: some View {
    NavigationSplitView(preferredCompactColumn: .constant(.sidebar)) {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
    } detail: {
      Text("Weather in \(chosen ?? "nowhere")")
    }
  }
}

/// A split view with a selection at launch, which the app can change by code.
private struct Launched: View {
  @State var chosen: String?

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        .navigationTitle("Places")
    } detail: {
      Text("Weather in \(chosen ?? "nowhere")")
      NavigationLink("More") {
        Text("More of \(chosen ?? "nowhere")")
        Button("Tokyo by itself") { chosen = "Tokyo" }
      }
    }
  }
}

/// A detail with a stack of its own, with or without a path that the app holds.
private struct Stacked: View {
  var keepsPath: Bool
  @State private var chosen: String?
  @State private var path: [Int] = []

  var body: some View {
    NavigationSplitView {
      List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        .toolbar { Button("Tokyo by itself") { chosen = "Tokyo" } }
    } detail: {
      if keepsPath {
        NavigationStack(path: $path) { root }
      } else {
        NavigationStack { root }
      }
    }
  }

  private var root: some View {
    VStack {
      Text("Weather in \(chosen ?? "nowhere")")
      NavigationLink("Hour", value: 9)
    }
    .navigationDestination(for: Int.self) { Text("Hour \($0) of \(chosen ?? "nowhere")") }
  }
}

/// A sidebar that pushes a view while the app wants it.
private struct Presenting: View {
  @State var isPresented = false

  var body: some View {
    NavigationSplitView {
      List { Button("About") { isPresented = true } }
        .navigationTitle("Places")
        .navigationDestination(isPresented: $isPresented) {
          Text("About this app")
          Button("Done") { isPresented = false }
        }
    } detail: {
      Text("Choose a place")
    }
  }
}

/// A detail whose root pushes values, beside a sidebar that shows values in the detail.
private struct Addressed: View {
  var body: some View {
    NavigationSplitView {
      List(places, id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Places")
        .navigationDestination(for: String.self) { Text("page of \($0)") }
    } detail: {
      NavigationLink("Nine", value: 9)
        .navigationTitle("Forecast")
        .navigationDestination(for: Int.self) { hour in
          Text("Hour \(hour)")
          NavigationLink("Next", value: hour + 1)
        }
    }
  }
}

/// A sidebar that declares the destination for values that the detail's root pushes as well.
private struct Sharing: View {
  var body: some View {
    NavigationSplitView {
      List(["London", "Paris"], id: \.self) { NavigationLink($0, value: $0) }
        .navigationTitle("Places")
        .navigationDestination(for: String.self) { Text("page of \($0)") }
    } detail: {
      VStack {
        NavigationLink("Rome", value: "Rome")
        NavigationLink("London again", value: "London")
      }
      .navigationTitle("Forecast")
    }
  }
}

extension ElementTree {
  fileprivate var split: String? {
    if let variant = element[.variant], variant.hasPrefix("split") { return variant }
    return children.lazy.compactMap(\.split).first
  }
}

/// Tests of what a split view shows at launch, and of selections and pages that the app sets.
@MainActor @Suite struct SplitLaunchTests {
  @Test func `a selection at launch shows the detail in a narrow window, and Back the sidebar`()
    throws
  {
    let screen = Screen(Launched(chosen: "Paris"))
    screen.surround { $0.isNarrow = true }
    #expect(screen.drawing.split == "split at-main" && screen.has("Weather in Paris"))
    try screen.link("Places").tap()
    #expect(screen.drawing.split == "split at-side" && screen.has("Weather in nowhere"))
    try screen.button("Paris").tap()
    #expect(screen.drawing.split == "split at-main" && screen.has("Weather in Paris"))
  }

  @Test func `without a selection at launch a narrow window shows the sidebar`() {
    #expect(Screen(Launched()).drawing.split == "split at-side")
  }

  @Test func `the app's preferred column has precedence over a selection at launch`() {
    #expect(Screen(Preferring()).drawing.split == "split at-side")
  }

  @Test func `a selection at launch keeps the page of the address`() {
    struct Page: View {
      @State private var chosen: String? = "Paris"
      var body: some View {
        NavigationSplitView {
          List(places, id: \.self, selection: $chosen) { NavigationLink($0, value: $0) }
        } detail: {
          Text("Weather in \(chosen ?? "nowhere")")
            .navigationDestination(for: Int.self) { Text("Hour \($0)") }
        }
      }
    }
    #expect(Screen(Page(), url: "/9").has("Hour 9"))
  }

  @Test func `a selection by the app pops what is pushed onto the detail`() throws {
    let screen = Screen(Launched(chosen: "Paris"))
    try screen.button("More").tap()
    #expect(screen.has("More of Paris"))
    try screen.button("Tokyo by itself").tap()
    #expect(!screen.has("More of Tokyo") && screen.has("Weather in Tokyo"))
    #expect(screen.drawing.split == "split at-main")
  }

  @Test func `a tap on a row and a selection by the app pop the stack inside of the detail`()
    throws
  {
    let screen = Screen(Stacked(keepsPath: false))
    for choose in ["Paris", "Tokyo by itself"] {
      try screen.link("Hour").tap()
      #expect(screen.text.contains("Hour 9 of"))
      try screen.button(choose).tap()
      #expect(!screen.text.contains("Hour 9 of"), "\(choose)")
    }
    #expect(screen.has("Weather in Tokyo"))
  }

  @Test func `a selection keeps the path of a stack that the app holds`() throws {
    let screen = Screen(Stacked(keepsPath: true))
    try screen.link("Hour").tap()
    try screen.button("Tokyo by itself").tap()
    #expect(screen.text.contains("Hour 9 of Tokyo"))
  }

  @Test func `a page that a sidebar presents by a binding is shown in a narrow window`() throws {
    let screen = Screen(Presenting())
    screen.surround { $0.isNarrow = true }
    #expect(screen.drawing.split == "split at-side")
    for leave in ["Done", "Places", "the browser's Back"] {
      try screen.button("About").tap()
      #expect(screen.drawing.split == "split at-main" && screen.has("About this app"))
      switch leave {
      case "Done": try screen.button("Done").tap()
      case "Places": try screen.link("Places").tap()
      default: screen.back()
      }
      #expect(screen.drawing.split == "split at-side" && !screen.has("About this app"), "\(leave)")
    }
  }

  @Test func `a page that a sidebar presents at launch is shown in a narrow window`() {
    let screen = Screen(Presenting(isPresented: true))
    screen.surround { $0.isNarrow = true }
    #expect(screen.drawing.split == "split at-main" && screen.has("About this app"))
  }

  @Test func `after a reload Back from a page of the sidebar shows the sidebar`() throws {
    let screen = Screen(Addressed(), url: "/Paris")
    screen.surround { $0.isNarrow = true }
    #expect(screen.has("page of Paris") && screen.drawing.split == "split at-main")
    try screen.link("Places").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `after a reload Back from a page to which the detail's root links shows that root`()
    throws
  {
    let screen = Screen(Sharing(), url: "/Rome")
    screen.surround { $0.isNarrow = true }
    #expect(screen.has("page of Rome"))
    try screen.link("Forecast").tap()
    #expect(screen.has("London again") && screen.drawing.split == "split at-main")
  }

  @Test(arguments: ["/Paris", "/London"])
  func `after a reload Back from a page to which the sidebar links shows the sidebar`(
    url: String
  ) throws {
    let screen = Screen(Sharing(), url: url)
    screen.surround { $0.isNarrow = true }
    #expect(screen.drawing.split == "split at-main" && screen.text.contains("page of"))
    try screen.link("Places").tap()
    #expect(screen.drawing.split == "split at-side")
  }

  @Test func `Forward to a page that the detail's root had pushed shows it above that root`() throws
  {
    let screen = Screen(Sharing())
    try screen.link("London again").tap()
    screen.back()
    #expect(!screen.text.contains("page of"))
    screen.forward()
    #expect(screen.has("page of London"))
    try screen.link("Forecast").tap()
    #expect(screen.has("London again"))
  }
}
