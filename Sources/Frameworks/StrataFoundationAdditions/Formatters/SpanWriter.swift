import Foundation
import _FoundationICU

/// A writer of the units of a length of time in a language.
struct SpanWriter {
  var style: DateComponentsFormatter.UnitsStyle
  var pads: Bool
  var isNegative: Bool
  var isAbout: Bool
  var isRemaining: Bool
  var locale: Locale

  func text(_ parts: [SpanPart]) -> String {
    phrase(style == .positional ? positional(parts) : listed(parts))
  }

  /// Adds the phrases "About" and "remaining" in English, since ICU has them in no language.
  private func phrase(_ text: String) -> String {
    guard locale.language.languageCode == .english else { return text }
    return (isAbout ? "About " : "") + text + (isRemaining ? " remaining" : "")
  }

  /// Returns hours, minutes and seconds with colons, after the larger units.
  private func positional(_ parts: [SpanPart]) -> String {
    var writer = self
    writer.style = .abbreviated
    let clock = parts.filter { $0.unit.isOfClock }
    let larger = parts.filter { !$0.unit.isOfClock }
    let numbers = clock.enumerated().map { index, part in
      let isPadded = index > 0 || pads
      return part.value.formatted(
        .number.grouping(.never).locale(locale)
          .precision(.integerLength((isPadded ? 2 : 1)...)))
    }
    let time = (isNegative && larger.isEmpty ? "-" : "") + numbers.joined(separator: ":")
    if larger.isEmpty { return time }
    return ([writer.listed(larger)] + (clock.isEmpty ? [] : [time])).joined(separator: " ")
  }

  private func listed(_ parts: [SpanPart]) -> String {
    let texts = parts.enumerated().map { index, part in
      written(part, negative: isNegative && index == 0)
    }
    return list(texts)
  }

  private func written(_ part: SpanPart, negative: Bool) -> String {
    let value = Double(negative ? -part.value : part.value)
    let skeleton = "unit/\(part.unit.icuName) unit-width-\(width)"
    guard let number = ICUNumber.shared(skeleton, locale)?.format(value) else {
      return "\(Int(value)) \(part.unit.icuName)"
    }
    switch style {
    case .spellOut: return number.replacingNumber(with: spelled(value))
    case .brief: return number.text.filter { !$0.isWhitespace }
    case .positional, .abbreviated, .short, .full: return number.text
    }
  }

  private func spelled(_ value: Double) -> String {
    let numbers = NumberFormatter()
    numbers.numberStyle = .spellOut
    numbers.locale = locale
    return numbers.string(from: NSNumber(value: value)) ?? "\(Int(value))"
  }

  private var width: String {
    switch style {
    case .positional, .abbreviated: "narrow"
    case .short, .brief: "short"
    case .full, .spellOut: "full-name"
    }
  }

  /// Returns the units joined as is usual in the language, such as "1 hour, 5 minutes" or "1h 5m".
  private func list(_ texts: [String]) -> String {
    let width =
      switch style {
      case .positional, .abbreviated, .brief: ULISTFMT_WIDTH_NARROW
      case .short: ULISTFMT_WIDTH_SHORT
      case .full, .spellOut: ULISTFMT_WIDTH_WIDE
      }
    var status = U_ZERO_ERROR
    guard
      let formatter = swift_ulistfmt_openForType(
        locale.identifier, ULISTFMT_TYPE_UNITS, width, &status)
    else { return texts.joined(separator: " ") }
    defer { swift_ulistfmt_close(formatter) }
    return joined(texts, formatter) ?? texts.joined(separator: " ")
  }

  private func joined(_ texts: [String], _ formatter: OpaquePointer) -> String? {
    let units = texts.map { Array($0.utf16) }
    let lengths = units.map { Int32($0.count) }
    let all = units.flatMap { $0 }
    return all.withUnsafeBufferPointer { buffer -> String? in
      guard let base = buffer.baseAddress else { return "" }
      var offset = 0
      let starts: [UnsafePointer<UChar>?] = lengths.map { length in
        defer { offset += Int(length) }
        return base + offset
      }
      return ICUText.read {
        swift_ulistfmt_format(formatter, starts, lengths, Int32(starts.count), $0, $1, $2)
      }
    }
  }
}

extension SpanUnit {
  var icuName: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .week: "week"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}
