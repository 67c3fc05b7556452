import Foundation
import StrataRendering
import SwiftUICore

/// The attributes of text except for the font; those that are not set are `nil`.
struct Letters: Equatable {
  var isItalic: Bool?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var hasMonospacedDigits: Bool?
  var isMonospaced: Bool?
  var design: Font.Design?
  var width: Font.Width?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?

  /// Returns these attributes; those that are not set are taken from the outer ones.
  func over(_ outer: Letters) -> Letters {
    Letters(
      isItalic: isItalic ?? outer.isItalic, underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      isMonospaced: isMonospaced ?? outer.isMonospaced, design: design ?? outer.design,
      width: width ?? outer.width, tracking: tracking ?? outer.tracking,
      baselineOffset: baselineOffset ?? outer.baselineOffset)
  }

  var rules: [StyleRule] {
    var rules: [StyleRule] = []
    if isItalic == true { rules.append(.italic) }
    if let underline, underline.isDrawn { rules += [.underline] + underline.rules }
    if let strikethrough, strikethrough.isDrawn { rules += [.strikethrough] + strikethrough.rules }
    if hasMonospacedDigits == true { rules.append(.monospacedDigit) }
    if isMonospaced == true || design == .monospaced { rules.append(.monospaced) }
    if design == .serif || design == .rounded { rules.append(.typeface(design?.rawValue ?? "")) }
    if let width { rules.append(.fontStretch(width.percent)) }
    if let tracking { rules.append(.tracking(tracking)) }
    if let baselineOffset { rules.append(.baselineOffset(baselineOffset)) }
    return rules
  }
}

extension EnvironmentValues {
  private enum LettersKey: EnvironmentKey { static var defaultValue: Letters { Letters() } }

  var letters: Letters {
    get { self[LettersKey.self] }
    set { self[LettersKey.self] = newValue }
  }
}
