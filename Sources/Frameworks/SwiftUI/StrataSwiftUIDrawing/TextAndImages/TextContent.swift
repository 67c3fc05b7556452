import Foundation
import SwiftUICore

/// The content of a text.
enum TextContent: Equatable {
  case verbatim(String)
  case key(LocalizedStringKey, table: String?, bundle: Bundle?)
  case resource(LocalizedStringResource)
  case formatted(String, (Locale) -> String)
  case attributed(AttributedString, (Locale) -> AttributedString)
  case image(Image)
  case live(LiveText)

  @MainActor func runs(in environment: EnvironmentValues) -> [TextRun] {
    let locale = environment.locale
    switch self {
    case .verbatim(let words): return [TextRun(words: words)]
    case .key(let key, let table, let bundle):
      let words = key.value.resolved(
        table: table, bundle: bundle, languages: [locale.identifier(.bcp47)], locale: locale)
      return TextRun.reading(words, key.inserts, in: environment)
    case .resource(let resource):
      let (words, values) = resource.resolvedApart(in: locale, token: InsertToken.text)
      return TextRun.reading(words, values.map { Text(verbatim: $0) }, in: environment)
    case .formatted(_, let write): return [TextRun(words: write(locale))]
    case .attributed(_, let write): return TextRun.runs(of: write(locale))
    case .image(let image): return [TextRun(image: image)]
    case .live(let live):
      let words = live.words(at: environment.clock.now(), in: locale, environment.timeZone)
      return [TextRun(words: words)]
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.verbatim(let left), .verbatim(let right)): left == right
    case (.key(let left, let a, let b), .key(let right, let c, let d)):
      left == right && a == c && b === d
    case (.resource(let left), .resource(let right)): left == right
    case (.formatted(let left, _), .formatted(let right, _)): left == right
    case (.attributed(let left, _), .attributed(let right, _)): left == right
    case (.image(let left), .image(let right)): left == right
    case (.live(let left), .live(let right)): left == right
    default: false
    }
  }
}
