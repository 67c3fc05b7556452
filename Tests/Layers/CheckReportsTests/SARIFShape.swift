/// The parts of SARIF 2.1.0's schema that our reports use: each object is closed, so a key that is
/// not named here is a mistake.
struct SARIFShape: Sendable {
  enum Value: Sendable {
    case text, number, flag
    case word([String])
    case object(String)
    case list(String)
    case texts
  }

  var keys: [String: Value]
  var required: [String]

  static let all: [String: SARIFShape] = [
    "log": .init(
      keys: ["$schema": .text, "version": .word(["2.1.0"]), "runs": .list("run")],
      required: ["version", "runs"]),
    "run": .init(
      keys: [
        "tool": .object("tool"), "results": .list("result"), "invocations": .list("invocation"),
        "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
        "originalUriBaseIds": .texts,
      ], required: ["tool"]),
    "tool": .init(keys: ["driver": .object("driver")], required: ["driver"]),
    "driver": .init(
      keys: ["name": .text, "rules": .list("rule"), "version": .text, "informationUri": .text],
      required: ["name"]),
    "rule": .init(
      keys: [
        "id": .text, "shortDescription": .object("message"), "fullDescription": .object("message"),
        "help": .object("message"), "defaultConfiguration": .object("configuration"),
      ], required: ["id"]),
    "configuration": .init(
      keys: ["level": .word(["none", "note", "warning", "error"])], required: []),
    "message": .init(keys: ["text": .text], required: ["text"]),
    "result": .init(
      keys: [
        "ruleId": .text, "ruleIndex": .number, "message": .object("message"),
        "level": .word(["none", "note", "warning", "error"]), "locations": .list("location"),
        "partialFingerprints": .texts, "codeFlows": .list("codeFlow"),
        "baselineState": .word(["new", "unchanged", "updated", "absent"]),
        "suppressions": .list("suppression"),
      ], required: ["message"]),
    "suppression": .init(
      keys: ["kind": .word(["inSource", "external"]), "justification": .text], required: ["kind"]),
    "location": .init(
      keys: ["physicalLocation": .object("physical"), "message": .object("message")], required: []),
    "physical": .init(
      keys: ["artifactLocation": .object("artifact"), "region": .object("region")],
      required: ["artifactLocation"]),
    "artifact": .init(keys: ["uri": .text, "uriBaseId": .text], required: []),
    "region": .init(keys: ["startLine": .number], required: []),
    "codeFlow": .init(keys: ["threadFlows": .list("threadFlow")], required: ["threadFlows"]),
    "threadFlow": .init(keys: ["locations": .list("step")], required: ["locations"]),
    "step": .init(keys: ["location": .object("location")], required: []),
    "invocation": .init(
      keys: ["executionSuccessful": .flag, "toolExecutionNotifications": .list("notification")],
      required: ["executionSuccessful"]),
    "notification": .init(
      keys: ["level": .word(["none", "note", "warning", "error"]), "message": .object("message")],
      required: ["message"]),
  ]

  /// What of a value is not as the schema wants it, with its place.
  static func problems(_ value: Any, as name: String, at place: String = "") -> [String] {
    guard let shape = all[name], let object = value as? [String: Any] else {
      return ["\(place) is no \(name)"]
    }
    let missing = shape.required.filter { object[$0] == nil }.map { "\(place).\($0) is missing" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        let inner = "\(place).\(key)"
        guard let wanted = shape.keys[key] else { return ["\(inner) is not of the standard"] }
        return problems(value, wanted, inner)
      }
  }

  private static func problems(_ value: Any, _ wanted: Value, _ place: String) -> [String] {
    switch wanted {
    case .text: value is String ? [] : ["\(place) is no text"]
    case .number: (value as? Int).map { $0 >= 0 } == true ? [] : ["\(place) is no number"]
    case .flag: value is Bool ? [] : ["\(place) is no flag"]
    case .word(let words):
      words.contains(value as? String ?? "") ? [] : ["\(place) is none of \(words)"]
    case .object(let name): problems(value, as: name, at: place)
    case .texts: value is [String: Any] ? [] : ["\(place) is no object"]
    case .list(let name):
      (value as? [Any])?.enumerated().flatMap { problems($1, as: name, at: "\(place)[\($0)]") }
        ?? ["\(place) is no list"]
    }
  }
}
