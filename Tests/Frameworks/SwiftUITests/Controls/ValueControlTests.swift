import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Values: View {
  @State private var volume = 2.0
  @State private var count = 1
  @State private var isEditing = false
  @State private var color = Color.red
  @State private var turns = ""
  var body: some View {
    VStack {
      Text("volume \(volume, format: .number) count \(count) \(isEditing ? "editing" : "still")")
      Slider(value: $volume, in: 0...10, step: 0.5) {
        Text("Volume")
      } minimumValueLabel: {
        Text("low")
      } maximumValueLabel: {
        Text("high")
      } onEditingChanged: {
        isEditing = $0
      }
      Slider(value: $volume, in: 0...10).accessibilityLabel("Plain")
      Slider(value: $volume, in: 0...10) { Text("Off") }.disabled(true)
      Stepper("Count", value: $count, in: 1...3)
      Stepper("Twos", value: $count, step: 2)
      Stepper("Own", onIncrement: { turns += "+" }, onDecrement: nil)
      Text("turns \(turns)")
      ColorPicker("Colour", selection: $color)
      Text(color == Color(red: 0, green: 1, blue: 0) ? "green" : "other")
    }
  }
}

private struct Dates: View {
  /// The time 22:13:20 UTC on 14 November 2023.
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
  var body: some View {
    VStack {
      Text("\(Int(date.timeIntervalSince1970))")
      DatePicker("Both", selection: $date)
      DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
      DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
      DatePicker(
        "Range", selection: $date,
        in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 86_400),
        displayedComponents: [.date]
      )
      .datePickerStyle(.graphical)
      DatePicker("From", selection: $date, in: Date(timeIntervalSince1970: 0)...)
        .datePickerStyle(.wheel)
      DatePicker(selection: $date, in: ...Date(timeIntervalSince1970: 0)) { Text("Until") }
        .datePickerStyle(.automatic)
    }
    .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .current)
  }
}

