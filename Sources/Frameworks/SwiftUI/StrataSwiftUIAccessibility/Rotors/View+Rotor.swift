import StrataRendering
import StrataSwiftUIControls
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import StrataSwiftUIMotion
import StrataViewTree
public import SwiftUICore

/// A view with a list of ways into it for assistive technology: links that are seen only with the
/// keyboard's focus.
struct RotorView<Base: View>: View {
  var base: Base
  var label: Text
  var entries: @MainActor () -> [_RotorEntry]
  @State private var holder = PlaceHolder()

  var body: some View {
    SpokenBox {
      SpokenBox { rotor }.style(.spokenOnly)
      base.modifier(PlaceMark(holder: holder))
    }
  }

  /// Which of the entries one is: no identifier that an entry could lead to.
  private struct Number: Hashable { var offset: Int }

  private var numbered: [(number: Number, entry: _RotorEntry)] {
    entries().enumerated().map { (Number(offset: $0), $1) }
  }

  private var rotor: some View {
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

/// Keeps hold of the place that a rotor's entries are looked for in.
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
  /// Brings the view with an identifier into sight, and the focus there.
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
  /// Gives assistive technology a list of ways into this view.
  ///
  ///     List(messages) { message in Row(message) }
  ///       .accessibilityRotor("Unread") {
  ///         ForEach(unread) { AccessibilityRotorEntry($0.title, id: $0.id) }
  ///       }
  ///
  /// Partial: a group of buttons before the view, seen only with the keyboard's focus; each brings
  /// the focus to its place.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    RotorView(base: self, label: label) { entries()._entries }
  }

  /// Partial: as `accessibilityRotor(_:entries:)` with a text.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Partial: as `accessibilityRotor(_:entries:)` with a text.
  @_disfavoredOverload
  public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Gives assistive technology a way to each of a collection's members, by its own identifier.
  ///
  /// Partial: as `accessibilityRotor(_:entries:)`.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Partial: as `accessibilityRotor(_:entries:)`.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Gives assistive technology a way to each of a collection's members, by an identifier.
  ///
  /// Partial: as `accessibilityRotor(_:entries:)`.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    RotorView(base: self, label: rotorLabel) {
      entries.map { entry in
        _RotorEntry(
          label: Text(verbatim: entry[keyPath: entryLabel]),
          id: AnyHashable(entry[keyPath: entryID]), prepare: {})
      }
    }
  }

  /// Partial: as `accessibilityRotor(_:entries:)`.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Marks the view as a place that a rotor leads to.
  public func accessibilityRotorEntry<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View {
    modifier(IDModifier(id: RotorTarget(namespace: namespace, id: AnyHashable(id))))
  }
}
