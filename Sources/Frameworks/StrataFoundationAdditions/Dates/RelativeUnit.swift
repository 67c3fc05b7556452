import Foundation
import _FoundationICU

/// A unit of time in relative dates, as ICU represents it.
struct RelativeUnit {
  private let icu: URelativeDateTimeUnit

  /// Returns the largest unit whose number is not zero, from years down to seconds; zero seconds if
  /// all are zero.
  static func largest(of components: DateComponents) -> (value: Int, unit: Self) {
    let parts = [
      (components.year, UDAT_REL_UNIT_YEAR), (components.month, UDAT_REL_UNIT_MONTH),
      (components.weekOfMonth ?? components.weekOfYear, UDAT_REL_UNIT_WEEK),
      (components.day, UDAT_REL_UNIT_DAY), (components.hour, UDAT_REL_UNIT_HOUR),
      (components.minute, UDAT_REL_UNIT_MINUTE),
    ]
    for case (let value?, let unit) in parts where value != 0 { return (value, Self(icu: unit)) }
    return (components.second ?? 0, Self(icu: UDAT_REL_UNIT_SECOND))
  }

  /// Returns a text such as "in 3 days", or digits if ICU fails.
  func words(
    for value: Int, locale: Locale, style: RelativeDateTimeFormatter.UnitsStyle, isNamed: Bool
  ) -> String {
    var status = U_ZERO_ERROR
    let name = locale.identifier
    let spelled =
      style == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, name, nil, &status) : nil
    let formatter = swift_ureldatefmt_open(
      name, spelled, Self.width(style), UDISPCTX_CAPITALIZATION_NONE, &status)
    defer { swift_ureldatefmt_close(formatter) }
    let format = isNamed ? swift_ureldatefmt_format : swift_ureldatefmt_formatNumeric
    return ICUText.read { format(formatter, Double(value), icu, $0, $1, $2) } ?? "\(value)"
  }

  private static func width(
    _ style: RelativeDateTimeFormatter.UnitsStyle
  ) -> UDateRelativeDateTimeFormatterStyle {
    switch style {
    case .full, .spellOut: UDAT_STYLE_LONG
    case .short: UDAT_STYLE_SHORT
    case .abbreviated: UDAT_STYLE_NARROW
    }
  }
}
