import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Sizes: View {
  @State private var size = 1
  var body: some View {
    NavigationStack {
      VStack {
        Text("size \(size)")
        Picker("Inline", selection: $size) { options }.pickerStyle(.inline)
        Picker("Wheel", systemImage: "ruler", selection: $size) { options }.pickerStyle(.wheel)
        Picker("Palette", selection: $size) { options }.pickerStyle(.palette)
        Picker("Page", selection: $size) { options }.pickerStyle(.navigationLink)
        Picker("Menu", selection: $size) { options }.pickerStyle(.menu).labelsHidden()
        Picker("Auto", selection: $size) { options }.pickerStyle(.automatic)
      }
    }
  }

  @ViewBuilder private var options: some View {
    Text("small").tag(1)
    Label("large", systemImage: "star").tag(2)
  }
}

@MainActor @Suite struct PickerStyleTests {
  @Test func `each picker style draws its control, which changes the selection`() throws {
    let screen = Screen(Sizes())
    let looks: [(String, ElementKind, String?)] = [
      ("Inline", .segments, "inline"), ("Wheel", .picker, "wheel"), ("Palette", .segments, nil),
      ("Menu", .picker, nil), ("Auto", .picker, nil),
    ]
    for (number, (name, kind, variant)) in looks.enumerated() {
      let picker = try screen.picker(name)
      #expect(picker.drawing.kind == kind && picker.drawing[.variant] == variant)
      try picker.choose(number.isMultiple(of: 2) ? "large" : "small")
      #expect(screen.has("size \(number.isMultiple(of: 2) ? 2 : 1)"))
    }
  }

  @Test func `a screen reader reads the label of an inline picker only once`() {
    let form = Form {
      Picker("Size", selection: .constant(1)) { Text("small").tag(1) }.pickerStyle(.inline)
    }
    let screen = Screen(form)
    #expect(screen.all(.any, "Size").map(\.drawing.kind) == [.segments])
    #expect(Drawn(form).elements.contains { $0.text == "Size" }, "the label is still drawn")
  }

  @Test func `a navigation link picker opens a page of options, and a tap on one selects it`()
    throws
  {
    let screen = Screen(Sizes())
    try screen.button("Page small").tap()
    try screen.button("large").tap()
    #expect(screen.has("size 2") && screen.has("Page large"))
  }

  @Test
  func `picker options show their symbols, except in a menu picker, whose list the browser draws`()
    throws
  {
    let picker = Picker("View", selection: .constant(1)) {
      Label("List", systemImage: "list.bullet").tag(1)
      Image(systemName: "map").tag(2)
      Text("Words").tag(3)
    }
    func symbols(_ view: some View) -> [String] {
      Drawn(view).elements.compactMap { $0[.symbol] }
    }
    #expect(symbols(picker.pickerStyle(.segmented)) == ["list.bullet", "map"])
    #expect(symbols(picker.pickerStyle(.inline)) == ["list.bullet", "map"])
    #expect(symbols(Menu("More") { picker }) == ["list.bullet", "map"])
    #expect(symbols(picker.pickerStyle(.menu)) == [])
    #expect(try Screen(picker.pickerStyle(.segmented)).picker("View").value == "List")
  }
}
