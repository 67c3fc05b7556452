import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// A wrapper for styles that draw their control again in another style.
private struct Ringed<Content: View>: View {
  @ViewBuilder var content: Content
  var body: some View {
    Text(verbatim: "<")
    content
    Text(verbatim: ">")
  }
}

private struct AnotherToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Ringed { Toggle(configuration).toggleStyle(.button) }
  }
}

private struct AnotherLabel: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Ringed { Label(configuration).labelStyle(.titleOnly) }
  }
}

private struct AnotherGroupBox: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    Ringed { GroupBox(configuration).groupBoxStyle(.automatic) }
  }
}

private struct AnotherPair: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    Ringed { LabeledContent(configuration).labeledContentStyle(.automatic) }
  }
}

private struct AnotherControlGroup: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    Ringed { ControlGroup(configuration).controlGroupStyle(.navigation) }
  }
}

private struct Picked: DatePickerStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.selection += 60
    } label: {
      configuration.label
    }
    Text(verbatim: "at \(Int(configuration.selection.timeIntervalSince1970))")
  }
}

private struct Played: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    Text(verbatim: configuration.role == .destructive ? "danger" : "harmless")
  }
}

@MainActor @Suite struct ConfigurationTests {
  private func ringed(_ view: some View) -> [String] {
    let lines = Screen(view).lines
    return lines.first == "<" && lines.last == ">" ? Array(lines.dropFirst().dropLast()) : []
  }

  @Test func `a custom style can draw the control of its configuration in another style`() throws {
    #expect(
      ringed(Label("Add", systemImage: "plus").labelStyle(AnotherLabel())) == ["Add"])
    #expect(
      ringed(GroupBox("Wind") { Text("12") }.groupBoxStyle(AnotherGroupBox())) == ["Wind", "12"])
    #expect(
      ringed(LabeledContent("A", value: "1").labeledContentStyle(AnotherPair())) == ["A", "1"])
    let group = ControlGroup("Steps") { Button("Back") {} }
    #expect(ringed(group.controlGroupStyle(AnotherControlGroup())) == ["Back"])
    let screen = Screen(group.controlGroupStyle(AnotherControlGroup()))
    #expect(try screen.element("Steps").drawing[.role] == "group", "it keeps its name")
  }

  private struct Switched: View {
    @State private var isOn = false
    var body: some View { Toggle("Wind", isOn: $isOn).toggleStyle(AnotherToggle()) }
  }

  @Test func `a toggle that a custom style draws as a button still switches`() throws {
    let screen = Screen(Switched())
    #expect(try screen.button("Wind").drawing[.isPressed] == "false")
    try screen.button("Wind").tap()
    #expect(try screen.button("Wind").drawing[.isPressed] == "true")
    #expect(screen.lines == ["<", "Wind", ">"])
  }

  private struct Later: View {
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View { DatePicker("Day", selection: $date).datePickerStyle(Picked()) }
  }

  @Test func `a date picker style reads and writes the selection`() throws {
    let screen = Screen(Later())
    #expect(screen.lines.contains("at 0"))
    try screen.button("Day").tap()
    #expect(screen.lines.contains("at 60"))
  }

  @Test func `a button style receives the role`() {
    #expect(Screen(Button("x", role: .destructive) {}.buttonStyle(Played())).lines == ["danger"])
    #expect(Screen(Button("x") {}.buttonStyle(Played())).lines == ["harmless"])
  }

  @Test func `the automatic style undoes an outer custom style`() throws {
    struct Bare: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.content }
    }
    let box = GroupBox("Wind") { Text("12") }
    #expect(Screen(box.groupBoxStyle(Bare())).lines == ["12"])
    #expect(Screen(box.groupBoxStyle(.automatic).groupBoxStyle(Bare())).lines == ["Wind", "12"])
    let field = TextField("Name", text: .constant("")).textFieldStyle(.automatic)
      .textFieldStyle(.roundedBorder)
    #expect(try Screen(field).field("Name").drawing[.variant] == nil)
    let menu = Menu("Sort") { Button("By name") {} }.menuStyle(.automatic)
    #expect(try Screen(menu).button("Sort").drawing[.opens] != nil)
    let tabs = TabView {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    func kinds(_ view: some View) -> [ElementKind] { Drawn(view).elements.map(\.kind) }
    #expect(kinds(tabs.tabViewStyle(.automatic).tabViewStyle(.page)) == kinds(tabs))
    #expect(kinds(tabs.tabViewStyle(.page)) != kinds(tabs))
  }

  @Test func `a slider reports the start and end of editing, with and without a label`() throws {
    struct Sliders: View {
      @State private var value = 2.0
      @State private var log = ""
      var body: some View {
        Text(verbatim: "\(value) \(log)")
        Slider(value: $value, in: 0...10, step: 2) { log += $0 ? "(" : ")" }
        Slider(value: $value, in: 0...10, step: 5) {
          Text("Named")
        } onEditingChanged: {
          log += $0 ? "<" : ">"
        }
      }
    }
    let screen = Screen(Sliders())
    let sliders = screen.all(.slider)
    #expect(sliders.count == 2 && sliders[1].label == "Named")
    try sliders[0].press()
    try sliders[0].set("6")
    try sliders[0].release()
    #expect(screen.lines.first == "6.0 ()")
    try sliders[1].press()
    try sliders[1].set("10")
    try sliders[1].release()
    #expect(screen.lines.first == "10.0 ()<>")
  }

  @Test func `a progress view takes a plain string as its label`() {
    let words = "from \("a server")"
    #expect(Screen(ProgressView(words)).lines.contains("from a server"))
  }

  @Test func `accessory gauges are thin bars without a visible label, or rings`() {
    let gauge = Gauge(value: 0.25) { Text("Speed") }
    func look(_ style: some GaugeStyle) -> (ElementKind, Bool) {
      let drawn = Drawn(gauge.gaugeStyle(style)).elements
      let meter = drawn.first { [.progress, .ring].contains($0.kind) }
      return (
        meter?.kind ?? .box,
        drawn.contains { $0.text == "Speed" && $0[.variant] != "vh" }
      )
    }
    let (thin, wide) = (look(.accessoryLinearCapacity), look(.linearCapacity))
    #expect(thin.0 == .progress && wide.0 == .progress)
    #expect(!thin.1 && wide.1, "its name is read aloud only")
    #expect(look(.accessoryCircularCapacity).0 == .ring)
  }
}
