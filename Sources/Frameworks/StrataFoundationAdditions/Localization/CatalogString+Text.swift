extension CatalogString {
  /// Returns the text with its values inserted.
  ///
  /// - Parameter isFormat: `false` for a key without values, whose text may contain literal percent
  ///   signs.
  package func text(in context: TemplateContext, isFormat: Bool) -> String {
    let quantity = context.arguments.lazy.compactMap(\.quantity).first
    guard let template = form.template(for: quantity, language: context.language) else { return "" }
    guard isFormat || !substitutions.isEmpty else { return template.source }
    return template.text(in: context, substitutions: substitutions)
  }
}
