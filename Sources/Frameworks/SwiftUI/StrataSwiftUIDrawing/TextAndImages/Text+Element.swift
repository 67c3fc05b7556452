import Foundation
package import StrataRendering
package import StrataViewTree
package import SwiftUICore

extension Text {
  /// Returns the runs of the text, each with one style, after the environment's modifiers.
  @MainActor func runs(in environment: EnvironmentValues) -> [TextRun] {
    let look = environment.lineLook
    var runs = ownRuns(in: environment)
    if look.scale != nil || look.language != nil {
      let around = TextStyle(scale: look.scale, language: look.language)
      runs = runs.map { $0.within(around) }
    }
    if runs.count > 1 { runs = TextRun.merged(runs) }
    guard let textCase = environment.textCase else { return runs }
    return runs.map { run in
      var run = run
      run.words =
        textCase == .uppercase
        ? run.words.uppercased(with: environment.locale)
        : run.words.lowercased(with: environment.locale)
      return run
    }
  }

  /// Returns the runs as the text declares them, without the environment's modifiers.
  @MainActor func ownRuns(in environment: EnvironmentValues) -> [TextRun] {
    // Most texts are one string.
    if parts.count == 1, case .verbatim(let words) = parts[0].content {
      return [TextRun(words: words, style: parts[0].style)]
    }
    return parts.flatMap { part in
      part.content.runs(in: environment).map { $0.within(part.style) }
    }
  }

  /// Returns the string of the text in an environment.
  @MainActor package func resolved(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.words).joined()
  }

  /// Updates the text's element: one with a string, or one with a child for each style.
  @MainActor package static func place(
    _ text: Text, _ old: Node?, _ context: Context, as kind: ElementKind = .text
  ) -> Node {
    let environment = EnvironmentValues(context.environment)
    let runs = text.runs(in: environment)
    var element = Element(kind)
    let minimumScale = environment.lineLook.minimumScale
    if minimumScale < 1, environment.lineLimit != nil {
      element[.minimumScale] = "\(max(minimumScale, 0.01))"
    }
    guard runs.count > 1 || !(runs.first?.isPlain ?? true) || environment.cutsAtHead else {
      element.style =
        (runs.first?.style ?? TextStyle()).rules(in: environment) + environment.lineRules
      element.text = runs.first?.words ?? ""
      element[.language] = runs.first?.style.language?.minimalIdentifier
      return ElementNode.update(old, context, element)
    }
    let spans = TextSpan.spans(of: runs, in: environment)
    element.style = TextSpan.common(spans) + environment.lineRules
    return ElementNode.update(old, context, element) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      node.update(TextSpan.apart(spans), context)
      return node
    }
  }
}
