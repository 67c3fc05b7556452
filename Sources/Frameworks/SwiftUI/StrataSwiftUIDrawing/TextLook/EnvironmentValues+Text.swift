public import Foundation
public import SwiftUICore

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
  private enum WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
  private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
  private enum LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
  private enum AlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment? { nil } }
  private enum CaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }

  /// The font of text that does not say its own.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// The most lines that a text takes; `nil` for as many as it needs.
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

  /// How lines stand to one another.
  public var multilineTextAlignment: TextAlignment {
    get { textAlignment ?? .leading }
    set { textAlignment = newValue }
  }

  /// Capital or small letters for all text.
  public var textCase: Text.Case? {
    get { self[CaseKey.self] }
    set { self[CaseKey.self] = newValue }
  }
}

extension Text {
  /// Capital or small letters.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
}
