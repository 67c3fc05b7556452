import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

private let utc = TimeZone.gmt

private func day(_ year: Int, _ month: Int, _ day: Int) -> DateComponents {
  DateComponents(year: year, month: month, day: day)
}

private func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = utc
  return calendar.date(from: DateComponents(year: year, month: month, day: day)) ?? .distantPast
}

private struct Days: View {
  @State var days: Set<DateComponents>
  var make: (Binding<Set<DateComponents>>) -> AnyView

  var body: some View {
    Text(verbatim: said).accessibilityIdentifier("said")
    make($days).environment(\.timeZone, utc)
  }

  private var said: String {
    let all = days.map { [$0.year ?? 0, $0.month ?? 0, $0.day ?? 0] }
    return all.sorted { $0.lexicographicallyPrecedes($1) }
      .map { $0.map(String.init).joined(separator: "-") }.joined(separator: " ")
  }
}

@MainActor @Suite struct MultiDatePickerTests {
  private func screen(
    _ days: Set<DateComponents>, language: String = "en_US",
    make: @escaping (Binding<Set<DateComponents>>) -> some View
  ) -> Screen {
    Screen(
      Days(days: days) { AnyView(make($0)) }.environment(\.locale, Locale(identifier: language)))
  }

  private func names(_ screen: Screen) -> [String] {
    screen.all(.button).filter { !$0.isDisabled }.map(\.label)
  }

  @Test func `days are selected and deselected one by one`() throws {
    let screen = screen([day(2026, 3, 3)]) { MultiDatePicker("Off", selection: $0) }
    #expect(screen.has("March 2026") && screen.has("Off"))
    #expect(try screen.button("Tuesday, March 3, 2026").isSelected)
    try screen.button("Sunday, March 1, 2026").tap()
    #expect(try screen.element("said").text == "2026-3-1 2026-3-3")
    try screen.button("Tuesday, March 3, 2026").tap()
    #expect(try screen.element("said").text == "2026-3-1")
    #expect(try !screen.button("Tuesday, March 3, 2026").isSelected)
    #expect(names(screen).count == 33)  // 31 days and two month buttons
  }

  @Test func `buttons lead to the next and the previous month`() throws {
    let screen = screen([day(2026, 1, 31)]) { days in
      MultiDatePicker(selection: days) { Text("Off") }
    }
    try screen.button("Next month").tap()
    #expect(screen.has("February 2026") && !screen.has("Saturday, January 31, 2026"))
    try screen.button("Saturday, February 28, 2026").tap()
    #expect(try screen.element("said").text == "2026-1-31 2026-2-28")
    try screen.button("Previous month").tap()
    try screen.button("Previous month").tap()
    #expect(screen.has("December 2025"))
  }

  @Test func `days outside of the bounds cannot be selected`() throws {
    let (from, to) = (date(2026, 3, 10), date(2026, 3, 13))
    let within = screen([]) { MultiDatePicker("Off", selection: $0, in: from..<to) }
    #expect(names(within).map { $0.prefix { $0 != "," } } == ["Tuesday", "Wednesday", "Thursday"])
    let title = "Off"
    let forms: [(Binding<Set<DateComponents>>) -> AnyView] = [
      { AnyView(MultiDatePicker(title, selection: $0, in: from..<to)) },
      { days in AnyView(MultiDatePicker(selection: days, in: from..<to) { Text("Off") }) },
    ]
    for form in forms { #expect(names(screen([], make: form)).count == 3) }
    let after: [(Binding<Set<DateComponents>>) -> AnyView] = [
      { AnyView(MultiDatePicker("Off", selection: $0, in: from...)) },
      { AnyView(MultiDatePicker(title, selection: $0, in: from...)) },
      { days in AnyView(MultiDatePicker(selection: days, in: from...) { Text("Off") }) },
    ]
    for form in after {
      let screen = screen([day(2026, 3, 11)], make: form)
      #expect(names(screen).count == 23)  // 22 days and one month button
      #expect(try screen.button("Previous month").isDisabled)
    }
    let before: [(Binding<Set<DateComponents>>) -> AnyView] = [
      { AnyView(MultiDatePicker("Off", selection: $0, in: ..<to)) },
      { AnyView(MultiDatePicker(title, selection: $0, in: ..<to)) },
      { days in AnyView(MultiDatePicker(selection: days, in: ..<to) { Text("Off") }) },
    ]
    for form in before {
      let screen = screen([day(2026, 3, 11)], make: form)
      #expect(names(screen).count == 13)
      #expect(try screen.button("Next month").isDisabled)
    }
    #expect(screen([]) { MultiDatePicker(title, selection: $0) }.has("Off"))
  }

  @Test func `month and day names are in the user's language`() {
    let german = screen([day(2026, 3, 3)], language: "de_DE") {
      MultiDatePicker("Frei", selection: $0)
    }
    #expect(german.has("März 2026") && german.has("Dienstag, 3. März 2026"))
    let spanish = screen([day(2026, 3, 3)], language: "es") {
      MultiDatePicker("Libre", selection: $0)
    }
    #expect(spanish.has("Mes siguiente") && spanish.has("marzo de 2026"))
  }
}