@MainActor @Suite struct ValueControlTests {
  @Test func `a slider writes its value at once, and nothing is sent back`() throws {
    let screen = Screen(Values())
    let slider = try screen.find(.slider, "Volume")
    #expect(slider.drawing[.minimum] == "0" && slider.drawing[.maximum] == "10")
    #expect(slider.drawing[.step] == "0.5" && slider.value == "2")
    #expect(screen.lines.contains("low") && screen.lines.contains("high"))
    _ = screen.takePatch()
    try slider.set("7.5")
    #expect(screen.has("volume 7.5 count 1 still"))
    #expect(
      !screen.takePatch().contains {
        if case .control(slider.id, _, _) = $0 { true } else { false }
      })
    #expect(try screen.find(.slider, "Plain").value == "7.5")
    try slider.set("99")
    #expect(slider.value == "10", "a value of the browser is clamped to the bounds")
    #expect(throws: ScreenFailure.self) { try screen.find(.slider, "Off").set("1") }
  }

  @Test func `a slider reports the start and end of editing`() throws {
    let screen = Screen(Values())
    let slider = try screen.find(.slider, "Volume")
    try slider.press()
    #expect(screen.has("volume 2 count 1 editing"))
    try slider.release()
    #expect(screen.has("volume 2 count 1 still"))
  }

  @Test func `a stepper stops at its bounds`() throws {
    let screen = Screen(Values())
    let (more, less) = (screen.all(.button, "Increase"), screen.all(.button, "Decrease"))
    try #require(more.count == 3 && less.count == 3)
    #expect(less[0].isDisabled)
    for _ in 0..<2 { try more[0].tap() }
    #expect(screen.has("volume 2 count 3 still"))
    #expect(more[0].isDisabled)
    try less[1].tap()
    #expect(screen.has("volume 2 count 1 still"))
    try more[2].tap()
    #expect(screen.has("turns +"))
    #expect(less[2].isDisabled)
    #expect(screen.has("Count"), "the group has its label's name")
  }

  @Test func `a colour picker reads and writes hexadecimal colours`() throws {
    let screen = Screen(Values())
    let picker = try screen.find(.colorPicker, "Colour")
    #expect(picker.value == "#ff3b30")
    try picker.set("#00ff00")
    #expect(screen.has("green"))
    try picker.set("nonsense")
    #expect(picker.value == "#00ff00")
  }

  @Test func `dates are shown and selected in the view's time zone`() throws {
    let screen = Screen(Dates())
    let both = try screen.find(.datePicker, "Both")
    #expect(both.value == "2023-11-14T23:13" && both.drawing[.contentType] == "datetime-local")
    #expect(try screen.find(.datePicker, "Day").value == "2023-11-14")
    #expect(try screen.find(.datePicker, "Time").value == "23:13")
    try screen.find(.datePicker, "Time").set("00:30")
    #expect(screen.lines.first == "1,699,918,220", "the day and the seconds stay")
    try screen.find(.datePicker, "Day").set("2024-02-29")
    #expect(both.value == "2024-02-29T00:30")
    try both.set("")
    #expect(both.value == "2024-02-29T00:30", "an empty date is ignored")
  }

  @Test(arguments: [(nil, "body"), (Font.title, "title"), (Font.caption, "caption")])
  func `a time has the size of the text around it, while one with a date is limited`(
    font: Font?, style: String
  ) throws {
    let screen = Screen(Dates().font(font))
    let rule = StyleRule.textStyle(style)
    #expect(try screen.find(.datePicker, "Time").drawing.style.contains(rule))
    for name in ["Both", "Day"] {
      #expect(try !screen.find(.datePicker, name).drawing.style.contains(rule), "\(name)")
    }
  }

  @Test func `a time has the text size that an app sets around it`() throws {
    let screen = Screen(Dates().dynamicTypeSize(.accessibility1))
    let label = try #require(screen.all(.text).first { $0.drawing.text == "Time" })
    let sizes = label.drawing.style.filter { if case .fontSize = $0 { true } else { false } }
    #expect(sizes.count == 1)
    let style = try screen.find(.datePicker, "Time").drawing.style
    #expect(sizes.allSatisfy { style.contains($0) })
  }

  @Test func `a date picker sends the range of valid dates`() throws {
    let screen = Screen(Dates())
    let range = try screen.find(.datePicker, "Range").drawing
    #expect(range[.minimum] == "1970-01-01" && range[.maximum] == "1970-01-02")
    #expect(try screen.find(.datePicker, "From").drawing[.minimum] == "1970-01-01T01:00")
    #expect(try screen.find(.datePicker, "Until").drawing[.maximum] == "1970-01-01T01:00")
  }

  @Test func `a date typed outside of the range changes nothing`() throws {
    let screen = Screen(Dates())
    let range = try screen.find(.datePicker, "Range")
    try range.set("2023-11-13")
    #expect(screen.lines.first == "1,700,000,000")
    // The last day is in the range up to 01:00, where the range ends.
    try range.set("1970-01-02")
    #expect(screen.lines.first == "86,400" && range.value == "1970-01-02")
    try range.set("1970-01-01")
    #expect(screen.lines.first == "0" && range.value == "1970-01-01")
    try range.set("1969-12-31")
    #expect(screen.lines.first == "0")
    try screen.find(.datePicker, "From").set("1969-07-20T21:17")
    #expect(screen.lines.first == "0")
    try screen.find(.datePicker, "From").set("1970-01-01T02:00")
    #expect(screen.lines.first == "3,600")
    try screen.find(.datePicker, "Until").set("2023-11-14T23:13")
    #expect(screen.lines.first == "3,600")
  }

  @Test func `a date picker refuses dates and times that do not exist`() throws {
    let screen = Screen(Dates())
    let both = try screen.find(.datePicker, "Both")
    for wrong in [
      "2023-99-14T23:13", "2023-02-30T23:13", "2023-11-00T23:13", "2023-11-14T99:13",
      "2023-11-14T23:60",
    ] {
      try both.set(wrong)
      #expect(both.value == "2023-11-14T23:13", "\(wrong) is refused")
    }
    try screen.find(.datePicker, "Time").set("24:00")
    #expect(both.value == "2023-11-14T23:13")
  }

  @Test func `a progress view of a time interval shows elapsed or remaining time`() async {
    let past = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 10)
    let down = Screen(ProgressView(timerInterval: past, countsDown: true))
    #expect(down.all(.progress).first?.drawing[.fraction] == "0.0")
    let up = Screen(ProgressView(timerInterval: past, countsDown: false) { Text("Tea") })
    #expect(up.all(.progress).first?.drawing[.fraction] == "1.0" && up.has("Tea"))
    let own = Screen(
      ProgressView(timerInterval: past) {
        Text("Tea")
      } currentValueLabel: {
        Text("drawn")
      })
    #expect(own.lines.contains("drawn"))
    #expect(down.lines.contains("0:00"), "the time that is left is shown by itself")
    func valueType<L: View, V: View>(_ view: ProgressView<L, V>) -> V.Type { V.self }
    #expect(valueType(ProgressView(timerInterval: past)) == DefaultDateProgressLabel.self)
  }
}
