import Foundation

/// A parser of `.strings` and `.stringsdict` files.
package enum StringsFile {
  /// Parses a `.strings` file: text, or the property list that Xcode compiles it to.
  ///
  /// - Throws: ``StringsFault``, with a line for text.
  package static func strings(_ data: Data) throws(StringsFault) -> [String: CatalogString] {
    let entries: [String: String]
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      entries = try propertyList(data).compactMapValues { $0 as? String }
    } else {
      var parser = StringsParser(try StringsText.read(data))
      entries = try parser.entries()
    }
    return entries.mapValues { CatalogString(form: .text(StringTemplate($0))) }
  }

  /// Parses a `.stringsdict` file: texts with a part for each value that is counted.
  ///
  /// - Throws: ``StringsFault``, with the line at which the XML is invalid, or the key that
  ///   deviates from Apple's format.
  package static func plurals(_ data: Data) throws(StringsFault) -> [String: CatalogString] {
    var strings: [String: CatalogString] = [:]
    for (key, value) in try propertyList(data) { strings[key] = try string(key, value) }
    return strings
  }

  private static func string(_ key: String, _ value: Any) throws(StringsFault) -> CatalogString {
    guard let fields = value as? [String: Any],
      let words = fields["NSStringLocalizedFormatKey"] as? String
    else {
      throw StringsFault(reason: "the key \"\(key)\" has no string in NSStringLocalizedFormatKey")
    }
    var string = CatalogString(form: .text(StringTemplate(words)))
    for (name, value) in fields where name != "NSStringLocalizedFormatKey" {
      guard let rule = value as? [String: String], rule["other"] != nil else {
        throw StringsFault(
          reason:
            "the variable \"\(name)\" of the key \"\(key)\" has no text for the plural "
            + "category \"other\""
        )
      }
      string.substitutions[name] = substitution(rule)
    }
    return string
  }

  private static func substitution(_ rule: [String: String]) -> CatalogString.Substitution {
    let forms = rule.filter { categories.contains($0.key) }
    return CatalogString.Substitution(
      position: nil, specifier: rule["NSStringFormatValueTypeKey"] ?? "lld",
      form: .plural(forms.mapValues { .text(StringTemplate($0)) }))
  }

  private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]

  private static func propertyList(_ data: Data) throws(StringsFault) -> [String: Any] {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      throw PropertyListFault.fault(of: error as NSError, in: data)
    }
    guard let entries = list as? [String: Any] else {
      throw StringsFault(line: 1, reason: "the property list must be a dictionary")
    }
    return entries
  }
}
