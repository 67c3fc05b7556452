import StrataRendering
import StrataSwiftUINavigation
import StrataViewTree
import SwiftUICore

/// The selection of a list, and the actions that change it.
struct ListSelection: RowChoosing {
  enum Change {
    case toggle(AnyHashable)
    case choose(AnyHashable)
    case clear
  }

  /// A Boolean value that indicates whether several rows can be selected, which happens while the
  /// list is edited.
  var isMultiple: Bool
  var contains: (AnyHashable) -> Bool
  /// A closure that returns whether a value has the type of the selection.
  var accepts: (AnyHashable) -> Bool
  /// A closure that returns the selected value or values; `nil` if nothing is selected.
  var current: () -> AnyHashable?
  var change: (Change) -> Void

  /// A closure that selects one value, and deselects all others.
  var choose: (AnyHashable) -> Void { { change(.choose($0)) } }

  func toggle(_ tag: AnyHashable) { change(.toggle(tag)) }

  /// Adds to a row the part that selects it.
  @MainActor func add(tag: AnyHashable, to row: inout Wrapping) {
    row.tag = tag
    let selection = self
    row.add(
      .init("pick") { old, context, row in
        guard let tag = row.tag, !row.refusals.contains("select") else {
          return EmptyView._update(EmptyView(), old, context)
        }
        return RowPick._update(RowPick(selection: selection, tag: tag), old, context)
      })
    guard isMultiple else { return }
    row.add(
      .init("pick-area") { old, context, row in
        guard let tag = row.tag, !row.refusals.contains("select") else {
          return EmptyView._update(EmptyView(), old, context)
        }
        return RowPickArea._update(RowPickArea(selection: selection, tag: tag), old, context)
      })
  }
}

/// The area of a row in which a pointer selects it while the list is edited. The keyboard and a
/// screen reader use the row's mark instead.
private struct RowPickArea: View {
  var selection: ListSelection
  var tag: AnyHashable
  @Environment(\.editMode) private var mode

  var body: some View {
    if mode?.wrappedValue.isEditing == true {
      RowPickAreaElement { selection.toggle(tag) }
    }
  }
}

private struct RowPickAreaElement: View {
  typealias Body = Never
  var action: @MainActor () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let element = Element(
      .box, attributes: [.variant: "part pick whole", .isHidden: "true"], events: .tap)
    let action = view.action
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in action() })])
  }
}

/// The part of a row that selects it: the whole row, or a mark if several rows can be selected.
private struct RowPick: View {
  var selection: ListSelection
  var tag: AnyHashable
  @Environment(\.editMode) private var mode
  @Environment(\.locale) private var locale
  @Environment(\.split) private var split

  var body: some View {
    let isEditing = mode?.wrappedValue.isEditing == true
    let isChosen = selection.contains(tag)
    if isEditing || !selection.isMultiple {
      RowButton(
        variant: isEditing ? "part pick" : "part pick whole",
        symbol: isEditing ? (isChosen ? "checkmark.circle.fill" : "circle") : "",
        name: ListWords(locale)[.select], isPressed: isChosen
      ) { _ in
        selection.toggle(tag)
        if !isEditing { split?.showChoice(selection.current()) }
      }
    }
  }
}

extension ListSelection {
  nonisolated init<Value: Hashable>(one binding: Binding<Value?>) {
    self.init(
      isMultiple: false, contains: { binding.wrappedValue.map { AnyHashable($0) } == $0 },
      accepts: { $0.base is Value },
      current: { binding.wrappedValue.map { AnyHashable($0) } },
      change: { change in
        switch change {
        case .toggle(let tag):
          guard let value = tag.base as? Value, binding.wrappedValue != value else { return }
          binding.wrappedValue = value
        case .choose(let tag):
          if let value = tag.base as? Value { binding.wrappedValue = value }
        case .clear:
          if binding.wrappedValue != nil { binding.wrappedValue = nil }
        }
      })
  }

  nonisolated init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    self.init(
      isMultiple: true,
      contains: { tag in (tag.base as? Value).map(binding.wrappedValue.contains) ?? false },
      accepts: { $0.base is Value },
      current: { binding.wrappedValue.isEmpty ? nil : AnyHashable(binding.wrappedValue) },
      change: { change in
        switch change {
        case .toggle(let tag):
          guard let value = tag.base as? Value else { return }
          if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
        case .choose(let tag):
          if let value = tag.base as? Value { binding.wrappedValue = [value] }
        case .clear:
          if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] }
        }
      })
  }
}
