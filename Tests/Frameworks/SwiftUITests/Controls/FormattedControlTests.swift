import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private struct Speeds: View {
  @State private var speed = 1234.5
  @State private var part = 0.25
  @State private var log = ""
  private let plain = "Plain"

  var body: some View {
    Text("speed \(Int(speed * 10)) part \(Int(part * 100)) log \(log)")
    Stepper("Speed", value: $speed, step: 5, format: .number) { log += $0 ? "( " : ") " }
    Stepper(plain, value: $speed, format: .number)
    Stepper("Part", value: $part, in: 0...0.3, step: 0.1, format: .percent)
    Stepper(plain + " part", value: $part, in: 0...1, step: 0.1, format: .percent)
    Stepper(value: $speed, step: 10, format: .number) {
      Text("Own")
    } onEditingChanged: { _ in
      log += "own "
    }
    Stepper(value: $part, in: 0...1, step: 0.5, format: .percent) { Text("Own part") }
  }
}

@available(*, deprecated)
private struct OldForms: View {
  @State private var count = 1
  @State private var level = 2.0
  @State private var text = ""
  @State private var amount = NSNumber(value: 3)
  @State private var log = ""
  private let title = "Plain"

  private let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    return formatter
  }()

  var body: some View {
    Text("count \(count) level \(Int(level)) text \(text) amount \(amount.intValue) log \(log)")
    steppers
    sliders
    fields
    numbers
  }

  @ViewBuilder private var steppers: some View {
    Stepper(
      onIncrement: { log += "up " }, onDecrement: { log += "down " },
      onEditingChanged: { log += $0 ? "( " : ") " }, label: { Text("Own") })
    Stepper(value: $count, step: 2, onEditingChanged: { _ in }, label: { Text("Twos") })
    Stepper(
      value: $count, in: 0...9, step: 3, onEditingChanged: { _ in }, label: { Text("Threes") })
  }

  @ViewBuilder private var sliders: some View {
    Slider(value: $level, in: 0...10, onEditingChanged: { _ in log += "a " }, label: { Text("A") })
    Slider(
      value: $level, in: 0...10, step: 2, onEditingChanged: { _ in log += "b " },
      label: { Text("B") })
    Slider(
      value: $level, in: 0...10, onEditingChanged: { _ in log += "c " },
      minimumValueLabel: Text("least"), maximumValueLabel: Text("most"), label: { Text("C") })
    Slider(
      value: $level, in: 0...10, step: 5, onEditingChanged: { _ in log += "d " },
      minimumValueLabel: Text("low"), maximumValueLabel: Text("high"), label: { Text("D") })
  }

  @ViewBuilder private var fields: some View {
    TextField("Editing", text: $text, onEditingChanged: { log += $0 ? "in " : "out " })
    TextField(title, text: $text, onEditingChanged: { log += $0 ? "plain in " : "plain out " })
    TextField(
      "Both", text: $text, onEditingChanged: { _ in log += "e " }, onCommit: { log += "f " })
    TextField(
      title + " both", text: $text, onEditingChanged: { _ in log += "g " },
      onCommit: { log += "h " })
    TextField(title + " commit", text: $text, onCommit: { log += "i " })
    SecureField(title + " secret", text: $text, onCommit: { log += "j " })
  }

  @ViewBuilder private var numbers: some View {
    TextField("Amount", value: $amount, formatter: formatter)
    TextField("Hint", value: $amount, formatter: formatter, prompt: Text("number"))
    TextField(value: $amount, formatter: formatter, prompt: Text("own hint")) { Text("Labelled") }
    TextField(
      "Amount in", value: $amount, formatter: formatter,
      onEditingChanged: { log += $0 ? "k " : "l " })
    TextField("Amount done", value: $amount, formatter: formatter, onCommit: { log += "m " })
    TextField(
      "Amount both", value: $amount, formatter: formatter, onEditingChanged: { _ in log += "n " },
      onCommit: { log += "o " })
  }
}

