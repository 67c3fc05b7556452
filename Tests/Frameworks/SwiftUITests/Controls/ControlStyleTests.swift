import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Arrow: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      Text("→")
      configuration.icon
    }
  }
}

private struct Box: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isMixed ? "some" : configuration.isOn ? "yes" : "no")
        configuration.label
      }
    }
  }
}

private struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) of 100")
      configuration.currentValueLabel
      ProgressView(configuration)
    }
  }
}

private struct Dial: GaugeStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.minimumValueLabel
      Text("\(Int(configuration.value * 100))")
      configuration.maximumValueLabel
      configuration.currentValueLabel
    }
  }
}

private struct Framed: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("group")
      configuration.label
      configuration.content
    }
  }
}

private struct Paired: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Text("pair")
      configuration.content
      configuration.label
    }
  }
}

private struct Grouped: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      configuration.content
    }
  }
}

private struct Fold: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        configuration.label
      }
      if configuration.isExpanded { configuration.content }
    }
  }
}

private struct Flags: View {
  @State private var a = true
  @State private var b = false
  struct Flag: Identifiable {
    var id: Int
    @Binding var isOn: Bool
  }
  var body: some View {
    let flags = [Flag(id: 0, isOn: $a), Flag(id: 1, isOn: $b)]
    VStack {
      Toggle("A", isOn: $a).toggleStyle(Box())
      Toggle("All", sources: flags, isOn: \.$isOn).toggleStyle(Box())
      Toggle("Bold", systemImage: "bold", isOn: $b).toggleStyle(.button)
      Toggle("Switch", isOn: $b).toggleStyle(.switch)
      Toggle("Plain", isOn: $b).toggleStyle(.automatic).labelsHidden()
    }
  }
}

@MainActor @Suite struct ControlStyleTests {
  @Test func `a label style arranges title and icon`() throws {
    let screen = Screen(Label("Wind", systemImage: "wind").labelStyle(Arrow()))
    #expect(screen.lines == ["Wind", "→"])
    #expect(screen.all(.image).count == 0, "a symbol is never read aloud")
    #expect(screen.tree.contains("symbol"))
  }

  @Test func `a title that a label style hides is still read aloud`() throws {
    let styles = Screen(
      VStack {
        Button {
        } label: {
          Label("Add", systemImage: "plus").labelStyle(.iconOnly)
        }
        Label("Words", systemImage: "plus").labelStyle(.titleOnly)
        Label("Both", systemImage: "plus").labelStyle(.titleAndIcon)
        Label("Auto", systemImage: "plus").labelStyle(.automatic)
      })
    #expect(try styles.button("Add").text == "Add")
    func titleIsHidden(_ style: some LabelStyle) -> Bool {
      Drawn(Label("Add", systemImage: "plus").labelStyle(style)).elements
        .contains { $0[.variant] == "vh" }
    }
    #expect(titleIsHidden(.iconOnly))
    #expect(!titleIsHidden(.titleOnly) && !titleIsHidden(.titleAndIcon))
    #expect(styles.tree.components(separatedBy: "symbol").count == 4, "three symbols")
  }

  @Test func `a custom toggle style can turn its toggle on`() throws {
    let screen = Screen(Flags())
    #expect(screen.has("yes A") && screen.has("some All"))
    try screen.button("some All").tap()
    #expect(screen.has("yes All"))
    #expect(try screen.button("Bold").drawing[.isPressed] == "true")
    try screen.button("Bold").tap()
    #expect(try screen.toggle("Switch").isOn == false)
    #expect(try screen.toggle("Plain").label == "Plain", "a hidden label is still its name")
  }

  @Test func `a progress view style receives fraction and labels`() throws {
    let screen = Screen(
      ProgressView(value: 3, total: 12) {
        Text("Loading")
      } currentValueLabel: {
        Text("3 of 12")
      }
      .progressViewStyle(Percent()))
    #expect(screen.lines.prefix(3) == ["Loading", "25 of 100", "3 of 12"])
    #expect(screen.all(.progress).first?.drawing[.fraction] == "0.25")
  }

