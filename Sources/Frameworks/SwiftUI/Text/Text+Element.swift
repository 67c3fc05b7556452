import Foundation
import Rendering
import ViewTree

extension Text {
  /// The stretches of the text, each in its own look.
  @MainActor func runs(in environment: EnvironmentValues) -> [TextRun] {
    let around = TextStyle(scale: environment.textScale, language: environment.textLanguage)
    let runs = TextRun.merged(ownRuns(in: environment).map { $0.within(around) })
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

  /// The stretches as they are written.
  @MainActor func ownRuns(in environment: EnvironmentValues) -> [TextRun] {
    parts.flatMap { part in
      part.content.runs(in: environment).map { $0.within(part.style) }
    }
  }

  /// The words, as they are read in this environment.
  @MainActor func resolved(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.words).joined()
  }

  /// The text's element: one with words, or one that holds another for each look.
  @MainActor static func place(
    _ text: Text, _ old: Node?, _ context: Context, as kind: ElementKind = .text
  ) -> Node {
    let environment = EnvironmentValues(context.environment)
    let runs = text.runs(in: environment)
    var element = Element(kind)
    if environment.minimumScaleFactor < 1, environment.lineLimit != nil {
      element[.minimumScale] = "\(max(environment.minimumScaleFactor, 0.01))"
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

extension EnvironmentValues {
  /// Whether words are left out of the beginning of a line.
  var cutsAtHead: Bool { lineLimit == 1 && truncationMode == .head }

  /// How the lines of a text are broken and set.
  var lineRules: [StyleRule] {
    var rules: [StyleRule] = []
    if let limit = lineLimit {
      rules.append(cutsAtHead ? .cutAtHead(layoutDirection == .rightToLeft) : .lineLimit(limit))
    }
    if let lineRoom { rules.append(.lineRoom(lineRoom)) }
    if let textSelectability { rules.append(.selectable(textSelectability)) }
    if let alignment = textAlignment { rules.append(.textAlign(alignment.rendered)) }
    if lineSpacing > 0 { rules.append(.lineSpacing(lineSpacing)) }
    return rules
  }
}
