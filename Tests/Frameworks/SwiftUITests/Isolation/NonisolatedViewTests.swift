import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// A value outside of any actor that makes views, as helpers of apps do.
private struct Maker {
  var title: String

  func card(_ note: String) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(title).font(.headline).foregroundStyle(.red)
      if note.isEmpty { EmptyView() } else { Text(note).padding(8) }
    }
    .frame(width: 200, alignment: .leading)
    .background(.gray)
    .clipShape(RoundedRectangle(cornerRadius: 4))
    .opacity(0.5)
    .id(title)
  }

  func rows(_ names: [String]) -> some View {
    LazyVStack {
      Section("Names") {
        ForEach(names, id: \.self) { Text($0).listRowInsets(EdgeInsets()) }
      }
    }
    .listStyle(.plain)
    .environment(\.locale, Locale(identifier: "pt"))
  }

  func controls(
    isOn: Binding<Bool>, name: Binding<String>, action: @escaping @MainActor () -> Void
  ) -> some View {
    Form {
      Toggle("Sound", isOn: isOn)
      TextField("Name", text: name)
      Button("Save", action: action).buttonStyle(BorderedButtonStyle()).disabled(false)
      Label("Place", systemImage: "map").accessibilityLabel("The place")
      ProgressView("Load", value: 0.5)
    }
  }

  func page(isShowing: Binding<Bool>) -> some View {
    Text(title)
      .navigationTitle(title)
      .toolbar { ToolbarItem { Text("Tool") } }
      .sheet(isPresented: isShowing) { Text("Sheet") }
  }

  func choice(_ selection: Binding<Int>) -> some View {
    Picker("Size", selection: selection) {
      Text("Small").tag(1)
      Text("Large").tag(2)
    }
    .pickerStyle(.menu)
  }

  func both() -> TupleView<(AnyView, AnyView)> {
    ViewBuilder.buildBlock(AnyView(Text(title)), AnyView(erasing: Group { Text("grouped") }))
  }

  func pressed(_ action: @escaping () -> Void) -> some View {
    Text(title)
      .onTapGesture(perform: action)
      .animation(.default, value: title)
      .transition(.opacity)
  }
}

@MainActor @Suite struct NonisolatedViewTests {
  private let maker = Maker(title: "Harbor")

  @Test func `a nonisolated function can create stacks, texts and modified views`() {
    #expect(Screen(maker.card("Open")).lines == ["Harbor", "Open"])
    #expect(Screen(maker.card("")).lines == ["Harbor"])
  }

  @Test func `a nonisolated function can create a section with rows`() {
    #expect(Screen(maker.rows(["Ada", "Bob"])).lines == ["Names", "Ada", "Bob"])
  }

  private struct Controls: View {
    @State private var isOn = false
    @State private var name = ""
    @State private var saved = "nothing"
    var body: some View {
      Maker(title: "").controls(isOn: $isOn, name: $name) { saved = "\(name) \(isOn)" }
      Text(saved)
    }
  }

  @Test func `controls made in nonisolated code read and change the view's state`() throws {
    let screen = Screen(Controls())
    try screen.toggle("Sound").turnOn()
    try screen.field("Name").type("Ada")
    try screen.button("Save").tap()
    #expect(screen.lines.contains("Ada true"))
  }

  private struct Page: View {
    @State private var isShowing = false
    var body: some View {
      NavigationStack {
        Maker(title: "Harbor").page(isShowing: $isShowing)
        Button("Show") { isShowing = true }
      }
    }
  }

  @Test func `a page made in nonisolated code has its title, its toolbar and its sheet`() throws {
    let screen = Screen(Page())
    #expect(screen.title == "Harbor")
    #expect(screen.text.contains("Tool"))
    #expect(screen.all(.sheet).isEmpty)
    try screen.button("Show").tap()
    #expect(screen.all(.sheet).map(\.text) == ["Sheet"])
  }

  private struct Choice: View {
    @State private var size = 1
    var body: some View {
      Maker(title: "").choice($size)
      Text("size \(size)")
    }
  }

  @Test func `a picker made in nonisolated code changes its selection`() throws {
    let screen = Screen(Choice())
    try screen.picker("Size").choose("Large")
    #expect(screen.lines.contains("size 2"))
  }

  private struct Pressed: View {
    @State private var count = 0
    var body: some View {
      Maker(title: "Harbor").pressed { count += 1 }
      Text("\(count) taps")
    }
  }

  @Test func `a gesture attached in nonisolated code calls its action`() throws {
    let screen = Screen(Pressed())
    try screen.element("Harbor").tap()
    #expect(screen.lines.contains("1 taps"))
  }

  @Test func `a nonisolated function can create an AnyView`() {
    #expect(Screen(maker.both()).lines == ["Harbor", "grouped"])
  }
}
