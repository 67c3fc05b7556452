import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Switch: Identifiable {
  var id: Int
  @Binding var isOn: Bool
  @Binding var unit: Int
}

/// A view with the controls, each created by its longer initialisers.
private struct Panel: View {
  @State private var isOn = false
  @State private var both = [false, true]
  @State private var units = [1, 1]
  @State private var unit = 1
  @State private var volume = 2.0
  @State private var count = 1
  @State private var isOpen = false
  @State private var color = Color.red
  @State private var log = ""

  private var switches: [Switch] {
    (0..<2).map { Switch(id: $0, isOn: $both[$0], unit: $units[$0]) }
  }

  var body: some View {
    VStack {
      Text("log \(log) unit \(unit) units \(units.map(String.init).joined(separator: " "))")
      buttons
      choices
      values
    }
  }

  @ViewBuilder private var buttons: some View {
    Button(role: .destructive) {
      log += "closure "
    } label: {
      Text("Closure")
    }
    Button(role: .cancel, action: { log += "action " }, label: { Text("Action") })
    Toggle(sources: switches, isOn: \.$isOn) { Text("All") }
    Menu {
      Button("Inside") { log += "inside " }
    } label: {
      Text("Menu")
    }
    Menu("Split") {
      Button("Other") { log += "other " }
    } primaryAction: {
      log += "first "
    }
    DisclosureGroup {
      Text("unfolded")
    } label: {
      Text("Fold")
    }
    DisclosureGroup(isExpanded: $isOpen) {
      Text("bound")
    } label: {
      Text("Bound \(isOpen)")
    }
  }

  @ViewBuilder private var choices: some View {
    Picker(selection: $unit) {
      Text("km").tag(1)
      Text("mi").tag(2)
    } label: {
      Text("Unit")
    }
    Picker(sources: switches, selection: \.$unit) {
      Text("C").tag(1)
      Text("F").tag(2)
    } label: {
      Text("Units")
    }
    Picker("Again", sources: switches, selection: \.$unit) {
      Text("C").tag(1)
      Text("F").tag(2)
    }
    GroupBox {
      Text("boxed")
    } label: {
      Text("Box")
    }
    GroupBox { Text("bare") }
    LabeledContent {
      Text("1.0")
    } label: {
      Text("Version")
    }
    Label {
      Text("Title")
    } icon: {
      Image(systemName: "star")
    }
    ControlGroup { Button("Lone") {} }
    ControlGroup {
      Button("Left") {}
    } label: {
      Text("Sides")
    }
    ControlGroup("Named", systemImage: "star") { Button("Right") {} }
  }

  @ViewBuilder private var values: some View {
    Slider(value: $volume, in: 0...10) {
      Text("Volume")
    } minimumValueLabel: {
      Text("quiet")
    } maximumValueLabel: {
      Text("loud")
    } onEditingChanged: {
      log += $0 ? "held " : "free "
    }
    Stepper {
      Text("Own")
    } onIncrement: {
      log += "up "
    } onDecrement: {
      log += "down "
    } onEditingChanged: {
      log += $0 ? "( " : ") "
    }
    Stepper(value: $count, in: 0...9, step: 3) { Text("Threes \(count)") }
    Stepper(value: $count, step: 5) {
      Text("Fives")
    } onEditingChanged: { _ in
      log += "five "
    }
    ColorPicker(selection: $color, supportsOpacity: false) { Text("Colour") }
    DatePicker(
      selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
    ) { Text("Day") }
    .environment(\.timeZone, .gmt)
  }
}

@MainActor @Suite struct ControlFormTests {
  private func log(_ screen: Screen) -> String { screen.lines.first ?? "" }

  @Test func `buttons with a role run their action and have the variant of the role`() throws {
    let screen = Screen(Panel())
    try screen.button("Closure").tap()
    try screen.button("Action").tap()
    #expect(log(screen).hasPrefix("log closure action "))
    #expect(try screen.button("Closure").drawing[.variant]?.contains("destructive") == true)
    #expect(try screen.button("Action").drawing[.variant]?.contains("cancel") == true)
  }

  @Test func `a toggle with sources of different values is mixed until it is turned on`() throws {
    let screen = Screen(Panel())
    let all = try screen.toggle("All")
    #expect(all.drawing[.variant] == "mixed" && !all.isOn)
    try all.turnOn()
    #expect(all.isOn && all.drawing[.variant] == nil)
  }

  @Test func `a menu opens its list, or runs its primary action if it has one`() throws {
    let screen = Screen(Panel())
    #expect(try screen.button("Menu").drawing[.opens] != nil)
    try screen.button("Inside").tap()
    #expect(try screen.button("Split").drawing[.opens] == nil, "the first press acts")
    try screen.button("Split").tap()
    try screen.button("Other").tap()
    #expect(log(screen).hasPrefix("log inside first other "))
  }

  @Test func `disclosure groups expand by their state or by a binding`() throws {
    let screen = Screen(Panel())
    #expect(!screen.has("unfolded") && !screen.has("bound"))
    try screen.button("Fold").tap()
    #expect(screen.has("unfolded"))
    try screen.button("Bound false").tap()
    #expect(screen.has("bound") && screen.has("Bound true"))
  }

  @Test func `a picker sets its binding, or each of several bindings`() throws {
    let screen = Screen(Panel())
    try screen.picker("Unit").choose("mi")
    #expect(log(screen).hasSuffix("unit 2 units 1 1"))
    try screen.picker("Units").choose("F")
    #expect(log(screen).hasSuffix("units 2 2"))
    #expect(try screen.picker("Again").value == "F")
    try screen.picker("Again").choose("C")
    #expect(log(screen).hasSuffix("units 1 1"))
  }

