import StrataKitTesting
import StrataRendering
import StrataViewTree
import SwiftUI
import Testing

@testable import StrataLiveSession
@testable import StrataWire

/// Tests that no value of an event ends the process, which all visitors share: a person can send any
/// text instead of what the page's script would send.
@MainActor @Suite(.timeLimit(.minutes(10))) struct HostileValueTests {
  private static let values = [
    "", " ", "0", "1", "-1", "2147483648", "9223372036854775807", "-9223372036854775808",
    "9223372036854775808", "1e308", "-1e308", "nan", "-inf", "true", "tap", "\u{0}", "𝄞e\u{301}",
    "0 9223372036854775807 9223372036854775807",
    "-9223372036854775808 9223372036854775807 -9223372036854775808", "3 2", "1e308 -1e308 nan inf",
    "9e11 9e11 9e11 9e11", "-9e11 -9e11 -9e11 -9e11 9e11 9e11", "d 9e11 9e11 9e11 9e11 9e11",
    "u 9e11 -9e11 9e11 -9e11 9e11", "9 0 0 0 0 0", "9999-12-31T23:59", "0000-00-00T00:00",
    "9223372036854775807-12-31", "99:99", "#ffffff", "#-fffff", "4 63 a", "{\"a\":[1]}",
    String(repeating: "9", count: 400), String(repeating: "1 ", count: 200),
  ]

  /// A page with the controls and gestures that read values of events.
  private struct Everything: View {
    @State private var text = ""
    @State private var isOn = false
    @State private var number = 3
    @State private var share = 0.5
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var names = ["Ada", "Bob", "Cyd"]
    @State private var mode = EditMode.active
    @State private var page = 0
    @State private var taps = 0

    var body: some View {
      controls
      lists
      surfaces
    }

    private var controls: some View {
      VStack {
        TextField("Text", text: $text)
        Toggle("On", isOn: $isOn)
        Stepper("Number", value: $number, in: 0...10)
        Slider(value: $share, in: 0...1, step: 0.1)
        Picker("Choice", selection: $number) {
          ForEach(0..<5) { Text(verbatim: "\($0)").tag($0) }
        }
        DatePicker("Day", selection: $day)
        ColorPicker("Color", selection: $color)
        Button("Tap") { number = 0 }
        Button("Last") { taps += 1 }.accessibilityIdentifier("last")
        Text(verbatim: "\(taps) taps")
      }
    }

    @ViewBuilder private var lists: some View {
      List {
        ForEach(names, id: \.self) { Text(verbatim: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      .environment(\.editMode, $mode)
      List(0..<300, id: \.self) { Text(verbatim: "row \($0)") }
      TabView(selection: $page) {
        Text(verbatim: "first").tag(0)
        Text(verbatim: "second").tag(1)
      }
      .tabViewStyle(.page)
    }

    @ViewBuilder private var surfaces: some View {
      Text(verbatim: "drag").gesture(DragGesture().onChanged { _ in }.onEnded { _ in })
      Text(verbatim: "hold").onLongPressGesture { number = 1 }
      Text(verbatim: "hover").onHover { isOn = $0 }
      GeometryReader { Text(verbatim: "\($0.size.width > 10)") }
    }
  }

  @Test func `no value of an event that a client sends for an element crashes the process`()
    async throws
  {
    let host = TestHost { Everything() }
    let (session, _, _) = try await host.live()
    let tree = session.window.tree
    var kinds: Set<EventSet> = []
    for value in Self.values {
      // Elements that events put on the page get later numbers.
      for id in (0..<3_000).map({ ElementID(Int32($0)) }) {
        for kind in Self.kinds(of: tree.element(id)) {
          tree.receive(ElementEvent(kind, value: value), for: id, version: 1)
          kinds.insert(kind)
        }
      }
      tree.flush()
    }
    #expect(kinds.isSuperset(of: [.tap, .input, .change, .reorder, .window, .box]))
    #expect(session.look().contents[0].contains("row 0"))
  }

  @Test func `no randomly changed value of an event crashes the process, and a tap still counts`()
    async throws
  {
    let host = TestHost { Everything() }
    let (session, _, page) = try await host.live()
    let tree = session.window.tree
    let corpus = Self.values.map { Array($0.utf8) }
    var mutation = InputMutation(seed: 24, corpus: corpus)
    for number in 0..<300 {
      let value = String(
        decoding: mutation.changed(corpus[number % corpus.count]), as: UTF8.self)
      for id in (0..<200).map({ ElementID(Int32($0)) }) {
        for kind in Self.kinds(of: tree.element(id)) {
          tree.receive(ElementEvent(kind, value: value), for: id, version: 1)
        }
      }
      tree.flush()
    }
    let before = session.look().contents[0]
    let tap = ClientMessage.Event(1, try page.number(of: "last"), "tap")
    #expect(session.receive(tap))
    #expect(session.look().contents[0] != before)
  }

  private static func kinds(of element: ElementNode?) -> [EventSet] {
    guard let events = element?.element.events else { return [] }
    return (0..<23).map { EventSet(rawValue: 1 << $0) }.filter(events.contains)
  }

  @Test(arguments: ["nav", "env", "answer", "tap", "nonsense"])
  func `no value of an event that a client sends for a window crashes the process`(name: String)
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    var number = 0
    let addresses = ["/a#9223372036854775807", "/a#-9223372036854775808", "/%00%ff"]
    for value in addresses + Self.values where value != "\u{0}" {
      let quoted = value.replacing("\"", with: "\\\"")
      number += 1
      let event = ClientMessage.Event(number, 0, name, quoted)
      // An answer that cannot be read breaks the protocol; its number counts all the same.
      _ = host.holder.receive(.event(event), for: session, from: peer)
    }
    let tap = ClientMessage.Event(number + 1, try page.number(of: "more"), "tap")
    #expect(host.holder.receive(.event(tap), for: session, from: peer))
  }
}