  @Test func `progress views are drawn as bars, rings or spinners according to value and style`()
    throws
  {
    let screen = Screen(
      VStack {
        ProgressView()
        ProgressView("Wait")
        ProgressView { Text("Own") }
        ProgressView(value: 0.5).progressViewStyle(.linear)
        ProgressView("Named", value: 0.5).progressViewStyle(.circular).controlSize(.large)
        ProgressView(value: 1, total: 2) { Text("Half") }.progressViewStyle(.automatic)
        ProgressView(Progress(totalUnitCount: 4))
      })
    let kinds = screen.all(.progress).map(\.drawing.kind)
    #expect(kinds == [.spinner, .spinner, .spinner, .progress, .ring, .progress, .progress])
    #expect(
      screen.lines == ["Loading", "Loading", "Wait", "Loading", "Own"] + [
        "Loading", "Loading", "Named", "Half", "Loading", "Loading",
      ])
  }

  @Test func `a gauge shows its value as a fraction of the range between its bounds`() throws {
    let gauge = Gauge(value: 30, in: 0...120) {
      Text("Speed")
    } currentValueLabel: {
      Text("30 km/h")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("120")
    }
    #expect(Screen(gauge.gaugeStyle(Dial())).lines == ["Speed", "0", "25", "120", "30 km/h"])
    for (screen, kind) in [
      (Screen(gauge), ElementKind.progress),
      (Screen(gauge.gaugeStyle(.automatic)), .progress),
      (Screen(gauge.gaugeStyle(.linearCapacity)), .progress),
      (Screen(gauge.gaugeStyle(.accessoryLinear)), .progress),
      (Screen(gauge.gaugeStyle(.accessoryLinearCapacity)), .progress),
      (Screen(gauge.gaugeStyle(.accessoryCircular)), .ring),
      (Screen(gauge.gaugeStyle(.accessoryCircularCapacity)), .ring),
    ] {
      let meter = try screen.find(.progress, "Speed").drawing
      #expect(meter.kind == kind && meter[.fraction] == "0.25")
    }
  }

  @Test func `custom styles of group boxes, labelled content and control groups are applied`()
    throws
  {
    let plain = Screen(
      VStack {
        GroupBox("Wind") { Text("12") }
        LabeledContent("Version", value: "1.0")
        LabeledContent("Share", value: 0.25, format: .percent)
        ControlGroup("Steps") { Button("Back") {} }
      })
    #expect(plain.lines == ["Wind", "12", "Version", "1.0", "Share", "25%", "Back"])
    #expect(plain.has("Steps"))
    let styled = Screen(
      VStack {
        GroupBox("Wind") { Text("12") }.groupBoxStyle(Framed())
        LabeledContent("Version") { Text("1.0") }.labeledContentStyle(Paired())
        ControlGroup("Steps") { Button("Back") {} }.controlGroupStyle(Grouped())
      })
    #expect(styled.lines == ["group", "Wind", "12", "pair", "1.0", "Version", "Steps", "Back"])
  }

  @Test func `a disclosure group expands, also with a custom style`() throws {
    let screen = Screen(
      VStack {
        DisclosureGroup("Plain") { Text("inside") }
        DisclosureGroup("Styled") { Button("within") {} }.disclosureGroupStyle(Fold())
        DisclosureGroup("Open", isExpanded: .constant(true)) { Text("shown") }
          .disclosureGroupStyle(.automatic)
      })
    #expect(screen.lines == ["Plain", "Styled", "Open", "shown"])
    let plain = try screen.button("Plain")
    #expect(plain.drawing[.isExpanded] == "false")
    try plain.tap()
    let styled = try screen.button("Styled")
    #expect(styled.drawing[.isExpanded] == "false")
    try styled.tap()
    #expect(styled.drawing[.isExpanded] == "true")
    #expect(try screen.button("within").drawing[.isExpanded] == nil)
    #expect(plain.drawing[.isExpanded] == "true")
    #expect(screen.lines == ["Plain", "inside", "Styled", "within", "Open", "shown"])
  }
}
