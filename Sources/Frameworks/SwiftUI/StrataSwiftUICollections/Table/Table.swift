import Foundation
import StrataRendering
import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A table of rows with several columns, which can be selected and sorted.
///
///     Table(people, selection: $chosen, sortOrder: $order) {
///       TableColumn("Name", value: \.name)
///       TableColumn("Age", value: \.age) { Text("\($0.age)") }
///     }
///     .onChange(of: order) { people.sort(using: order) }
///
/// Same as Apple's: the app sorts its values, and a narrow window shows only the first column,
/// without headings. If there are more than a hundred rows, only those near the visible part are on
/// the page.
///
/// Partial: a screen reader reads the table as a list; each row is read with its columns one after
/// the other. The headings scroll with the page.
public struct Table<Value, Rows, Columns>: View
where
  Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
  Rows.TableRowValue == Columns.TableRowValue
{
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let columns: Columns
  nonisolated(unsafe) let rows: Rows
  nonisolated(unsafe) var selection: ListSelection?
  nonisolated(unsafe) var order: TableOrder?
  @Environment(\.[StyleOf<TableStyleConfiguration>()]) private var style

  nonisolated init(
    columns: Columns, rows: Rows, selection: ListSelection? = nil, order: TableOrder? = nil
  ) {
    (self.columns, self.rows, self.selection, self.order) = (columns, rows, selection, order)
  }

  public var body: some View {
    let content = TableBody(
      columns: columns._columns, rows: rows, selection: selection, order: order)
    if let style {
      style.make(TableStyleConfiguration(content: StylePart(content)))
    } else {
      content
    }
  }
}

/// The body of a table in its default style.
private struct TableBody<Rows: TableRowContent>: View {
  var columns: [_TableColumn<Rows.TableRowValue>]
  var rows: Rows
  var selection: ListSelection?
  var order: TableOrder?
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.tableHeaders) private var headers

  var body: some View {
    let isNarrow = width == .compact
    let shown = isNarrow ? Array(columns.prefix(1)) : columns
    let lines = rows._rows(_TableLines(columns: shown))
    if isNarrow || headers == .hidden {
      List<Never, AnyView>(content: lines, selection: selection).listStyle(.plain)
    } else {
      List<Never, _>(
        content: Section {
          lines
        } header: {
          TableHeader(columns: shown, order: order)
        }, selection: selection
      )
      .listStyle(.plain)
    }
  }
}

/// The headings of a table's columns; those of sortable columns are buttons.
private struct TableHeader<Value: Identifiable>: View {
  var columns: [_TableColumn<Value>]
  var order: TableOrder?

  var body: some View {
    TableLine(lanes: columns.lanes()) {
      ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
        TableHeading(label: column.label, comparator: column.comparator, order: order)
      }
    }
    .frame(maxWidth: .infinity)
  }
}

/// The heading of a column.
private struct TableHeading: View {
  var label: AnyView
  var comparator: ((Locale) -> Any)?
  var order: TableOrder?
  @Environment(\.locale) private var locale

  var body: some View {
    if let comparator = comparator?(locale), let order {
      let state = order.state(comparator)
      Button {
        order.choose(comparator)
      } label: {
        HStack(spacing: 4) {
          label
          if let state {
            Image(systemName: state == .forward ? "chevron.up" : "chevron.down").imageScale(.small)
          }
        }
      }
      .buttonStyle(.plain)
      .accessibilityValue(state.map { words($0) } ?? Text(verbatim: ""))
    } else {
      label
    }
  }

  private func words(_ order: SortOrder) -> Text {
    Text(verbatim: ListWords(locale)[order == .forward ? .ascending : .descending])
  }
}

/// The cells of a row, at the same positions in each row.
nonisolated struct TableLine<Content: View>: View {
  typealias Body = Never
  var lanes: GridLanes
  var content: Content

  init(lanes: GridLanes, @ViewBuilder content: () -> Content) {
    self.lanes = lanes
    self.content = content()
  }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, view.lanes.element()) { Content._update(view.content, $0, $1) }
  }
}

/// Creates the views of a table's rows from its columns.
public struct _TableLines<Value: Identifiable> {
  let columns: [_TableColumn<Value>]

  @MainActor func row(_ value: Value) -> AnyView {
    let columns = columns
    return AnyView(TableCells(value: value, columns: columns).tag(value.id))
  }
}

/// The cells of a row.
private struct TableCells<Value: Identifiable>: View {
  var value: Value
  var columns: [_TableColumn<Value>]

  var body: some View {
    if columns.count == 1 {
      columns[0].cell(value)
    } else {
      TableLine(lanes: columns.lanes()) {
        ForEach(Array(columns.enumerated()), id: \.offset) { _, column in column.cell(value) }
      }
      .frame(maxWidth: .infinity)
    }
  }
}

extension EnvironmentValues {
  private enum HeadersKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the headings of tables' columns.
  var tableHeaders: Visibility {
    get { self[HeadersKey.self] }
    set { self[HeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the tables in this view show the headings of their columns.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableHeaders, visibility)
  }
}
