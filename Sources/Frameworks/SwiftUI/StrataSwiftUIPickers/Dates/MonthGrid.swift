import Foundation
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import SwiftUICore

/// The month's title, and buttons for the previous and next month.
struct MonthHeader: View {
  var month: CalendarMonth
  var show: (Date) -> Void
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      Text(verbatim: month.title).font(.headline).accessibilityAddTraits(.isHeader)
      Spacer()
      button("chevron.backward", .previousMonth, month.moved(by: -1))
      button("chevron.forward", .nextMonth, month.moved(by: 1))
    }
  }

  private func button(
    _ symbol: String, _ word: FrameworkWords.Word, _ date: Date?
  ) -> some View {
    Button {
      if let date { show(date) }
    } label: {
      Image(systemName: symbol).frame(width: 44, height: 44)
    }
    .accessibilityLabel(Text(verbatim: FrameworkWords(locale)[word]))
    .disabled(date == nil)
  }
}

/// The days of a month in weeks. Each day is a button that can be on or off.
struct MonthGrid: View {
  var month: CalendarMonth
  var isChosen: (DateComponents) -> Bool
  var toggle: (DateComponents) -> Void

  var body: some View {
    Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        ForEach(Array(month.weekdays.enumerated()), id: \.offset) { _, name in
          Text(verbatim: name).font(.caption).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity).accessibilityHidden(true)
        }
      }
      ForEach(weeks, id: \.self) { week in
        GridRow {
          ForEach(Array(week.enumerated()), id: \.offset) { _, day in
            if let day { button(day) } else { Color.clear.frame(height: 44) }
          }
        }
      }
    }
  }

  private var weeks: [[DateComponents?]] {
    let places = Array(repeating: nil, count: month.lead) + month.days.map(Optional.some)
    return stride(from: 0, to: places.count, by: 7).map { start in
      let week = Array(places[start..<min(start + 7, places.count)])
      return week + Array(repeating: nil, count: 7 - week.count)
    }
  }

  private func button(_ day: DateComponents) -> some View {
    let isOn = isChosen(day)
    return Button {
      toggle(day)
    } label: {
      Text(verbatim: (day.day ?? 0).formatted(.number.locale(month.locale)))
        .frame(width: 44, height: 44)
        .background { if isOn { Circle().fill(.tint.opacity(0.2)).padding(2) } }
        .fontWeight(isOn ? .semibold : .regular)
    }
    .accessibilityLabel(Text(verbatim: month.name(of: day)))
    .accessibilityAddTraits(isOn ? .isSelected : [])
    .buttonStyle(.plain)
    .disabled(!month.canChoose(day))
    .foregroundStyle(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
    .frame(maxWidth: .infinity)
  }
}
