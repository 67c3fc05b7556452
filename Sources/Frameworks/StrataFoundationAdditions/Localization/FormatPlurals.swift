import Foundation
import Synchronization

/// The plurals of formats that `NSLocalizedString` has returned.
///
///     String.localizedStringWithFormat(NSLocalizedString("cats", comment: ""), 3)
///
/// On Apple's platforms the returned string contains its plurals. A Swift string cannot contain
/// them, so each thread keeps those of its latest formats by their text, for a later call that
/// inserts values.
enum FormatPlurals {
  /// A format with its plurals.
  final class Entry {
    let string: CatalogString
    let language: String

    init(_ string: CatalogString, _ language: String) {
      self.string = string
      self.language = language
    }
  }

  private static let key = "strata.formatPlurals"
  /// The largest number of formats whose plurals a thread keeps.
  private static let most = 200
  /// A Boolean value that indicates whether any format with plurals was looked up; most apps use
  /// none.
  private static let isUsed = Atomic(false)

  /// Returns the text of a catalog's string as a format, and keeps its plurals.
  static func words(of string: CatalogString, language: String) -> String {
    let text = source(of: string.form)
    guard string.isPlural else { return text }
    isUsed.store(true, ordering: .relaxed)
    var kept = entries
    if kept.count >= most { kept.removeAll() }
    kept[text] = Entry(string, language)
    Thread.current.threadDictionary[key] = kept
    return text
  }

  /// Returns a format with its values inserted; `nil` if it has no plurals.
  static func text(of format: String, _ values: [any CVarArg], locale: Locale) -> String? {
    guard isUsed.load(ordering: .relaxed), let entry = entries[format] else { return nil }
    let context = TemplateContext(
      arguments: values.map(LocalizationArgument.init(ofAny:)), language: entry.language,
      languages: PreferredLanguages.current, locale: locale)
    return entry.string.text(in: context, isFormat: true)
  }

  private static var entries: [String: Entry] {
    Thread.current.threadDictionary[key] as? [String: Entry] ?? [:]
  }

  private static func source(of form: CatalogString.Form) -> String {
    switch form {
    case .text(let template): template.source
    case .plural(let forms): forms["other"].map(source) ?? ""
    }
  }
}

extension CatalogString {
  fileprivate var isPlural: Bool {
    if case .plural = form { return true }
    return !substitutions.isEmpty
  }
}

extension LocalizationArgument {
  /// Creates an argument from a value of any type that formats accept.
  fileprivate init(ofAny value: any CVarArg) {
    self =
      switch value {
      case let value as any UnsignedInteger: .unsigned(UInt64(clamping: value))
      case let value as any BinaryInteger: .integer(Int64(clamping: value))
      case let value as any BinaryFloatingPoint: .number(Double(value))
      case let value as NSNumber: .number(value.doubleValue)
      default: .text("\(value)")
      }
  }
}
