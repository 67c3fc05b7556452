import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

/// A wrapper to which custom styles pass the parts of a control.
private struct Framed<Part: View>: View {
  var part: Part
  var body: some View {
    HStack {
      Text("[")
      part
      Text("]")
    }
  }
}

private struct Pressed: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    let label: ButtonStyleConfiguration.Label = configuration.label
    Framed(part: label)
  }
}

private struct Triggered: PrimitiveButtonStyle {
  func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    let label: PrimitiveButtonStyleConfiguration.Label = configuration.label
    Button {
      configuration.trigger()
    } label: {
      Framed(part: label)
    }
  }
}

private struct Titled: LabelStyle {
  func makeBody(configuration: LabelStyleConfiguration) -> some View {
    let (title, icon): (LabelStyleConfiguration.Title, LabelStyleConfiguration.Icon) =
      (configuration.title, configuration.icon)
    HStack {
      icon
      Framed(part: title)
    }
  }
}

private struct Switched: ToggleStyle {
  func makeBody(configuration: ToggleStyleConfiguration) -> some View {
    let label: ToggleStyleConfiguration.Label = configuration.label
    HStack {
      Framed(part: label)
      SwitchToggleStyle().makeBody(configuration: configuration)
      DefaultToggleStyle().makeBody(configuration: configuration)
      ButtonToggleStyle().makeBody(configuration: configuration)
    }
  }
}

private struct Measured: GaugeStyle {
  func makeBody(configuration: GaugeStyleConfiguration) -> some View {
    let label: GaugeStyleConfiguration.Label = configuration.label
    let current: GaugeStyleConfiguration.CurrentValueLabel? = configuration.currentValueLabel
    let lowest: GaugeStyleConfiguration.MinimumValueLabel? = configuration.minimumValueLabel
    let highest: GaugeStyleConfiguration.MaximumValueLabel? = configuration.maximumValueLabel
    VStack {
      Framed(part: label)
      Framed(part: current)
      Framed(part: lowest)
      Framed(part: highest)
    }
  }
}

private struct Progressed: ProgressViewStyle {
  func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
    let label: ProgressViewStyleConfiguration.Label? = configuration.label
    let current: ProgressViewStyleConfiguration.CurrentValueLabel? =
      configuration.currentValueLabel
    VStack {
      Framed(part: label)
      Framed(part: current)
      Text("\(Int((configuration.fractionCompleted ?? -1) * 100))")
    }
  }
}

private struct Boxed: GroupBoxStyle {
  func makeBody(configuration: GroupBoxStyleConfiguration) -> some View {
    let label: GroupBoxStyleConfiguration.Label = configuration.label
    let content: GroupBoxStyleConfiguration.Content = configuration.content
    VStack {
      Framed(part: label)
      content
    }
  }
}

private struct Grouped: ControlGroupStyle {
  func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
    let label: ControlGroupStyleConfiguration.Label = configuration.label
    let content: ControlGroupStyleConfiguration.Content = configuration.content
    VStack {
      Framed(part: label)
      content
    }
  }
}

private struct Paired: LabeledContentStyle {
  func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
    let label: LabeledContentStyleConfiguration.Label = configuration.label
    let content: LabeledContentStyleConfiguration.Content = configuration.content
    VStack {
      Framed(part: label)
      content
    }
  }
}

private struct Unfolded: DisclosureGroupStyle {
  func makeBody(configuration: DisclosureGroupStyleConfiguration) -> some View {
    let label: DisclosureGroupStyleConfiguration.Label = configuration.label
    let content: DisclosureGroupStyleConfiguration.Content = configuration.content
    VStack {
      Framed(part: label)
      content
    }
  }
}

private struct Opened: MenuStyle {
  func makeBody(configuration: MenuStyleConfiguration) -> some View {
    HStack {
      Text("menu:")
      Menu(configuration)
    }
  }
}

