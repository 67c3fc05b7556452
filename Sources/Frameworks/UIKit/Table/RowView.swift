import Foundation
import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The identity of a row's node. A later node of the same row has another identity.
final class RowPlace: Sendable {}

/// A row of a table: its cell, its selection and its swipe actions.
struct RowView: View {
  let table: UITableView
  let key: AnyHashable
  @State private var place = RowPlace()

  var body: some View {
    _ = table.looks.current
    _ = table.revision(of: key).current
    table.places[key] = place
    let cell = table.cell(for: key)
    return Group {
      if let cell {
        HostedView(view: cell).id(cell.number)
      } else {
        Color.clear.frame(height: 44)
      }
    }
    .modifier(AppearanceModifier(appear: { [table, key] in table.cameNear(key) }))
    .modifier(
      AppearanceModifier(
        disappear: { [table, key, place] in table.rowLeft(key, place) }, isLasting: true)
    )
    .row { row in dress(&row, cell) }
  }

  private func dress(_ row: inout Wrapping, _ cell: UITableViewCell?) {
    row.rules.append(.padding(top: 0, leading: 0, bottom: 0, trailing: 0))
    if table.separatorStyle == .none { row.rules += [.trait(.noLineAbove), .trait(.noLineBelow)] }
    guard let cell, let place = table.model.place(of: key) else { return }
    if let height = leastHeight(place) {
      row.rules.append(.limits(minWidth: nil, maxWidth: nil, minHeight: height, maxHeight: nil))
    }
    if let color = cell.backgroundConfiguration?.backgroundColor {
      row.rules.append(.background(color.color.paint))
    }
    if let radius = cell.backgroundConfiguration?.cornerRadius, radius > 0 {
      row.rules.append(.cornerRadius(Double(radius)))
    }
    addSelection(to: &row, cell)
    addSwipes(to: &row, place, cell)
  }

  private func leastHeight(_ place: IndexPath) -> Double? {
    let height = table.rows?.tableView(table, heightForRowAt: place) ?? table.rowHeight
    return height > 0 ? Double(height) : nil
  }

  // MARK: Selection

  private func addSelection(to row: inout Wrapping, _ cell: UITableViewCell) {
    guard table.picksRows else { return }
    let isChosen = table.chosen.contains(key)
    row.add(
      .init("pick") { [table, key] old, context, _ in
        RowPick._update(
          RowPick(cell: cell, isChosen: isChosen) { table.tapped(key) }, old, context)
      })
  }

  // MARK: Swipes

  private func addSwipes(to row: inout Wrapping, _ place: IndexPath, _ cell: UITableViewCell) {
    let trailing = table.rows?.tableView(
      table, trailingSwipeActionsConfigurationForRowAt: place)
    let leading = table.rows?.tableView(table, leadingSwipeActionsConfigurationForRowAt: place)
    if let trailing { add(trailing, .trailing, to: &row, cell) } else { addDelete(to: &row, place) }
    if let leading { add(leading, .leading, to: &row, cell) }
  }

  private func add(
    _ swipes: UISwipeActionsConfiguration, _ edge: HorizontalEdge, to row: inout Wrapping,
    _ cell: UITableViewCell
  ) {
    row.add(
      SwipePart.part(edge, isFull: swipes.performsFirstActionWithFullSwipe) {
        ForEach(Array(swipes.actions.enumerated()), id: \.offset) { _, action in
          SwipeButton(action: action, cell: cell)
        }
      })
  }

  private func addDelete(to row: inout Wrapping, _ place: IndexPath) {
    guard let data = table.dataSource, data.tableView(table, canEditRowAt: place) else { return }
    row.add(
      SwipePart.part(.trailing, isFull: true) { [table, key] in
        Button(role: .destructive) {
          guard let place = table.model.place(of: key) else { return }
          data.tableView(table, commit: .delete, forRowAt: place)
        } label: {
          DeleteWord()
        }
      })
  }
}

/// A button of a row's swipe actions.
private struct SwipeButton: View {
  let action: UIContextualAction
  let cell: UITableViewCell

  var body: some View {
    Button(role: action.style == .destructive ? .destructive : nil) {
      action.handler(action, cell) { _ in }
    } label: {
      ActionLabel(title: action.title ?? "", image: action.image)
    }
    .tint(action.backgroundColor?.color)
  }
}
