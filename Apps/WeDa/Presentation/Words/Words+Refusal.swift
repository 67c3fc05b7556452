import Foundation
import WeDaDomain

extension Words {
  /// The message why a file was refused, in one sentence with the value and the rule.
  enum Refusal {
    static func tooLarge(_ kilobytes: Int) -> LocalizedStringResource {
      word(
        "backup.tooLarge.message",
        "The file is larger than \(kilobytes) kB. Nothing has been changed.")
    }
    static func tooDeep(_ levels: Int) -> LocalizedStringResource {
      word(
        "backup.tooDeep.message",
        "The file’s values are nested more than \(levels) levels deep. Nothing has been changed.")
    }
    static func otherFormat(_ found: String) -> LocalizedStringResource {
      word(
        "backup.otherFormat.message",
        "The file’s “format” is “\(found)”, not “weda”. Nothing has been changed.")
    }
    static var otherKind: LocalizedStringResource {
      word(
        "backup.otherFormat.none",
        "This file was not saved by the weather app. Nothing has been changed.")
    }
    static func newerVersion(_ found: Int, _ newest: Int) -> LocalizedStringResource {
      word(
        "backup.newerVersion.message",
        "The file’s “version” is \(found); this app reads up to \(newest). Nothing has been changed."
      )
    }
    static func invalid(
      _ field: String, _ value: String, _ rule: String
    ) -> LocalizedStringResource {
      word(
        "backup.invalid.message",
        "The file’s “\(field)” is “\(value)”, but the rule is: \(rule). Nothing has been changed.")
    }
    static func empty(_ field: String, _ rule: String) -> LocalizedStringResource {
      word(
        "backup.invalid.empty",
        "The file’s “\(field)” breaks the rule: \(rule). Nothing has been changed.")
    }
    static var unreadable: LocalizedStringResource {
      word("backup.unreadable.message", "The file could not be read. Nothing has been changed.")
    }
    static func sentence(_ value: String, _ rule: String) -> LocalizedStringResource {
      word("backup.rule.sentence", "“\(value)” is not allowed: \(rule).")
    }
    static func range(_ least: String, _ most: String) -> LocalizedStringResource {
      word("backup.rule.range", "\(least) to \(most)")
    }
    static func atMost(_ most: String) -> LocalizedStringResource {
      word("backup.rule.atMost", "at most \(most)")
    }
    static func length(_ range: String) -> LocalizedStringResource {
      word("backup.rule.length", "\(range) characters")
    }
  }
}

extension BackupError {
  /// Returns the message in a language.
  func text(in locale: Locale) -> String {
    switch self {
    case .tooLarge(let limit): Words.Refusal.tooLarge(limit / 1024).text(in: locale)
    case .cut, .notJSON: Words.named(messageKey).text(in: locale)
    case .tooDeep(let limit): Words.Refusal.tooDeep(limit).text(in: locale)
    case .otherFormat(found: ""): Words.Refusal.otherKind.text(in: locale)
    case .otherFormat(let found): Words.Refusal.otherFormat(found).text(in: locale)
    case .newerVersion(let found, let newest):
      Words.Refusal.newerVersion(found, newest).text(in: locale)
    case .invalid(let value): value.fileText(in: locale)
    case .weather(let error): error.message.text(in: locale)
    }
  }
}

extension InvalidValue {
  /// Returns the message in a language, such as "“<b>” is not allowed: no < and >."
  func text(in locale: Locale) -> String {
    Words.Refusal.sentence(value, ruleText(in: locale)).text(in: locale)
  }

  fileprivate func fileText(in locale: Locale) -> String {
    let rule = ruleText(in: locale)
    let word =
      value.isEmpty ? Words.Refusal.empty(field, rule) : Words.Refusal.invalid(field, value, rule)
    return word.text(in: locale)
  }

  /// Returns the rule in a language; names of fields are the same in all.
  private func ruleText(in locale: Locale) -> String {
    if let key = Self.ruleKeys[rule] { return Words.named("backup.rule.\(key)").text(in: locale) }
    let isOfText = ["label", "name", "state", "country"].contains {
      field == $0 || field.hasSuffix(".\($0)")
    }
    let range = rangeText(in: locale)
    return isOfText && rule.hasPrefix("1 ... ")
      ? Words.Refusal.length(range).text(in: locale) : range
  }

  /// Returns a range as text: "1 to 60" for `1 ... 60`, "at most 500" for `0 ... 500`, "1" for `1
  /// ... 1`.
  private func rangeText(in locale: Locale) -> String {
    let ends = rule.components(separatedBy: " ... ")
    guard ends.count == 2 else { return rule }
    if ends[0] == ends[1] { return ends[0] }
    let words =
      ends[0] == "0" ? Words.Refusal.atMost(ends[1]) : Words.Refusal.range(ends[0], ends[1])
    return words.text(in: locale)
  }

  private static let ruleKeys = [
    PlainText.Rule.noControls: "controls", PlainText.Rule.noMarkup: "markup", "only once": "once",
    "required": "required", "letters or digits": "letters", "a text": "text", "a number": "number",
    "a list": "list", "a list or an object": "object",
  ]
}