private struct Chosen: DatePickerStyle {
  func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
    let label: DatePickerStyleConfiguration.Label = configuration.label
    let parts: DatePickerComponents = configuration.displayedComponents
    VStack {
      Framed(part: label)
      Text(verbatim: parts == .date ? "day" : "time")
      Text(verbatim: configuration.minimumDate == nil ? "from ever" : "from a day")
      Text(verbatim: configuration.maximumDate == nil ? "for ever" : "until a day")
    }
  }
}

@MainActor @Suite struct StylePartTests {
  private func lines(_ view: some View) -> [String] { Screen(view).lines }

  @Test func `a button style places the label`() throws {
    #expect(lines(Button("Go") {}.buttonStyle(Pressed())) == ["[", "Go", "]"])
    var count = 0
    let screen = Screen(Button("Go") { count += 1 }.buttonStyle(Triggered()))
    #expect(screen.lines == ["[", "Go", "]"])
    try screen.button("[ Go ]").tap()
    #expect(count == 1)
  }

  @Test func `a label style places title and icon`() {
    let label = Label("Wind", systemImage: "wind").labelStyle(Titled())
    #expect(lines(label) == ["[", "Wind", "]"])
    #expect(Drawn(label).elements.contains { $0.kind == .symbol })
  }

  @Test func `a toggle style places the label and can contain built-in styles`() {
    let screen = Screen(Toggle("On", isOn: .constant(true)).toggleStyle(Switched()))
    #expect(screen.lines == ["[", "On", "]", "On", "On", "On"])
    #expect(screen.all(.toggle).count == 2 && screen.all(.button).count == 1)
  }

  @Test func `gauge and progress view styles place their labels`() {
    let gauge = Gauge(value: 0.5) {
      Text("Speed")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
    #expect(
      lines(gauge.gaugeStyle(Measured()))
        == ["[", "Speed", "]", "[", "now", "]", "[", "low", "]", "[", "high", "]"])
    let progress = ProgressView(value: 0.25) {
      Text("Load")
    } currentValueLabel: {
      Text("1 of 4")
    }
    #expect(
      lines(progress.progressViewStyle(Progressed()))
        == ["[", "Load", "]", "[", "1 of 4", "]", "25"])
  }

  @Test
  func `custom styles of group boxes, control groups and disclosure groups place their parts`() {
    let box = GroupBox("Box") { Text("in") }.groupBoxStyle(Boxed())
    #expect(lines(box) == ["[", "Box", "]", "in"])
    let group = ControlGroup("Group") { Text("in") }.controlGroupStyle(Grouped())
    #expect(lines(group) == ["[", "Group", "]", "in"])
    let pair = LabeledContent("Pair", value: "in").labeledContentStyle(Paired())
    #expect(lines(pair) == ["[", "Pair", "]", "in"])
    let fold = DisclosureGroup("Fold") { Text("in") }.disclosureGroupStyle(Unfolded())
    #expect(lines(fold) == ["[", "Fold", "]", "in"])
  }

  @Test func `a menu style can place the menu beside other views`() throws {
    let screen = Screen(Menu("Sort") { Button("Up") {} }.menuStyle(Opened()))
    #expect(screen.lines == ["menu:", "Sort"])
    #expect(try screen.button("Sort").drawing[.opens] != nil)
    func opens<S: MenuStyle>(_ style: S) -> [String] { lines(Menu("A") {}.menuStyle(style)) }
    #expect(opens(Opened()) == ["menu:", "A"])
  }

  @Test func `a date picker style places the label and reads components and bounds`() {
    let now = Date(timeIntervalSince1970: 0)
    let bounded = DatePicker(
      "Day", selection: .constant(now), in: now...now, displayedComponents: .date)
    #expect(
      lines(bounded.datePickerStyle(Chosen())) == [
        "[", "Day", "]", "day", "from a day", "until a day",
      ])
    let open = DatePicker("Day", selection: .constant(now), displayedComponents: .hourAndMinute)
    func styled<S: DatePickerStyle>(_ style: S) -> [String] { lines(open.datePickerStyle(style)) }
    #expect(styled(Chosen()) == ["[", "Day", "]", "time", "from ever", "for ever"])
  }
}
