public import SwiftUI

/// The content of a chart, which consists of marks.
///
///     struct Rain: ChartContent {
///       var body: some ChartContent { ForEach(hours) { BarMark(x: …, y: …) } }
///     }
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol ChartContent {
  /// The type of the chart content that `body` returns.
  associatedtype Body: ChartContent
  /// The chart content of which this content consists.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The marks of the content.
  @MainActor var _marks: [_ChartMark] { get }
}

extension ChartContent {
  @MainActor public var _marks: [_ChartMark] { body._marks }
}

extension ChartContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework: its body must not be called")
  }
}

// Named, as several modules give `Never` a body, of which none is nearer than the others.
extension Never: ChartContent {
  @_implements(ChartContent,body) public var _chartBody: Never {
    preconditionFailure("no value of the type Never exists, so this is never called")
  }
}

/// Chart content without marks.
public struct EmptyChartContent: ChartContent {
  public typealias Body = Never
  /// Creates chart content without marks.
  nonisolated public init() {}
  public var _marks: [_ChartMark] { [] }
}

/// Type-erased content of a chart.
///
/// Same as Apple's.
public struct AnyChartContent: ChartContent {
  public typealias Body = Never
  public let _marks: [_ChartMark]
  /// Creates content from content of any type.
  @MainActor public init<Content: ChartContent>(_ content: Content) { _marks = content._marks }
  /// Creates content from content of any type.
  @MainActor public init<Content: ChartContent>(erasing content: Content) {
    _marks = content._marks
  }
}

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Creates a group of marks.
  @MainActor public init(@ChartContentBuilder content: () -> Content) {
    self.init(members: content())
  }

  public var _marks: [_ChartMark] { content._marks }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public typealias Body = Never
  public var _marks: [_ChartMark] { map(\._marks) ?? [] }
}

extension _ConditionalContent: ChartContent
where TrueContent: ChartContent, FalseContent: ChartContent {
  public typealias Body = Never

  public var _marks: [_ChartMark] {
    switch storage {
    case .trueContent(let content): content._marks
    case .falseContent(let content): content._marks
    }
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element of a collection.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A function that returns the marks of an element.
  @preconcurrency public init(
    _ data: Data, @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(members: data, identifiedBy: { $0.id }, content: content)
  }

  /// Creates marks for each element of a collection, identified by a key path.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: A key path to the identity of an element.
  ///   - content: A function that returns the marks of an element.
  @preconcurrency public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping @MainActor (Data.Element) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: A function that returns the marks of a number.
  @preconcurrency public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping @MainActor (Int) -> Content
  ) {
    self.init(members: data, identifiedBy: { $0 }, content: content)
  }
}

/// Marks that a modifier or a builder has combined.
package struct MadeMarks: ChartContent {
  package typealias Body = Never
  package let make: @MainActor () -> [_ChartMark]
  package init(_ make: @escaping @MainActor () -> [_ChartMark]) { self.make = make }
  package var _marks: [_ChartMark] { make() }
}
