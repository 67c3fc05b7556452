import Foundation

/// What a text says.
enum TextContent: Equatable {
  case verbatim(String)
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case resource(LocalizedStringResource)
  case formatted(String, (Locale) -> String)
  case live(LiveText)

  /// The words in a language.
  func resolved(in locale: Locale, at now: @autoclosure () -> Date = Date()) -> String {
    switch self {
    case .verbatim(let text): return text
    case .key(let key, let table, let bundle):
      return key.value.resolved(
        table: table, bundle: bundle, languages: [locale.identifier(.bcp47)], locale: locale)
    case .resource(var resource):
      resource.locale = locale
      return String(localized: resource)
    case .formatted(_, let write): return write(locale)
    case .live(let live): return live.words(at: now(), in: locale)
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.verbatim(let left), .verbatim(let right)): left == right
    case (.key(let left, let a, let b), .key(let right, let c, let d)):
      left == right && a == c && b === d
    case (.resource(let left), .resource(let right)): left == right
    case (.formatted(let left, _), .formatted(let right, _)): left == right
    case (.live(let left), .live(let right)): left == right
    default: false
    }
  }
}
