import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Page: View {
  @State private var isInspecting = false
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Inspect") { isInspecting.toggle() }
      Button("Count") { taps += 1 }
      Text(isInspecting ? "open, \(taps) taps" : "closed, \(taps) taps")
      Kept()
    }
    .inspector(isPresented: $isInspecting) {
      Details()
    }
  }
}

/// A view with state of its own in the inspected view.
private struct Kept: View {
  @State private var note = ""
  var body: some View { TextField("Note", text: $note) }
}

private struct Details: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Text("details")
    Button("Close") { dismiss() }
  }
}

private struct Sized: View {
  @State private var isWide = false
  var body: some View {
    Text("page").inspector(isPresented: .constant(true)) {
      Button("Wider") { isWide = true }
        .inspectorColumnWidth(min: 200, ideal: isWide ? 400 : 300, max: 500)
    }
  }
}

private struct Pushing: View {
  var body: some View {
    Text("page").inspector(isPresented: .constant(true)) {
      NavigationStack {
        NavigationLink("More", value: 1)
          .navigationDestination(for: Int.self) { Text("number \($0)") }
      }
    }
  }
}

extension ElementTree {
  /// The variants of the boxes in their order.
  fileprivate var columns: [String] {
    let own = element[.variant].map { $0.hasPrefix("col ") ? [$0] : [] } ?? []
    return own + children.flatMap(\.columns)
  }

  fileprivate var widths: [Double] {
    let own = element.style.compactMap { rule -> Double? in
      if case .columnWidth(let width) = rule { width } else { nil }
    }
    return own + children.flatMap(\.widths)
  }
}

@MainActor @Suite struct InspectorTests {
  @Test func `an inspector is a column after its view, whose controls can still be used`() throws {
    let screen = Screen(Page())
    #expect(screen.drawing.columns == ["col main"] && !screen.text.contains("details"))
    try screen.button("Inspect").tap()
    #expect(screen.drawing.columns == ["col main", "col mid"])
    #expect(screen.all(.sheet).isEmpty)
    try screen.button("Count").tap()
    #expect(screen.lines.contains("open, 1 taps") && screen.lines.contains("details"))
    try screen.button("Inspect").tap()
    #expect(screen.drawing.columns == ["col main"] && screen.lines.contains("closed, 1 taps"))
  }

  @Test func `dismissing inside of an inspector's column writes false to the binding`() throws {
    let screen = Screen(Page())
    try screen.button("Inspect").tap()
    try screen.button("Close").tap()
    #expect(screen.lines.contains("closed, 0 taps") && !screen.text.contains("details"))
  }

  @Test func `an inspector is a sheet in a narrow window, which writes false when it is closed`()
    throws
  {
    let screen = Screen(Page())
    screen.surround { $0.isNarrow = true }
    try screen.button("Inspect").tap()
    #expect(screen.all(.sheet).count == 1 && screen.drawing.columns == ["col main"])
    try screen.dismiss()
    #expect(screen.all(.sheet).isEmpty && screen.lines.contains("closed, 0 taps"))
  }

  @Test func `an open inspector becomes a sheet and a column again, and its view keeps its state`()
    throws
  {
    let screen = Screen(Page())
    try screen.field("Note").type("milk")
    try screen.button("Inspect").tap()
    screen.surround { $0.isNarrow = true }
    #expect(screen.all(.sheet).count == 1 && screen.drawing.columns == ["col main"])
    screen.surround { $0.isNarrow = false }
    #expect(screen.all(.sheet).isEmpty && screen.drawing.columns == ["col main", "col mid"])
    #expect(try screen.field("Note").value == "milk")
  }

  @Test func `inspectorColumnWidth sets the width of the inspector's column, which can change`()
    throws
  {
    let fixed = Text("page").inspector(isPresented: .constant(true)) {
      Text("in").inspectorColumnWidth(240)
    }
    #expect(Screen(fixed).drawing.widths == [240])
    #expect(Screen(fixed).all(.slider).isEmpty, "a fixed width has no edge")
    let screen = Screen(Sized())
    #expect(screen.drawing.widths == [300])
    try screen.button("Wider").tap()
    #expect(screen.drawing.widths == [400])
  }

  @Test func `an inspector's leading edge can be dragged within its range`() throws {
    let screen = Screen(Sized())
    let edge = try screen.find(.slider, "Resize")
    #expect(edge.drawing[.minimum] == "200" && edge.drawing[.maximum] == "500")
    #expect(edge.drawing.style.contains(.scale(x: -1, y: 1)))
    #expect(edge.drawing.style.contains(.slot(x: -208, y: 0, width: 316, height: nil)))
    try edge.set("420")
    #expect(screen.drawing.widths == [420])
    let moved = try screen.find(.slider, "Resize").drawing.style
    #expect(
      moved.contains(.slot(x: -88, y: 0, width: 316, height: nil)),
      "the range stays where it is while its column becomes wider")
    try edge.set("9000")
    #expect(screen.drawing.widths == [500])
  }

  @Test func `a stack inside of an inspector leaves the address to its view`() throws {
    let screen = Screen(Pushing())
    try screen.button("More").tap()
    #expect(screen.text.contains("number 1") && screen.text.contains("page"))
    #expect(screen.url == "/")
  }
}
