import SwiftUICore

/// The place to which a link leads, and the parts of the page that show it.
///
/// The action of a link holds this value alone: the link itself also has the label and the readers
/// of the environment, which would take 500 bytes in each row of a list.
@MainActor struct LinkGoal<Destination: View> {
  /// The binding that indicates whether the destination is shown; `nil` if the app has none.
  var isActive: Binding<Bool>?
  var value: AnyHashable?
  var destination: Destination?
  var navigation: NavigationModel?
  var split: SplitPlace?
  var selection: (any RowChoosing)?

  /// A Boolean value that indicates whether the link is in a column before the last.
  var isInColumn: Bool { split.map { $0.column != .detail } ?? false }

  /// A Boolean value that indicates whether following the link selects its value in the list of its
  /// column.
  var isChoice: Bool {
    guard isInColumn, let value, let selection else { return false }
    return selection.accepts(value)
  }

  /// A Boolean value that indicates whether following the link selects its value and leads to no
  /// other page.
  var choosesOnly: Bool { isChoice && !leads }

  /// A Boolean value that indicates whether the link's value is selected; `nil` for a link that
  /// leads to a page.
  var isChosen: Bool? {
    guard choosesOnly, let value else { return nil }
    return selection?.contains(value)
  }

  /// A Boolean value that indicates whether there is something to which the link can lead.
  var isReachable: Bool { navigation != nil && (value != nil || destination != nil) }

  /// A Boolean value that indicates whether a destination is declared for the value, in addition to
  /// a selection.
  private var leads: Bool { value.flatMap { navigation?.leads(to: $0) } ?? false }

  /// Goes to the place.
  func follow() {
    if let isActive {
      isActive.wrappedValue = true
    } else if let value {
      follow(value)
    } else if let destination {
      show(AnyView(destination))
    }
    if isInColumn, !isChoice || leads { split?.model.show(.detail) }
  }

  private func show(_ view: AnyView) {
    if isInColumn { navigation?.show(view) } else { navigation?.push(view) }
  }

  private func follow(_ value: AnyHashable) {
    if isChoice {
      selection?.choose(value)
      split?.showChoice(selection?.current())
      if leads { navigation?.show(value) }
    } else {
      isInColumn ? navigation?.show(value) : navigation?.push(value)
    }
  }
}