/// Tests of steppers that show their value, and deprecated initialisers.
@MainActor @Suite struct FormattedControlTests {
  private func press(_ screen: Screen, _ word: String, _ number: Int) throws {
    try screen.all(.button, word)[number].tap()
  }

  @Test func `a stepper with a format shows its value in the user's number format`() throws {
    let english = Screen(Speeds()), spanish = Screen(Speeds(), language: "es")
    #expect(english.lines.contains("1,234.5") && english.lines.contains("25%"))
    #expect(spanish.lines.contains("1234,5") && spanish.lines.contains("25\u{a0}%"))
    try press(english, "Increase", 0)
    #expect(english.lines.contains("1,239.5") && english.text.contains("log ( )"))
    try press(english, "Decrease", 1)
    #expect(english.lines.contains("1,238.5"), "the step is one where nothing else is said")
    try press(english, "Increase", 4)
    #expect(english.lines.contains("1,248.5") && english.text.contains("own own"))
  }

  @Test func `a stepper with a format stays within its bounds`() throws {
    let screen = Screen(Speeds())
    try press(screen, "Increase", 2)
    #expect(screen.lines.contains("30%"))
    #expect(screen.all(.button, "Increase")[2].isDisabled)
    #expect(!screen.all(.button, "Increase")[3].isDisabled)
    try press(screen, "Increase", 5)
    #expect(screen.lines.contains("80%"))
    try press(screen, "Decrease", 3)
    #expect(screen.lines.contains("70%"))
  }

  @available(*, deprecated)
  @Test func `deprecated initialisers of steppers and sliders change the value and keep the step`()
    throws
  {
    let screen = Screen(OldForms())
    try press(screen, "Increase", 0)
    try press(screen, "Decrease", 0)
    try press(screen, "Increase", 1)
    try press(screen, "Increase", 2)
    #expect(screen.lines.first == "count 6 level 2 text  amount 3 log ( up ) ( down ) ")
    try screen.find(.slider, "A").set("4.4")
    #expect(screen.lines.first?.contains("level 4") == true)
    for name in ["A", "B", "C", "D"] { try screen.find(.slider, name).press() }
    #expect(screen.lines.first?.hasSuffix("a b c d ") == true)
    let steps = try ["A", "B", "C", "D"].map { try screen.find(.slider, $0).drawing[.step] }
    #expect(steps == ["any", "2", "any", "5"])
    for word in ["least", "most", "low", "high"] { #expect(screen.lines.contains(word)) }
  }

  @available(*, deprecated)
  @Test func `deprecated text field initialisers call onEditingChanged and onCommit`() throws {
    let screen = Screen(OldForms())
    for name in ["Editing", "Plain"] {
      try screen.field(name).focus()
      try screen.field(name).blur()
    }
    #expect(screen.lines.first?.hasSuffix("log in out plain in plain out ") == true)
    for name in ["Both", "Plain both", "Plain commit", "Plain secret"] {
      try screen.field(name).focus()
      try screen.field(name).submit()
    }
    #expect(screen.lines.first?.hasSuffix("plain out e f e g h g i j ") == true)
  }

  @available(*, deprecated)
  @Test func `a field with a Formatter parses the typed text and writes the value`() throws {
    let screen = Screen(OldForms())
    for (number, name) in ["Amount", "Hint", "Labelled"].enumerated() {
      let field = try screen.field(name)
      try field.set("\(number + 7)")
      try field.submit()
      #expect(screen.lines.first?.contains("amount \(number + 7) ") == true, "\(name)")
    }
    #expect(try screen.field("Hint").drawing[.placeholder] == "number")
    #expect(try screen.field("Labelled").drawing[.placeholder] == "own hint")
    for name in ["Amount in", "Amount done", "Amount both"] {
      try screen.field(name).focus()
      try screen.field(name).submit()
    }
    #expect(screen.lines.first?.hasSuffix("k l m n o ") == true)
  }
}
