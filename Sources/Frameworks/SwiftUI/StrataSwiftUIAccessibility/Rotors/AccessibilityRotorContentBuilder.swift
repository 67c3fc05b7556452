public import SwiftUICore

/// A result builder of a rotor's entries.
///
/// Same as Apple's.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Returns the rotor content unchanged.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Returns the rotor content unchanged.
  public static func buildBlock<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> some AccessibilityRotorContent { content }

  /// Combines contents into one.
  ///
  /// - Parameters:
  ///   - c0: The first part.
  ///   - c1: The second part.
  public static func buildBlock<C0: AccessibilityRotorContent, C1: AccessibilityRotorContent>(
    _ c0: C0, _ c1: C1
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4, c5)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent,
    C6: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4, c5, c6)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent,
    C6: AccessibilityRotorContent, C7: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4, c5, c6, c7)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent,
    C6: AccessibilityRotorContent, C7: AccessibilityRotorContent, C8: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4, c5, c6, c7, c8)
  }

  /// Combines several rotor contents into one.
  public static func buildBlock<
    C0: AccessibilityRotorContent, C1: AccessibilityRotorContent, C2: AccessibilityRotorContent,
    C3: AccessibilityRotorContent, C4: AccessibilityRotorContent, C5: AccessibilityRotorContent,
    C6: AccessibilityRotorContent, C7: AccessibilityRotorContent, C8: AccessibilityRotorContent,
    C9: AccessibilityRotorContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> some AccessibilityRotorContent {
    RotorEntries(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
  }

  /// Returns the content of an `if` without an `else`; no entries if its condition is `false`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent {
    content.map { RotorEntries($0) } ?? RotorEntries()
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all elements.
  @MainActor public var _entries: [_RotorEntry] { data.flatMap { content($0)._entries } }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The entries of an element.
  @preconcurrency public init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates entries for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: The entries of an element.
  @preconcurrency public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}
