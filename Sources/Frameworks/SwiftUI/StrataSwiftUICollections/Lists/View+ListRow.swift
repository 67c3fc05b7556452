import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

extension View {
  /// Sets a view behind the row, from edge to edge.
  public func listRowBackground<V: View>(_ view: V?) -> some View {
    row { row in
      guard let view else { return }
      row.rules.append(.background(.named("clear")))
      row.add(
        .init("ground") { old, context, _ in
          RowPart._update(RowPart(variant: "part row-back", content: view), old, context)
        })
    }
  }

  /// Sets the insets of the row's content.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    row { row in
      guard let insets else { return }
      row.rules.append(
        .padding(
          top: insets.top, leading: insets.leading, bottom: insets.bottom,
          trailing: insets.trailing))
    }
  }

  /// Sets whether there are lines between this row and its neighbors.
  public func listRowSeparator(
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
  /// Partial: only the line above the row gets the color.
  public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      RowModifier { row, environment in
        guard let color, edges.contains(.top) else { return }
        row.rules.append(.separatorTint(color._paint(in: environment)))
      })
  }

  /// Sets whether the row cannot be deleted.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { refuse("delete", isDisabled) }

  /// Sets whether the row cannot be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View { refuse("move", isDisabled) }

  /// Sets whether the row cannot be selected.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    refuse("select", isDisabled)
  }

  private func refuse(_ what: String, _ isRefused: Bool) -> some View {
    row { row in if isRefused { row.refusals.insert(what) } }
  }
}
