extension CatalogString {
  /// Creates the text of a key from a file; returns `nil` if the translation is missing.
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

  /// Creates a text from its variations. If they depend on the device, `other` is used, since a
  /// browser is not one of Apple's devices.
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
