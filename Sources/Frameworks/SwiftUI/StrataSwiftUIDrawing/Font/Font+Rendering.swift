package import StrataRendering
package import SwiftUICore

extension Font {
  var rules: [StyleRule] {
    var rules: [StyleRule] = []
    if let style { rules.append(.textStyle(style.rawValue)) }
    if let name { rules.append(.family(name, source: FontFiles.address(of: name))) }
    if let size { rules.append(isFixed ? .fontPixels(size) : .fontSize(size)) }
    if let weight { rules.append(.fontWeight(weight.number)) }
    if isItalic { rules.append(.italic) }
    if design == .monospaced { rules.append(.monospaced) }
    if design == .serif || design == .rounded { rules.append(.typeface(design.rawValue)) }
    if let width { rules.append(.fontStretch(width.percent)) }
    if let caps { rules.append(.smallCaps(caps.rawValue)) }
    if let height = leading.height { rules.append(.leading(height)) }
    if hasMonospacedDigits { rules.append(.monospacedDigit) }
    return rules
  }
}

extension EnvironmentValues {
  /// The rules of the font of a text with no font of its own, for a control that is as large as the
  /// text around it.
  package var fontRules: [StyleRule] { rules(of: font ?? .body) }

  /// Returns the rules of a font in the size that the app has set.
  func rules(of font: Font?) -> [StyleRule] {
    guard dynamicTypeSize != .large, let style = (font ?? .body).style else {
      return font?.rules ?? []
    }
    return (font?.rules ?? []) + [.fontSize(dynamicTypeSize.points(style))]
  }
}
