import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Sets a view behind the row, from edge to edge.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    let ground = view.map { ForMainActor<any View>(RowPart(variant: "part row-back", content: $0)) }
    return row { row in
      guard let ground else { return }
      row.rules.append(.background(.named("clear")))
      row.add(
        .init("ground") { old, context, _ in
          ground.value.update(old, context)
        })
    }
  }

  /// Sets the insets of the row's content.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { row in
      guard let insets else { return }
      row.rules.append(
        .padding(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing))
    }
  }

  /// Sets whether there are lines between this row and its neighbors.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are shown.
  ///   - edges: The edges with the lines: the top, the bottom or both.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    row { row in
      guard visibility == .hidden else { return }
      if edges.contains(.top) { row.rules.append(.trait(.noLineAbove)) }
      if edges.contains(.bottom) { row.rules.append(.trait(.noLineBelow)) }
    }
  }

  /// Sets the color of the row's separator.
  ///
  /// Partial: the color affects only the line above the row.
  ///
  /// - Parameters:
  ///   - color: The color; `nil` for the default.
  ///   - edges: The edges with the lines: the top, the bottom or both.
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowModifier { row, environment in
        guard let color, edges.contains(.top) else { return }
        row.rules.append(.separatorTint(color._paint(in: environment)))
      })
  }

  /// Sets whether the row cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    refuse("delete", isDisabled)
  }

  /// Sets whether the row cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    refuse("move", isDisabled)
  }

  /// Sets whether the row cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    refuse("select", isDisabled)
  }

  nonisolated private func refuse(_ what: String, _ isRefused: Bool) -> some View {
    row { row in if isRefused { row.refusals.insert(what) } }
  }
}
