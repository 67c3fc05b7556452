import Foundation
package import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
package import StrataViewTree
import SwiftUICore

/// The app's actions to delete and move rows.
struct RowEdits: RowEditing {
  var delete: (@MainActor (IndexSet) -> Void)?
  var move: (@MainActor (IndexSet, Int) -> Void)?

  @MainActor func add(to row: inout Wrapping, index: Int, count: Int) {
    let edits = self
    row.add(
      .init("edits") { old, context, row in
        var allowed = edits
        if row.refusals.contains("delete") { allowed.delete = nil }
        if row.refusals.contains("move") { allowed.move = nil }
        let controls = RowControls(
          edits: allowed, index: index, count: count,
          hasSwipe: row.parts.contains { $0.name == "swipe trailing" })
        return RowControls._update(controls, old, context)
      })
  }

  @MainActor func move(_ index: Int, by steps: Int, of count: Int) {
    // A person can send any number of steps, of which the sum might be none that a number can hold.
    let target = min(max(0, index + min(max(-count, steps), count)), count - 1)
    guard target != index else { return }
    move?(IndexSet(integer: index), target > index ? target + 1 : target)
  }
}

/// The controls that editing adds to a row.
private struct RowControls: View {
  var edits: RowEdits
  var index: Int
  var count: Int
  var hasSwipe: Bool
  @Environment(\.editMode) private var mode
  @Environment(\.locale) private var locale

  var body: some View {
    let words = ListWords(locale)
    if mode?.wrappedValue.isEditing == true {
      if edits.delete != nil {
        RowButton(variant: "part drop", symbol: "minus.circle.fill", name: words[.delete]) { _ in
          edits.delete?(IndexSet(integer: index))
        }
      }
      if edits.move != nil {
        RowButton(
          variant: "part handle", symbol: "line.3.horizontal", name: words[.move],
          events: .reorder
        ) { event in
          edits.move(index, by: Int(event.value) ?? 0, of: count)
        }
      }
    } else if let delete = edits.delete, !hasSwipe {
      SwipeBar(
        edge: .trailing, isFull: true,
        content: Button(role: .destructive) {
          delete(IndexSet(integer: index))
        } label: {
          Text(verbatim: words[.delete])
        })
    }
  }
}

/// A button that a list adds to a row, shown as a symbol.
package struct RowButton: View {
  package typealias Body = Never
  var variant: String
  var symbol: String
  var name: String
  var isPressed: Bool?
  var events: EventSet
  var action: @MainActor (ElementEvent) -> Void

  nonisolated package init(
    variant: String, symbol: String, name: String, isPressed: Bool? = nil,
    events: EventSet = .tap, action: @escaping @MainActor (ElementEvent) -> Void
  ) {
    (self.variant, self.symbol, self.name) = (variant, symbol, name)
    (self.isPressed, self.events, self.action) = (isPressed, events, action)
  }

  package static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.button, events: view.events)
    element[.variant] = "plain \(view.variant)"
    element[.label] = view.name
    element[.isPressed] = view.isPressed.map { $0 ? "true" : "false" }
    return ElementNode.update(
      old, context, element, handlers: [(view.events, view.action)]
    ) { old, context in
      if view.symbol.isEmpty { return EmptyView._update(EmptyView(), old, context) }
      return Image._update(Image(systemName: view.symbol), old, context)
    }
  }
}
