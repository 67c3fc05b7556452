public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion

/// What a rotor leads to.
///
/// Same as Apple's: an app's own says its entries in its `body`.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  associatedtype Body: AccessibilityRotorContent
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The entries, in their order.
  @MainActor var _entries: [_RotorEntry] { get }
}

extension AccessibilityRotorContent {
  public var _entries: [_RotorEntry] { body._entries }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) has entries and no body") }
}

/// One entry: what it is called, where it leads, and what comes before.
public struct _RotorEntry {
  var label: Text
  var id: AnyHashable
  var prepare: () -> Void
}

/// Several entries as one.
struct RotorEntries: AccessibilityRotorContent {
  typealias Body = Never
  var _entries: [_RotorEntry]
}

/// A place that a rotor leads to.
///
///     AccessibilityRotorEntry("Warning", id: warning.id)
///
/// Partial: without parts of a text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never
  public let _entries: [_RotorEntry]

  private init(entry: _RotorEntry) { _entries = [entry] }

  /// Leads to the view with an identifier: by `id(_:)`, or as a member of a `ForEach`.
  ///
  /// Partial in `textRange`: an entry leads to the whole view.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(entry: _RotorEntry(label: label, id: AnyHashable(id), prepare: prepare))
  }

  /// Partial in `textRange`: an entry leads to the whole view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, prepare: prepare)
  }

  /// Partial in `textRange`: an entry leads to the whole view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, prepare: prepare)
  }

  /// Leads to the view that was marked by `accessibilityRotorEntry(id:in:)`.
  ///
  /// Partial in `textRange`: an entry leads to the whole view.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    let target = RotorTarget(namespace: namespace, id: AnyHashable(id))
    self.init(entry: _RotorEntry(label: label, id: AnyHashable(target), prepare: prepare))
  }

  /// Partial in `textRange`: an entry leads to the whole view.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, prepare: prepare)
  }

  /// Partial in `textRange`: an entry leads to the whole view.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {
    self.init(Text(label), id: id, in: namespace, prepare: prepare)
  }
}

/// Stands for a view that was marked for a rotor.
struct RotorTarget: Hashable {
  var namespace: Namespace.ID
  var id: AnyHashable
}
