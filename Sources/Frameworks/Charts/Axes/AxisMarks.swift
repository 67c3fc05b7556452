public import Foundation
public import SwiftUI

/// The marks of one set of values of an axis.
public struct _AxisSet {
  package var position = AxisMarkPosition.automatic
  package var preset = AxisMarkPreset.automatic
  package var values = AxisMarkValues.automatic
  package var parts: @MainActor (AxisValue) -> [_AxisPart]
}

/// The content of an axis.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol AxisContent {
  /// The type of the axis content that `body` returns.
  associatedtype Body: AxisContent
  /// The axis content of which this content consists.
  @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
  /// The sets of values with their marks.
  @MainActor var _sets: [_AxisSet] { get }
}

extension AxisContent {
  @MainActor public var _sets: [_AxisSet] { body._sets }
}

extension AxisContent where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework: its body must not be called")
  }
}

// Named, as several modules give `Never` a body, of which none is nearer than the others.
extension Never: AxisContent {
  @_implements(AxisContent,body) public var _axisBody: Never {
    preconditionFailure("no value of the type Never exists, so this is never called")
  }
}

/// Sets of values that a builder has combined.
package struct MadeAxis: AxisContent {
  package typealias Body = Never
  package let _sets: [_AxisSet]
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public typealias Body = Never
  public var _sets: [_AxisSet] { map(\._sets) ?? [] }
}

extension _ConditionalContent: AxisContent
where TrueContent: AxisContent, FalseContent: AxisContent {
  public typealias Body = Never

  public var _sets: [_AxisSet] {
    switch storage {
    case .trueContent(let content): content._sets
    case .falseContent(let content): content._sets
    }
  }
}

/// A result builder that combines the content of an axis.
///
/// Same as Apple's.
@MainActor @preconcurrency @resultBuilder public struct AxisContentBuilder {
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content {
    content
  }
  /// Returns axis content without marks.
  public static func buildBlock() -> some AxisContent { MadeAxis(_sets: []) }
  /// Returns the only content of a block.
  public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

  /// Combines several sets of marks.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> some AxisContent {
    var sets: [_AxisSet] = []
    for part in repeat each content { sets += part._sets }
    return MadeAxis(_sets: sets)
  }

  /// Returns the content of an `if`, or `nil`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

  /// Returns the content of a branch.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the content of a branch.
  public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the content of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisContent>(
    _ content: Content
  ) -> some AxisContent {
    MadeAxis(_sets: content._sets)
  }
}

/// Grid lines, ticks and labels at values of an axis.
///
///     AxisMarks(values: .stride(by: .hour, count: 6)) { value in
///       AxisGridLine()
///       AxisValueLabel(format: .dateTime.hour())
///     }
///
/// Same as Apple's.
public struct AxisMarks<Content: AxisMark>: AxisContent {
  public typealias Body = Never
  nonisolated(unsafe) private let set: _AxisSet  // set by the initializers only
  public var _sets: [_AxisSet] { [set] }

  nonisolated init(set: _AxisSet) { self.set = set }
}

extension AxisMarks {
  /// Creates marks at values that the chart chooses or an interval determines.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - content: A function that returns the marks of a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(
      set: _AxisSet(position: position, preset: preset, values: values) { content($0)._parts })
  }

  /// Creates the same marks at values that the chart chooses or an interval determines.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - content: A function that returns the marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      set: _AxisSet(position: position, preset: preset, values: values) { _ in content()._parts })
  }

  /// Creates marks at some values.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - content: A function that returns the marks of a value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) {
    self.init(
      preset: preset, position: position, values: .init(.values(values.map(\.plotValue))),
      content: content)
  }

  /// Creates the same marks at some values.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - content: A function that returns the marks.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(
      preset: preset, position: position, values: .init(.values(values.map(\.plotValue))),
      content: content)
  }
}

/// The usual marks of an axis: a grid line, a tick and a label.
public struct _UsualAxisMarks: AxisMark {
  public typealias Body = Never
  public let _parts: [_AxisPart]

  init(_ label: AxisLabel, _ stroke: StrokeStyle?) {
    _parts = [
      _AxisPart(.grid(stroke)), _AxisPart(.tick(length: 4, stroke)), _AxisPart(.label(label)),
    ]
  }
}

extension AxisMarks where Content == _UsualAxisMarks {
  /// Creates the usual marks: a grid line, a tick and a label.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - stroke: The style of the line; `nil` for the default.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      _UsualAxisMarks(.automatic, stroke)
    }
  }

  /// Creates the usual marks at some values.
  ///
  /// - Parameters:
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - stroke: The style of the line; `nil` for the default.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) {
    self.init(preset: preset, position: position, values: values) { _ in
      _UsualAxisMarks(.automatic, stroke)
    }
  }

  /// Creates the usual marks, with labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format in which the value is shown.
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - stroke: The style of the line; `nil` for the default.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      _UsualAxisMarks(.formatting(format), stroke)
    }
  }

  /// Creates the usual marks at some values, with labels in a format.
  ///
  /// - Parameters:
  ///   - format: The format in which the value is shown.
  ///   - preset: The arrangement of the marks.
  ///   - position: The side of the chart at which the axis is.
  ///   - values: The values at which the axis has marks.
  ///   - stroke: The style of the line; `nil` for the default.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(preset: preset, position: position, values: values) { _ in
      _UsualAxisMarks(.formatting(format), stroke)
    }
  }
}
