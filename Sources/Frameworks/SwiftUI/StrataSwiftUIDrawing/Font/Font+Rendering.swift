import StrataRendering

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
