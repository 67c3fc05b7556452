extension CatalogString {
  /// The words for these values.
  ///
  /// - Parameter isFormat: False for a plain key, whose words may hold a bare per cent sign.
  func text(in context: TemplateContext, isFormat: Bool) -> String {
    let quantity = context.arguments.lazy.compactMap(\.quantity).first
    guard let template = form.template(for: quantity, language: context.language) else { return "" }
    guard isFormat || !substitutions.isEmpty else { return template.source }
    return template.text(in: context, substitutions: substitutions)
  }
}
