public import Foundation
public import SwiftUI

/// A line or a label of one value of an axis.
public struct _AxisPart {
  package enum Kind {
    case grid(StrokeStyle?)
    case tick(length: Double, StrokeStyle?)
    case label(AxisLabel)
  }

  package var kind: Kind
  package var isCentered: Bool?
  package var style: AnyShapeStyle?
  package var font: Font?
  package var offset = CGSize.zero

  package init(_ kind: Kind, isCentered: Bool? = nil) {
    (self.kind, self.isCentered) = (kind, isCentered)
  }
}

/// The content of an axis label.
package enum AxisLabel {
  case automatic
  case text(Text)
  /// A function that formats the value with the locale and the time zone of the view.
  case format((_PlotValue, Locale, TimeZone) -> String?)
  case view(@MainActor () -> AnyView)
}

/// A line or a label at a value of an axis.
///
/// Same as Apple's.
@MainActor @preconcurrency public protocol AxisMark {
  /// The type of the axis mark that `body` returns.
  associatedtype Body: AxisMark
  /// The marks that this one is made of.
  @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
  /// The lines and labels of which the mark consists.
  @MainActor var _parts: [_AxisPart] { get }
}

extension AxisMark {
  @MainActor public var _parts: [_AxisPart] { body._parts }
}

extension AxisMark where Body == Never {
  public var body: Never {
    preconditionFailure("\(Self.self) is drawn by the framework: its body must not be called")
  }
}

// Named, as several modules give `Never` a body, of which none is nearer than the others.
extension Never: AxisMark {
  @_implements(AxisMark,body) public var _markBody: Never {
    preconditionFailure("no value of the type Never exists, so this is never called")
  }
}

/// The lines and labels that a modifier or a builder has combined.
package struct MadeAxisMarks: AxisMark {
  package typealias Body = Never
  package let _parts: [_AxisPart]
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public typealias Body = Never
  public var _parts: [_AxisPart] { map(\._parts) ?? [] }
}

extension _ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  public typealias Body = Never

  public var _parts: [_AxisPart] {
    switch storage {
    case .trueContent(let content): content._parts
    case .falseContent(let content): content._parts
    }
  }
}

/// A result builder that combines the lines and labels of a value.
///
/// Same as Apple's.
@MainActor @preconcurrency @resultBuilder public struct AxisMarkBuilder {
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Returns an axis mark without lines and labels.
  public static func buildBlock() -> some AxisMark { MadeAxisMarks(_parts: []) }
  /// Returns the only mark of a block.
  public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

  /// Combines several lines and labels.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> some AxisMark {
    var parts: [_AxisPart] = []
    for part in repeat each content { parts += part._parts }
    return MadeAxisMarks(_parts: parts)
  }

  /// Returns the mark of an `if`, or `nil`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

  /// Returns the mark of a branch.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Returns the mark of a branch.
  public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Returns the mark of an `if #available`.
  public static func buildLimitedAvailability<Content: AxisMark>(
    _ content: Content
  ) -> some AxisMark {
    MadeAxisMarks(_parts: content._parts)
  }
}

extension AxisMark {
  private func each(_ change: (inout _AxisPart) -> Void) -> MadeAxisMarks {
    var parts = _parts
    for index in parts.indices { change(&parts[index]) }
    return MadeAxisMarks(_parts: parts)
  }

  /// Sets the color or other style of the lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    each { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  /// Sets the font of the labels.
  public func font(_ font: Font?) -> some AxisMark {
    each { if $0.font == nil { $0.font = font } }
  }

  /// Moves the lines and labels, in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    each {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// Moves the lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}
