/// The flags of a simulator's command line: `--name value` or `--name=value`, each known by name.
public struct CommandLineFlags: Sendable, Equatable {
  private var values: [String: [String]] = [:]

  /// - Parameters:
  ///   - arguments: Without the program's own name.
  ///   - known: The names that are allowed, without the two dashes.
  ///   - repeated: Those that may be given more than once.
  /// - Throws: ``UsageError`` in one sentence.
  public init(
    _ arguments: [String], known: [String], repeated: Set<String> = []
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        throw UsageError("Unexpected argument \"\(argument)\": flags are \(Self.shown(known)).")
      }
      let parts = argument.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard known.contains(name) else {
        throw UsageError("Unknown flag --\(name): flags are \(Self.shown(known)).")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError("Flag --\(name) needs a value.")
      }
      guard values[name] == nil || repeated.contains(name) else {
        throw UsageError("Flag --\(name) is given twice.")
      }
      values[name, default: []].append(value)
    }
  }

  /// All values of a flag, in order.
  public func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The last value of a flag.
  public subscript(name: String) -> String? { values[name]?.last }

  /// The value of `--port`.
  ///
  /// - Throws: ``UsageError`` where it is not a number from 0 to 65535.
  public func port(default port: Int) throws(UsageError) -> Int {
    guard let text = self["port"] else { return port }
    guard let number = Int(text), (0...65535).contains(number) else {
      throw UsageError("Flag --port is \"\(text)\", but must be a number from 0 to 65535.")
    }
    return number
  }

  /// The faults of every `--fault`, each written as `POST /_faults` takes it.
  ///
  ///     --fault '{"path":"/api/character","fault":"status","status":500,"times":2}'
  ///
  /// - Throws: ``UsageError`` where one makes no sense.
  public func faults() throws(UsageError) -> [Fault] {
    var faults: [Fault] = []
    for text in all("fault") {
      do {
        faults += try Fault.list(Array(text.utf8))
      } catch {
        throw UsageError("Flag --fault: \(error).")
      }
    }
    return faults
  }

  private static func shown(_ known: [String]) -> String {
    known.map { "--\($0)" }.joined(separator: ", ")
  }
}

/// A command line that makes no sense, in one sentence.
public struct UsageError: Error, Equatable, CustomStringConvertible {
  public let description: String

  public init(_ description: String) { self.description = description }
}
