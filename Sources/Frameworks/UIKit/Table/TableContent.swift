import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// A table's rows as a list.
///
/// What rows there are is read further inside: what is said here of the list goes down to all rows,
/// so that rows that come would otherwise draw those that are there again.
struct TableContent: View {
  let table: UITableView
  let edition: Int

  var body: some View {
    ScrollViewReader { proxy in
      let _ = table.scroller = proxy
      content
    }
  }

  @ViewBuilder private var content: some View {
    // A list with something over it is as high as its rows, and would stand in the middle.
    if table.backgroundView == nil {
      rows
    } else {
      rows
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .overlay { TableBackground(table: table, edition: edition) }
    }
  }

  private var rows: some View {
    List { TableRows(table: table, edition: edition) }
      .tableStyle(table.style)
      .refreshed(by: table.refreshControl)
  }
}

/// Everything in the list: the rows, and what stands above and below all of them.
private struct TableRows: View {
  let table: UITableView
  let edition: Int

  var body: some View {
    _ = table.structure.current
    let sections = table.model.sections
    return Group {
      if let header = table.tableHeaderView { extra(header) }
      // A section among several has rows of its own; the rows of the only one are the list's, and
      // only what stands directly in a list is made near the part in sight alone.
      if let only = sections.first, sections.count == 1 {
        SectionView(table: table, section: only, isAlone: true)
      } else {
        ForEach(sections) { section in
          SectionView(table: table, section: section, isAlone: false)
        }
      }
      if let footer = table.tableFooterView { extra(footer) }
    }
  }

  private func extra(_ view: UIView) -> some View {
    HostedView(view: view).id(view.number)
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden)
      .listRowBackground(Color.clear)
  }
}

/// What is in sight where there are no rows.
private struct TableBackground: View {
  let table: UITableView
  let edition: Int

  var body: some View {
    let _ = table.structure.current
    if table.model.count == 0, let view = table.backgroundView {
      HostedView(view: view).id(view.number).frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// A section of a table, with what stands above and below it.
private struct SectionView: View {
  let table: UITableView
  let section: TableModel.Section
  let isAlone: Bool

  var body: some View {
    let index = table.model.sections.firstIndex { $0.id == section.id } ?? 0
    let (header, footer) = (table.header(index), table.footer(index))
    if header == nil, footer == nil, isAlone {
      rows
    } else if let header, let footer {
      Section {
        rows
      } header: {
        header
      } footer: {
        footer
      }
    } else if let header {
      Section {
        rows
      } header: {
        header
      }
    } else if let footer {
      Section {
        rows
      } footer: {
        footer
      }
    } else {
      Section { rows }
    }
  }

  private var rows: some View {
    ForEach(section.rows, id: \.asRow) { key in RowView(table: table, key: key) }
      .forgettingUnseen()
  }
}

extension UITableView {
  fileprivate func header(_ section: Int) -> AnyView? {
    part(
      rows?.tableView(self, viewForHeaderInSection: section),
      dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  fileprivate func footer(_ section: Int) -> AnyView? {
    part(
      rows?.tableView(self, viewForFooterInSection: section),
      dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func part(_ view: UIView?, _ title: String?) -> AnyView? {
    if let view { return AnyView(HostedView(view: view).id(view.number)) }
    return title.map { AnyView(Text(verbatim: $0)) }
  }
}

extension View {
  @ViewBuilder fileprivate func tableStyle(_ style: UITableView.Style) -> some View {
    switch style {
    case .plain: listStyle(.plain)
    case .grouped: listStyle(.grouped)
    case .insetGrouped: listStyle(.insetGrouped)
    }
  }
}
