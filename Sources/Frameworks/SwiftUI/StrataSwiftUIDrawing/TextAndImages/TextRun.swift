import Foundation
import StrataRendering
import SwiftUICore

/// A part of a text with one style, resolved in one environment.
struct TextRun: Equatable {
  var words = ""
  var image: Image?
  var style = TextStyle()

  /// A Boolean value that indicates whether a text of only this run fits into a single element.
  var isPlain: Bool { image == nil && style.link == nil && (style.scale ?? .default) == .default }

  /// Returns the runs of a Markdown string with the inserted texts.
  @MainActor static func reading(
    _ words: String, _ inserts: [Text], in environment: EnvironmentValues
  ) -> [TextRun] {
    let language = environment.locale.language.languageCode?.identifier
    return MarkdownParser.runs(of: words, language: language).flatMap { run in
      let style = TextStyle(run.intent, link: run.link.flatMap { link($0, inserts, environment) })
      return InsertToken.parts(of: run.text, count: inserts.count).flatMap { part in
        switch part {
        case .words(let words): [TextRun(words: words, style: style)]
        case .insert(let index): inserts[index].ownRuns(in: environment).map { $0.within(style) }
        }
      }
    }
  }

  /// Returns the URL of a link, of which an inserted text may be a part.
  @MainActor private static func link(
    _ address: String, _ inserts: [Text], _ environment: EnvironmentValues
  ) -> URL? {
    let parts = InsertToken.parts(of: address, count: inserts.count).map { part in
      switch part {
      case .words(let words): words
      case .insert(let index): inserts[index].resolved(in: environment)
      }
    }
    return URL(string: parts.joined())
  }

  /// Returns the runs of an attributed string.
  static func runs(of text: AttributedString) -> [TextRun] {
    text.runs.map { run in
      TextRun(words: String(text[run.range].characters), style: TextStyle(run.attributes))
    }
  }

  /// Returns the run with an outer style's attributes where it has none.
  func within(_ outer: TextStyle) -> TextRun {
    var copy = self
    copy.style = style.over(outer)
    return copy
  }

  /// Joins neighboring runs with the same style and drops empty ones.
  static func merged(_ runs: [TextRun]) -> [TextRun] {
    var merged: [TextRun] = []
    for run in runs where !run.words.isEmpty || run.image != nil {
      if let last = merged.last, last.image == nil, run.image == nil, last.style == run.style {
        merged[merged.count - 1].words += run.words
      } else {
        merged.append(run)
      }
    }
    return merged
  }
}
