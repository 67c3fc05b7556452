extension StringTemplate {
  /// Returns the text with its values inserted. A specifier without a value remains in the text.
  func text(
    in context: TemplateContext, substitutions: [String: CatalogString.Substitution] = [:]
  ) -> String {
    var next = 1
    return parts.map { part in
      switch part {
      case .literal(let text):
        return text
      case .argument(let position, let specifier):
        let argument = context.argument(at: position, next: &next)
        return argument.map { specifier.text(of: $0, in: context) } ?? specifier.source
      case .substitution(let name, let position):
        guard let substitution = substitutions[name] else { return "%#@\(name)@" }
        let argument = context.argument(at: position ?? substitution.position, next: &next)
        return substitution.text(of: argument, in: context)
      case .counted:
        return "%arg"
      }
    }.joined()
  }
}

extension CatalogString.Substitution {
  /// Returns the text of the substitution for the value that it counts.
  func text(of argument: LocalizationArgument?, in context: TemplateContext) -> String {
    let template = form.template(for: argument?.quantity, language: context.language)
    let counted = StringTemplate("%\(specifier)").parts.first
    return (template?.parts ?? []).map { part in
      switch (part, counted, argument) {
      case (.literal(let text), _, _): text
      case (.counted, .argument(_, let specifier), let argument?):
        specifier.text(of: argument, in: context)
      case (.argument(let position, let specifier), _, _):
        (position.flatMap(context.argument(at:)) ?? argument)
          .map { specifier.text(of: $0, in: context) } ?? specifier.source
      default: ""
      }
    }.joined()
  }
}

extension TemplateContext {
  func argument(at position: Int) -> LocalizationArgument? {
    // A catalog may state any number, from which one cannot always be subtracted.
    position > 0 && position <= arguments.count ? arguments[position - 1] : nil
  }

  fileprivate func argument(at position: Int?, next: inout Int) -> LocalizationArgument? {
    defer { if position == nil { next += 1 } }
    return argument(at: position ?? next)
  }
}
