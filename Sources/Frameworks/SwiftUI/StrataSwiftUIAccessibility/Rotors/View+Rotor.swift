import StrataRendering
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import StrataSwiftUIMotion
import StrataViewTree
public import SwiftUICore

/// A view with a list of buttons that lead into it, for assistive technology. They are visible only
/// with the keyboard focus.
nonisolated struct RotorView<Base: View>: View {
  var base: Base
  var label: Text
  var entries: @MainActor () -> [_RotorEntry]
  @State private var holder = PlaceHolder()

  @MainActor var body: some View {
    SpokenBox {
      SpokenBox { rotor }.style(.spokenOnly)
      base.modifier(PlaceMark(holder: holder))
    }
  }

  /// The index of an entry, in a type that is not that of a target's identifier.
  private struct Number: Hashable { var offset: Int }

  @MainActor private var numbered: [(number: Number, entry: _RotorEntry)] {
    entries().enumerated().map { (Number(offset: $0), $1) }
  }

  @MainActor private var rotor: some View {
    SpokenBox {
      ForEach(numbered, id: \.number) { _, entry in
        Button {
          entry.prepare()
          holder.place?.lead(to: entry.id)
        } label: {
          entry.label
        }
      }
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(label)
  }
}

/// A reference to the node in which a rotor's targets are searched.
@MainActor final class PlaceHolder {
  weak var place: Node?
  nonisolated init() {}
}

private struct PlaceMark: ViewModifier {
  typealias Body = Never
  var holder: PlaceHolder

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? LifecycleNode ?? LifecycleNode(context)
    modifier.holder.place = node
    node.show(content, context)
    return node
  }
}

extension Node {
  /// Scrolls to the view with an identifier and moves the focus there.
  fileprivate func lead(to id: AnyHashable) {
    guard let target = place(of: id) else { return }
    var elements: [ElementNode] = []
    target.collectElements(into: &elements)
    guard let element = elements.first else { return }
    scroll(to: id, anchor: nil)
    element.focus(isWanted: false)
    element.focus(isWanted: true)
  }
}

extension View {
  /// Adds a rotor, a list of targets in this view for assistive technology.
  ///
  ///     List(messages) { message in Row(message) }
  ///       .accessibilityRotor("Unread") {
  ///         ForEach(unread) { AccessibilityRotorEntry($0.title, id: $0.id) }
  ///       }
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - entries: The entries of the rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    let entries = ForMainActor(entries)
    return RotorView(base: self, label: label) { entries.value()._entries }
  }

  /// Adds a rotor with a localized label.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - entries: The entries of the rotor.
  nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Adds a rotor with a label that is not localized.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - entries: The entries of the rotor.
  @_disfavoredOverload
  nonisolated public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Adds a rotor with an entry for each element of a collection.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - rotorLabel: The name of the rotor.
  ///   - entries: The elements to which the rotor leads.
  ///   - entryLabel: A key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Adds a rotor with a localized label and an entry for each element of a collection.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - rotorLabelKey: The key of the rotor's name in the app's string catalog.
  ///   - entries: The elements to which the rotor leads.
  ///   - entryLabel: A key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Adds a rotor with an entry for each element of a collection, identified by a key path.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - rotorLabel: The name of the rotor.
  ///   - entries: The elements to which the rotor leads.
  ///   - entryID: A key path to the identity of an element.
  ///   - entryLabel: A key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let kept = ForMainActor((entries: entries, id: entryID, label: entryLabel))
    return RotorView(base: self, label: rotorLabel) {
      kept.value.entries.map { entry in
        _RotorEntry(
          label: Text(verbatim: entry[keyPath: kept.value.label]),
          id: AnyHashable(entry[keyPath: kept.value.id]), prepare: {})
      }
    }
  }

  /// Adds a rotor with a localized label and an entry for each element of a collection, identified
  /// by a key path.
  ///
  /// Partial: the rotor is a group of buttons before the view, visible only with the keyboard
  /// focus; each moves the focus to its target.
  ///
  /// - Parameters:
  ///   - rotorLabelKey: The key of the rotor's name in the app's string catalog.
  ///   - entries: The elements to which the rotor leads.
  ///   - entryID: A key path to the identity of an element.
  ///   - entryLabel: A key path to the label of an element.
  nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Marks the view as a target of a rotor entry.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  nonisolated public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(IDModifier(id: RotorTarget(namespace: namespace, id: AnyHashable(id))))
  }
}
