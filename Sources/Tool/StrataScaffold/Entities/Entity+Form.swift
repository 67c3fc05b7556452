/// The form in which a person creates and changes an entity.
extension Entity {
  /// The name of the form's feature.
  var form: String { "\(name.text)Form" }

  /// The strings of the form.
  var formWords: [Word] {
    guard isEdited else { return [] }
    let own = [
      Word(key: "\(feature).Error.title", text: "The \(name.words) could not be saved"),
      Word(key: "\(feature).New.title", text: "New \(name.words)"),
      Word(key: "\(feature).Edit.title", text: "Edit \(name.words)"),
    ]
    return own + zip(fields, labels).filter { $0.0.type.input != nil }.map(\.1)
      + Self.sharedWords + relationWords
  }

  /// The strings that all forms and the screens with changes share.
  private static let sharedWords =
    truthWords
    + [
      ("Add.label", "Add"), ("Address.message", "Enter an address, such as https://example.com."),
      ("Cancel.label", "Cancel"), ("Delete.label", "Delete"), ("Edit.label", "Edit"),
      ("Number.message", "Enter a number, such as 12.5."),
      ("Required.message", "Fill in this field."), ("Save.label", "Save"), ("Undo.label", "Undo"),
      ("WholeNumber.message", "Enter a whole number, such as 12."),
    ].map { Word(key: "Common.\($0.0)", text: $0.1) }

  /// The strings for the kinds of errors.
  static let errorWords = [
    ("Offline.message", "There is no connection."),
    ("Service.message", "The service could not answer. Try again later."),
    ("Unreadable.message", "The answer of the service could not be read."),
  ].map { Word(key: "Common.\($0.0)", text: $0.1) }

  /// The string for an entity that is gone, in layouts whose errors distinguish it.
  static let notFoundWord = Word(key: "Common.NotFound.message", text: "It no longer exists.")

  /// The values of the templates of the form and of its input.
  var formValues: [String: Mustache.Value] {
    let inputs = zip(fields, labels).compactMap { field, label in
      field.type.input.map { (field, label, $0) }
    }
    let checks = inputs.compactMap { field, _, _ in
      check(field).map { (field: field, check: $0) }
    }
    return [
      "Form": .text(form),
      "inputs": .list(inputs.map { values(of: $0.0, label: $0.1, $0.2) }),
      "draft": .list(marked(fields.map(draftValues))),
      "checks": .list(
        checks.map {
          [
            "name": .text($0.field.name), "isInvalid": .text($0.check.isInvalid),
            "comma": .flag(checks.count > 1),
          ]
        }),
      "checkedNames": .text(checks.map(\.field.name).joined(separator: ", ")),
      "parsed": .list(
        fields.compactMap { field in
          field.type.parsing(field.name).map { ["name": .text(field.name), "parsing": .text($0)] }
        }),
      "wrong": .list(checks.map { wrong($0.field) }),
    ].merging(numberValues) { own, _ in own }
  }

  /// The values of the fields whose input is a number.
  private var numberValues: [String: Mustache.Value] {
    func list(_ fields: [Field]) -> Mustache.Value {
      .list(fields.map { ["name": .text($0.name), "Name": .text(Self.capital($0.name))] })
    }
    let numbers = fields.filter(\.type.isNumber.any)
    let decimals = numbers.filter(\.type.isNumber.withDecimals)
    return [
      "numbers": list(numbers), "hasNumbers": .flag(!numbers.isEmpty), "decimals": list(decimals),
      "hasDecimals": .flag(!decimals.isEmpty),
    ]
  }

  /// Returns the values of a field that the form shows.
  private func values(
    of field: Field, label: Word, _ input: FieldType.Input
  ) -> [String: Mustache.Value] {
    let message = check(field)?.message
    return [
      "name": .text(field.name), "symbol": .text(label.symbol),
      "isText": .flag(input == .text), "isToggle": .flag(input == .toggle),
      "isDate": .flag(input == .date), "isChoice": .flag(input == .choice),
      "isRelation": .flag(input == .relation), "other": .text(field.type.entity?.lowered ?? ""),
      "choiceType": .text("\(model).\(field.type.base.swift(for: field.name))"),
      "isChecked": .flag(message != nil),
      "message": .text(message.map { Word(key: $0, text: "").symbol } ?? ""),
      "label": .text(label.text),
      "warning": .text(Self.sharedWords.first { $0.key == message }?.text ?? ""),
    ]
  }

  /// Returns the values of a field in the form's input.
  private func draftValues(_ field: Field) -> [String: Mustache.Value] {
    let type = field.type
    let own = type.base.swift(for: field.name)
    let plain = type.swift(for: field.name)
    var kept = plain
    if case .choice = type.base { kept = plain.replacing(own, with: "\(model).\(own)") }
    if case .entity = type { kept = "\(plain)?" }
    return [
      "name": .text(field.name), "draftType": .text(type.input == .text ? "String" : kept),
      "empty": .text(type.empty), "read": .text(type.written("\(name.lowered).\(field.name)")),
      "value": .text(type.entered(field.name)),
    ]
  }

  /// Returns the condition under which a field's input is invalid, and the key of the message that
  /// says so; `nil` if every input is valid.
  private func check(_ field: Field) -> (isInvalid: String, message: String)? {
    if field.name == titleField.name {
      return (
        "\(field.name).trimmingCharacters(in: .whitespaces).isEmpty", "Common.Required.message"
      )
    }
    if case .entity = field.type { return ("\(field.name) == nil", choiceKey) }
    return field.type.check(field.name)
  }

  /// Returns a field with an input that is invalid, for the tests.
  private func wrong(_ field: Field) -> [String: Mustache.Value] {
    let isTitle = field.name == titleField.name
    let text = field.type.input == .relation ? "nil" : isTitle ? "\" \"" : "\"no value\""
    return [
      "name": .text(field.name), "Name": .text(Self.capital(field.name)), "text": .text(text),
    ]
  }
}
