public import SwiftUICore

/// A result builder of a table's rows.
///
/// Same as Apple's.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
  /// Returns the row unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Value == Content.TableRowValue { content }

  /// Returns the row unchanged.
  public static func buildBlock<C: TableRowContent>(_ content: C) -> C
  where Value == C.TableRowValue { content }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent
  >(
    _ c0: C0, _ c1: C1
  ) -> TupleTableRowContent<Value, (C0, C1)>
  where Value == C0.TableRowValue, Value == C1.TableRowValue {
    TupleTableRowContent((c0, c1)) {
      [$0.0._rows($1), $0.1._rows($1)]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleTableRowContent<Value, (C0, C1, C2)>
  where Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue {
    TupleTableRowContent((c0, c1, c2)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1)]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1)]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4)) {
      [$0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1)]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1),
        $0.5._rows($1),
      ]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1),
        $0.5._rows($1),
        $0.6._rows($1),
      ]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1),
        $0.5._rows($1),
        $0.6._rows($1), $0.7._rows($1),
      ]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue, Value == C8.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1),
        $0.5._rows($1),
        $0.6._rows($1), $0.7._rows($1), $0.8._rows($1),
      ]
    }
  }

  /// Combines rows into one content.
  public static func buildBlock<
    C0: TableRowContent, C1: TableRowContent, C2: TableRowContent, C3: TableRowContent,
    C4: TableRowContent, C5: TableRowContent, C6: TableRowContent, C7: TableRowContent,
    C8: TableRowContent, C9: TableRowContent
  >(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8,
    _ c9: C9
  ) -> TupleTableRowContent<Value, (C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>
  where
    Value == C0.TableRowValue, Value == C1.TableRowValue, Value == C2.TableRowValue,
    Value == C3.TableRowValue, Value == C4.TableRowValue, Value == C5.TableRowValue,
    Value == C6.TableRowValue, Value == C7.TableRowValue, Value == C8.TableRowValue,
    Value == C9.TableRowValue
  {
    TupleTableRowContent((c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) {
      [
        $0.0._rows($1), $0.1._rows($1), $0.2._rows($1), $0.3._rows($1), $0.4._rows($1),
        $0.5._rows($1),
        $0.6._rows($1), $0.7._rows($1), $0.8._rows($1), $0.9._rows($1),
      ]
    }
  }

  /// Returns the rows of an `if` without an `else`.
  public static func buildIf<C: TableRowContent>(_ content: C?) -> C?
  where Value == C.TableRowValue { content }

  /// Returns the rows of an `if`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    first: T
  ) -> _ConditionalContent<T, F>
  where Value == T.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the rows of an `else`.
  public static func buildEither<T: TableRowContent, F: TableRowContent>(
    second: F
  ) -> _ConditionalContent<T, F>
  where Value == F.TableRowValue, T.TableRowValue == F.TableRowValue {
    _ConditionalContent(storage: .falseContent(second))
  }
}

/// Several rows as one content. Same as Apple's.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public typealias TableRowValue = Value
  public typealias TableRowBody = Never
  /// The rows that this content joins, as a tuple.
  public var value: T {
    get { storedValue }
    set { storedValue = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedValue: T
  private let views: @MainActor (T, _TableLines<Value>) -> [AnyView]

  nonisolated init(_ value: T, _ views: @escaping @MainActor (T, _TableLines<Value>) -> [AnyView]) {
    storedValue = value
    self.views = views
  }

  public func _rows(_ lines: _TableLines<Value>) -> AnyView {
    let views = views(value, lines)
    return AnyView(ForEach(Array(views.enumerated()), id: \.offset) { $0.element })
  }
}

extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  public typealias TableRowValue = TrueContent.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ lines: _TableLines<TrueContent.TableRowValue>) -> AnyView {
    switch storage {
    case .trueContent(let rows): AnyView(rows._rows(lines).id(true))
    case .falseContent(let rows): AnyView(rows._rows(lines).id(false))
    }
  }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
  public typealias TableRowValue = Wrapped.TableRowValue
  public typealias TableRowBody = Never

  public func _rows(_ lines: _TableLines<Wrapped.TableRowValue>) -> AnyView {
    map { $0._rows(lines) } ?? AnyView(EmptyView())
  }
}
