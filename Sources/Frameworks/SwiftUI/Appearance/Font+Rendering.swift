import Rendering

extension Font {
  var rules: [StyleRule] {
    var rules: [StyleRule] = []
    if let style { rules.append(.textStyle(style.rawValue)) }
    if let size { rules.append(.fontSize(size)) }
    if let weight { rules.append(.fontWeight(weight.number)) }
    if isItalic { rules.append(.italic) }
    if design == .monospaced { rules.append(.monospaced) }
    if design == .serif || design == .rounded { rules.append(.typeface(design.rawValue)) }
    if hasMonospacedDigits { rules.append(.monospacedDigit) }
    return rules
  }
}
