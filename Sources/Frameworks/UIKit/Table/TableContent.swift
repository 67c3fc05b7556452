import Foundation
import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// A table as a `List`.
///
/// The sections are read further inside, in `TableRows`. Modifiers of the list reach all rows, so
/// if the list read the sections, each new row would cause all rows to be drawn again.
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
    // A list with an overlay is as high as its rows, and would be centered.
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

/// The content of the list: the sections, and the table's header and footer.
private struct TableRows: View {
  let table: UITableView
  let edition: Int

  var body: some View {
    _ = table.structure.current
    let sections = table.model.sections
    return Group {
      if let header = table.tableHeaderView { extra(header) }
      // Only direct children of a list are created lazily, so the rows of a single section are the
      // list's, while each of several sections contains its rows.
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

/// The background view, which is shown if there are no rows.
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

/// A section of a table with its header and footer.
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
    if let view {
      // Only titles are small and grey; a view of the app looks as it does elsewhere.
      return AnyView(
        HostedView(view: view).font(.body.weight(.regular)).foregroundStyle(Color.primary)
          .id(view.number))
    }
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
