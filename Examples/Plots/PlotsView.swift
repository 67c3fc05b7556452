import Charts
import SwiftUI

/// Two days of weather: a line with a guide, bars, a ring of shares and a band.
struct PlotsView: View {
  @State private var picked: Date?
  private let hours = Hour.all

  var body: some View {
    List {
      Section("Temperature") { temperature }
      Section("Rain") { rain }
      Section("Kinds of weather") { kinds }
      Section("Range of the days") { range }
    }
  }

  private var temperature: some View {
    Chart(hours) { hour in
      LineMark(
        x: .value("Hour", hour.date), y: .value("Temperature", hour.degrees ?? .nan)
      )
      .interpolationMethod(.monotone)
      if let picked { RuleMark(x: .value("Picked", picked)).foregroundStyle(.secondary) }
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 12)) {
        AxisGridLine()
        AxisValueLabel(format: .dateTime.hour())
      }
    }
    .chartXSelection(value: $picked)
    .frame(height: 200)
  }

  private var rain: some View {
    Chart(hours) { hour in
      BarMark(x: .value("Hour", hour.date, unit: .hour), y: .value("Rain", hour.rain ?? .nan))
        .foregroundStyle(.cyan)
    }
    .frame(height: 140)
  }

  private var kinds: some View {
    Chart(Hour.Kind.allCases, id: \.self) { kind in
      SectorMark(
        angle: .value("Hours", hours.filter { $0.kind == kind }.count),
        innerRadius: .ratio(0.6), angularInset: 1
      )
      .foregroundStyle(by: .value("Kind", kind.rawValue))
    }
    .frame(height: 180)
  }

  private var range: some View {
    Chart(hours) { hour in
      AreaMark(
        x: .value("Hour", hour.date), yStart: .value("Low", (hour.degrees ?? .nan) - 2),
        yEnd: .value("High", (hour.degrees ?? .nan) + 2)
      )
      .foregroundStyle(
        .linearGradient(colors: [.orange, .blue], startPoint: .top, endPoint: .bottom)
      )
      .opacity(0.5)
    }
    .chartYScale(domain: .automatic(includesZero: false))
    .frame(height: 160)
  }
}

#Preview { PlotsView() }
