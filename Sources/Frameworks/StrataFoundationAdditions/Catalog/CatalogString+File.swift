extension CatalogString {
  /// Returns `nil` if the translation is missing.
  init?(_ file: CatalogFile.Localization) {
    guard let form = Form(file) else { return nil }
    self.form = form
    substitutions = (file.substitutions ?? [:]).compactMapValues(Substitution.init)
  }
}

extension CatalogString.Substitution {
  init?(_ file: CatalogFile.Substitution) {
    guard let form = file.variations.flatMap(CatalogString.Form.init) else { return nil }
    self.init(position: file.argNum, specifier: file.formatSpecifier ?? "@", form: form)
  }
}

extension CatalogString.Form {
  init?(_ file: CatalogFile.Localization) {
    if let variations = file.variations, let form = Self(variations) {
      self = form
    } else if let unit = file.stringUnit, file.hasText {
      self = .text(StringTemplate(unit.value))
    } else {
      return nil
    }
  }

  /// A browser is none of Apple's devices, so of variations by device `other` is used.
  init?(_ file: CatalogFile.Variations) {
    if let plural = file.plural {
      self = .plural(plural.compactMapValues(Self.init))
    } else if let other = file.device?["other"], let form = Self(other) {
      self = form
    } else {
      return nil
    }
  }
}
