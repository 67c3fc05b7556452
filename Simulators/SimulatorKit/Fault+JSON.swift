extension Fault {
  static let statuses = [401, 404, 429, 500]
  static let longestDelay = 120.0
  private static let fields = ["fault", "path", "seconds", "status", "times"]

  /// Parses the body of `POST /_faults`: one fault, or an array of them.
  static func list(_ bytes: [UInt8]) throws(FaultError) -> [Fault] {
    let json: JSON
    do {
      json = try JSON(reading: bytes)
    } catch {
      throw FaultError(
        field: "body", value: "\(bytes.count) bytes", rule: "it must be JSON")
    }
    guard case .array(let values) = json else { return [try Fault(json)] }
    var faults: [Fault] = []
    for value in values { faults.append(try Fault(value)) }
    return faults
  }

  init(_ json: JSON) throws(FaultError) {
    guard case .members(let members) = json else {
      throw FaultError(field: "body", value: json.text, rule: "a fault must be a JSON object")
    }
    for member in members where !Self.fields.contains(member.name) {
      throw FaultError(
        field: member.name, value: member.value.text,
        rule: "the fields are \(Self.fields.joined(separator: ", "))")
    }
    self.init(try Self.kind(json), at: try Self.path(json), times: try Self.times(json))
  }

  private static func kind(_ json: JSON) throws(FaultError) -> Kind {
    switch json["fault"] {
    case .string("status"): .status(try status(json))
    case .string("delay"): .delay(try delay(json))
    case .string("drop"): .drop
    case .string("malformed"): .malformed
    case .string("types"): .wrongTypes
    case let other:
      throw FaultError(
        field: "fault", value: shown(other),
        rule: "it must be one of status, delay, drop, malformed, types")
    }
  }

  private static func status(_ json: JSON) throws(FaultError) -> Int {
    if case .number(let number)? = json["status"],
      let status = statuses.first(where: { Double($0) == number })
    {
      return status
    }
    throw FaultError(
      field: "status", value: shown(json["status"]), rule: "it must be 401, 404, 429 or 500")
  }

  private static func delay(_ json: JSON) throws(FaultError) -> Duration {
    if case .number(let seconds)? = json["seconds"], seconds >= 0, seconds <= longestDelay {
      return .seconds(seconds)
    }
    throw FaultError(
      field: "seconds", value: shown(json["seconds"]), rule: "it must be a number from 0 to 120")
  }

  private static func path(_ json: JSON) throws(FaultError) -> String {
    switch json["path"] {
    case nil: return "/"
    case .string(let path)? where path.hasPrefix("/"): return path
    case let other:
      throw FaultError(
        field: "path", value: shown(other), rule: "it must be a string that starts with /")
    }
  }

  private static func times(_ json: JSON) throws(FaultError) -> Int? {
    switch json["times"] {
    case nil, .string("always"): return nil
    case .number(let number)?:
      if let times = Int(exactly: number), times > 0 { return times }
    default: break
    }
    throw FaultError(
      field: "times", value: shown(json["times"]),
      rule: "it must be a whole number above 0 or \"always\"")
  }

  private static func shown(_ json: JSON?) -> String { json?.text ?? "missing" }

  /// The JSON in `GET /_faults`, in the format of `POST`.
  var json: JSON {
    let times = times.map(JSON.integer) ?? "always"
    let path = JSON.string(path)
    return switch kind {
    case .status(let status):
      .object(["path": path, "fault": "status", "status": .integer(status), "times": times])
    case .delay(let duration):
      .object([
        "path": path, "fault": "delay", "seconds": .number(duration / .seconds(1)), "times": times,
      ])
    case .drop: .object(["path": path, "fault": "drop", "times": times])
    case .malformed: .object(["path": path, "fault": "malformed", "times": times])
    case .wrongTypes: .object(["path": path, "fault": "types", "times": times])
    }
  }
}
