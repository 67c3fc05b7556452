import Foundation
import Synchronization
import _FoundationICU

/// ICU's number formatter, made from a "skeleton" such as `unit/celsius unit-width-short`.
// @unchecked: the pointer is never changed, and ICU's formatter is immutable and thread-safe.
final class ICUNumber: @unchecked Sendable {
  private struct Key: Hashable {
    var skeleton: String
    var locale: String
  }

  private static let made = Mutex<[Key: ICUNumber]>([:])
  /// The largest number of cached formatters, since readers can choose any locale.
  private static let most = 500

  private let formatter: OpaquePointer

  /// Returns the cached formatter for a skeleton; creating one takes ten times as long as using it.
  static func shared(_ skeleton: String, _ locale: Locale) -> ICUNumber? {
    let key = Key(skeleton: skeleton, locale: locale.identifier)
    if let known = made.withLock({ $0[key] }) { return known }
    guard let formatter = ICUNumber(skeleton, locale) else { return nil }
    made.withLock { made in
      if made.count < most { made[key] = formatter }
    }
    return formatter
  }

  /// Creates a formatter; returns `nil` if ICU does not accept the skeleton.
  private init?(_ skeleton: String, _ locale: Locale) {
    var status = U_ZERO_ERROR
    let units = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      units, Int32(units.count), locale.identifier, &status)
    guard let formatter, status.rawValue <= U_ZERO_ERROR.rawValue else {
      swift_unumf_close(formatter)
      return nil
    }
    self.formatter = formatter
  }

  deinit { swift_unumf_close(formatter) }

  /// Formats a value; returns `nil` if ICU fails.
  func format(_ value: Double) -> ICUFormattedNumber? {
    var status = U_ZERO_ERROR
    guard let result = swift_unumf_openResult(&status) else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    return ICUFormattedNumber(result)
  }
}
