public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion
import SwiftUICore

/// The entries of a rotor.
///
/// Same as Apple's: a custom type declares its entries in its `body`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the rotor content that `body` returns.
  associatedtype Body: AccessibilityRotorContent
  /// The rotor content of which this content consists.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The entries of the rotor, in order.
  @MainActor var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { body._entries }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) consists of rotor entries: its body must not be called")
  }
}

/// An entry of a rotor: its label, the identifier of its target, and an action to perform first.
public struct _RotorEntry {
  var label: Text
  var id: AnyHashable
  var prepare: () -> Void
}

/// The entries of several contents, as one content.
nonisolated struct RotorEntries: AccessibilityRotorContent {
  typealias Body = Never
  private let read: @MainActor () -> [_RotorEntry]

  init<each Content: AccessibilityRotorContent>(_ contents: repeat each Content) {
    let kept = ForMainActor((repeat each contents))
    read = {
      var all: [_RotorEntry] = []
      for content in repeat each kept.value { all += content._entries }
      return all
    }
  }

  @MainActor var _entries: [_RotorEntry] { read() }
}

/// An entry of a rotor, which leads to a view.
///
///     AccessibilityRotorEntry("Warning", id: warning.id)
///
/// Partial: an entry cannot lead to a part of a text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  public var _entries: [_RotorEntry] { [entry.value] }
  private let entry: ForMainActor<_RotorEntry>

  nonisolated private init(entry: _RotorEntry) { self.entry = ForMainActor(entry) }

  /// Creates an entry that leads to the view with an identifier, set by `id(_:)` or by a `ForEach`.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - id: The identity of the view to which the entry leads.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  nonisolated public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(entry: _RotorEntry(label: label, id: AnyHashable(id), prepare: prepare))
  }

  /// Creates an entry with a localized label that leads to the view with an identifier.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - id: The identity of the view to which the entry leads.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, prepare: prepare)
  }

  /// Creates an entry with a label that is not localized, which leads to the view with an
  /// identifier.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - id: The identity of the view to which the entry leads.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, prepare: prepare)
  }

  /// Creates an entry that leads to the view marked by `accessibilityRotorEntry(id:in:)`.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - id: The identity of the view to which the entry leads.
  ///   - namespace: The namespace of the identity.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  nonisolated public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    let target = RotorTarget(namespace: namespace, id: AnyHashable(id))
    self.init(entry: _RotorEntry(label: label, id: AnyHashable(target), prepare: prepare))
  }

  /// Creates an entry with a localized label that leads to the view marked by
  /// `accessibilityRotorEntry(id:in:)`.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - id: The identity of the view to which the entry leads.
  ///   - namespace: The namespace of the identity.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  nonisolated public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, prepare: prepare)
  }

  /// Creates an entry with a label that is not localized, which leads to the view marked by
  /// `accessibilityRotorEntry(id:in:)`.
  ///
  /// Partial in `textRange`: the argument has no effect; an entry leads to the whole view.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - id: The identity of the view to which the entry leads.
  ///   - namespace: The namespace of the identity.
  ///   - textRange: The range of the text to which the entry leads; `nil` for all of it.
  ///   - prepare: A function that is called before the entry is shown.
  @_disfavoredOverload
  nonisolated public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, prepare: prepare)
  }
}

/// The identifier of a view that is marked as a target of a rotor.
struct RotorTarget: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}