  @Test func `group boxes, labelled content, labels and control groups show their content`() throws
  {
    let screen = Screen(Panel())
    for words in ["Box", "boxed", "bare", "Version", "1.0", "Title", "Lone", "Left", "Right"] {
      #expect(screen.lines.contains(words), "\(words)")
    }
    #expect(try screen.element("Sides").drawing[.role] == "group")
    #expect(try screen.element("Named").drawing[.role] == "group")
  }

  @Test func `sliders and steppers report the start and end of editing`() throws {
    let screen = Screen(Panel())
    let slider = try screen.find(.slider, "Volume")
    try slider.press()
    try slider.release()
    #expect(log(screen).hasPrefix("log held free "))
    #expect(screen.lines.contains("quiet") && screen.lines.contains("loud"))
    let (more, less) = (screen.all(.button, "Increase"), screen.all(.button, "Decrease"))
    try more[0].tap()
    try less[0].tap()
    #expect(log(screen).hasPrefix("log held free ( up ) ( down ) "))
    try more[1].tap()
    #expect(screen.lines.contains("Threes 4"))
    try more[2].tap()
    #expect(screen.lines.contains("Threes 9") && log(screen).contains("five five"))
  }

  @Test func `colour and date pickers take a view as their label`() throws {
    let screen = Screen(Panel())
    #expect(try screen.find(.colorPicker, "Colour").value == "#ff3b30")
    #expect(try screen.find(.datePicker, "Day").value == "1970-01-01")
  }

  @Test func `a group box has another background than a plain page`() {
    func rules(_ tree: ElementTree) -> [StyleRule] {
      tree.element.style + tree.children.flatMap(rules)
    }
    let box = Screen(GroupBox("Wind") { Text("12") })
    #expect(rules(box.drawing).contains(.background(.named("secondarySystem"))))
  }

  @available(*, deprecated)
  @Test func `deprecated initialisers of group boxes and pickers work`() throws {
    let box = Screen(GroupBox(label: Text("Old")) { Text("boxed") })
    #expect(box.lines == ["Old", "boxed"])
    let picker = Picker(selection: .constant(2), label: Text("Old")) {
      Text("one").tag(1)
      Text("two").tag(2)
    }
    #expect(try Screen(picker).picker("Old").value == "two")
    let again = Picker(
      selection: .constant(1), label: Text("Old"), content: { Text("one").tag(1) })
    #expect(try Screen(again).picker("Old").value == "one")
  }

  @Test func `gauges show the labels that they are given`() {
    let value = 0.5
    let named = Gauge(value: value, in: 0...2, label: { Text("Speed") })
    #expect(Screen(named).all(.progress).first?.drawing[.fraction] == "0.25")
    let trailing = Gauge(value: value, in: 0...1) { Text("Speed") }
    #expect(Screen(trailing).all(.progress).first?.drawing[.fraction] == "0.5")
    let current = Gauge(value: value, in: 0...1) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    }
    #expect(Screen(current).lines.last == "now")
    let marked = Gauge(value: value) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } markedValueLabels: {
      Text("30")
      Text("60")
    }
    #expect(Screen(marked).all(.progress).first?.label == "Speed, 30 60")
    #expect(Drawn(marked).elements.compactMap(\.text) == ["Speed", "30", "60", "now"])
    let bounded = Gauge(value: value, in: 0...1) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    } markedValueLabels: {
      Text("half")
    }
    #expect(
      Drawn(bounded).elements.compactMap(\.text) == ["Speed", "low", "high", "half", "now"])
  }

  @Test func `a share link sends its subject, message and item`() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let screen = Screen(
      VStack {
        ShareLink(item: url, subject: Text("Look"), message: Text("at this")) { Text("Share it") }
        ShareLink(item: url) { Text("Only this") }
        ShareLink(item: "words", subject: Text("Look")) { Text("Words") }
        ShareLink(item: url)
        ShareLink(Text("A text"), item: "said", message: Text("at this"))
        ShareLink(Text("An address"), item: url)
        ShareLink(String("A string"), item: "said")
        ShareLink(item: url, preview: SharePreview(Text("Title"), image: Image("a"))) {
          Text("Previewed")
        }
        ShareLink(item: "said", subject: Text("Look"), preview: SharePreview("Title")) {
          Text("With a subject")
        }
      })
    #expect(
      try screen.button("Previewed").drawing[.share] == "Title\n\nhttps://example.com/a")
    #expect(try screen.button("With a subject").drawing[.share] == "Look\n\nsaid")
    #expect(
      try screen.button("Share it").drawing[.share] == "Look\nat this\nhttps://example.com/a")
    #expect(try screen.button("Only this").drawing[.share] == "\n\nhttps://example.com/a")
    #expect(try screen.button("Words").drawing[.share] == "Look\n\nwords")
    #expect(try screen.button("A text").drawing[.share] == "\nat this\nsaid")
    #expect(try screen.button("An address").drawing[.share] == "\n\nhttps://example.com/a")
    #expect(try screen.button("A string").drawing[.share] == "\n\nsaid")
    #expect(try screen.button("Share").drawing[.share] != nil, "the link has a default label")
  }

  @Test func `a share link without a label is titled Share`() throws {
    func labelType<D, P, I, L: View>(_ link: ShareLink<D, P, I, L>) -> L.Type { L.self }
    let link = ShareLink(item: "words")
    #expect(labelType(link) == DefaultShareLinkLabel.self)
    #expect(try Screen(link).button("Share").drawing[.share] == "\n\nwords")
  }
}
