import SwiftUI

/// A button, found by assistive technology and the keyboard, that shows the chart's values as a
/// table.
struct ChartTable: View {
  let report: ChartReport
  let locale: Locale
  @State private var isShown = false

  var body: some View {
    let words = ChartWords(locale)
    ZStack {
      VStack(alignment: .leading) {
        Button(words(isShown ? .hide : .show)) { isShown.toggle() }
        if isShown { table }
      }
    }
    .style(.spokenOnly)
  }

  private var table: some View {
    let rows = report.rows
    return VStack(alignment: .leading) {
      line(report.headings, role: "columnheader")
      ForEach(rows.indices, id: \.self) { index in
        line([rows[index].place, rows[index].value] + (rows[index].series.map { [$0] } ?? []))
      }
    }
    .attribute(.role, "table")
  }

  private func line(_ cells: [String], role: String = "cell") -> some View {
    HStack {
      ForEach(cells.indices, id: \.self) { index in
        Text(verbatim: cells[index]).attribute(.role, role)
      }
    }
    .attribute(.role, "row")
  }
}
