import SwiftUI

/// A button, found by assistive technology and the keyboard, that shows the chart's values as a
/// table. While one of both has the focus they are seen over the chart.
struct ChartTable: View {
  let report: ChartReport
  let locale: Locale
  /// The height of the table, in which it scrolls.
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
