import Foundation
import StrataRendering
import SwiftUICore

/// A stretch of a text in one look, as it is read in one environment.
struct TextRun: Equatable {
  var words = ""
  var image: Image?
  var style = TextStyle()

  /// Whether one element can show it all.
  var isPlain: Bool { image == nil && style.link == nil && (style.scale ?? .default) == .default }

  /// What Markdown says, with what an app put in.
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

  /// An address, also where a value is a part of it.
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

  /// What an attributed string says.
  static func runs(of text: AttributedString) -> [TextRun] {
    text.runs.map { run in
      TextRun(words: String(text[run.range].characters), style: TextStyle(run.attributes))
    }
  }

  /// The same inside of something with a look, which counts where this says nothing.
  func within(_ outer: TextStyle) -> TextRun {
    var copy = self
    copy.style = style.over(outer)
    return copy
  }

  /// What differs in looks, and nothing else, apart.
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
