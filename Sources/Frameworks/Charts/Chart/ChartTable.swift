import SwiftUI

/// A button, reachable by assistive technology and the keyboard, that shows the chart's values as a
/// table. The button and the table are visible over the chart while one of them has the focus.
struct ChartTable: View {
  let report: ChartReport
  let locale: Locale
  /// The height of the table in points; a longer table scrolls.
  private static let height: CGFloat = 160
  @State private var isShown = false

  var body: some View {
    let words = ChartWords(locale)
    ZStack(alignment: .topLeading) {
      VStack(alignment: .leading) {
        Button(words(isShown ? .hide : .show)) { isShown.toggle() }
          .accessibilityIdentifier("chart.table")
        if isShown { ScrollView { table }.frame(height: Self.height) }
      }
      .padding(4)
      .background(.background)
    }
    .style(.spokenOnly)
  }

  private var table: some View {
    let rows = report.rows
    return Grid(alignment: .leading, horizontalSpacing: 16) {
      line(report.headings, role: "columnheader")
      ForEach(rows.indices, id: \.self) { index in
        line([rows[index].place, rows[index].value] + (rows[index].series.map { [$0] } ?? []))
      }
    }
    .attribute(.role, "table")
  }

  private func line(_ cells: [String], role: String = "cell") -> some View {
    GridRow {
      ForEach(cells.indices, id: \.self) { index in
        Text(verbatim: cells[index]).attribute(.role, role)
      }
    }
    .attribute(.role, "row")
  }
}
