extension CatalogString {
  /// Returns the text with values.
  ///
  /// - Parameter isFormat: `false` for a plain key, whose text may contain a literal percent sign.
  func text(in context: TemplateContext, isFormat: Bool) -> String {
    let quantity = context.arguments.lazy.compactMap(\.quantity).first
    guard let template = form.template(for: quantity, language: context.language) else { return "" }
    guard isFormat || !substitutions.isEmpty else { return template.source }
    return template.text(in: context, substitutions: substitutions)
  }
}
