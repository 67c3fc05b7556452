public import Foundation
public import SwiftUICore

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment? { nil } }
  private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The font of text that does not set a font; `nil` for the default.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// The maximum number of lines of a text; `nil` for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The space between lines, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  package var textAlignment: TextAlignment? {
    get { self[AlignmentKey.self] }
    set { self[AlignmentKey.self] = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { textAlignment ?? .leading }
    set { textAlignment = newValue }
  }

  /// The case into which all text is converted; `nil` for no conversion.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}

extension Text {
  /// The case of letters.
  public enum Case: Hashable, Sendable {
    /// All letters are capital.
    case uppercase
    /// All letters are small.
    case lowercase
  }
}
