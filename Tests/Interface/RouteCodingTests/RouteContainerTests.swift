import Testing

@testable import StrataRouteCoding

/// A list whose coding is written by hand, with gaps.
private struct Gaps: Codable, Equatable {
  var values: [Int?]

  init(_ values: [Int?]) { self.values = values }

  init(from decoder: any Decoder) throws {
    var list = try decoder.unkeyedContainer()
    values = []
    while !list.isAtEnd { values.append(try list.decodeNil() ? nil : list.decode(Int.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var list = encoder.unkeyedContainer()
    for value in values {
      if let value { try list.encode(value) } else { try list.encodeNil() }
    }
  }
}

/// A value that encodes the path of keys that leads to it, and refuses to be decoded elsewhere.
private struct Probe: Codable, Equatable {
  var seen = ""

  init() {}

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    seen = value.codingPath.map(\.stringValue).joined(separator: ".")
    let written = try value.decode(String.self)
    guard written == seen else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "decoded at \(seen)")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(value.codingPath.map(\.stringValue).joined(separator: "."))
  }
}

private struct Probes: Codable {
  var first = Probe()
  var list = [Probe(), Probe()]
}

/// A value of one field, coded as that field alone.
private struct Wrapped<Value: Codable & Equatable>: Codable, Equatable {
  var value: Value

  init(_ value: Value) { self.value = value }

  init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A case with a value whose coding is written by hand.
private struct Named: Decodable {
  enum CodingKeys: String, CodingKey { case day, week }
  enum Values: String, CodingKey { case number }
  var number: Int

  init(from decoder: any Decoder) throws {
    let cases = try decoder.container(keyedBy: CodingKeys.self)
    number = try cases.nestedContainer(keyedBy: Values.self, forKey: .day)
      .decode(Int.self, forKey: .number)
  }
}

/// Reads the name of the case twice before its value.
private struct TwiceRead: Decodable {
  var names: [[String]]
  var number: Int

  init(from decoder: any Decoder) throws {
    let cases = try decoder.container(keyedBy: Named.CodingKeys.self)
    names = [cases.allKeys, cases.allKeys].map { $0.map(\.stringValue) }
    number = try cases.nestedContainer(keyedBy: Named.Values.self, forKey: .week)
      .decode(Int.self, forKey: .number)
  }
}

struct RouteContainerTests {
  private func decoded<T: Decodable>(_ type: T.Type, _ components: String...) throws -> T {
    var path = components[...]
    return try RouteCoder.decode(type, from: &path)
  }

  @Test func `a list whose encoding is written by hand keeps its nil elements`() throws {
    let gaps = Gaps([1, nil, nil, 4])
    #expect(try RouteCoder.components(for: gaps) == ["4", "1", "-", "-", "4"])
    #expect(try decoded(Gaps.self, "4", "1", "-", "-", "4") == gaps)
  }

  @Test func `a list of optional values and a list of lists are decoded`() throws {
    let values: [Int?] = [nil, 2]
    #expect(try RouteCoder.components(for: values) == ["2", "-", "2"])
    #expect(try decoded([Int?].self, "2", "-", "2") == values)
    #expect(
      try RouteCoder.components(for: [[1], [], [2, 3]]) == ["3", "1", "1", "0", "2", "2", "3"])
    #expect(try decoded([[Int]].self, "3", "1", "1", "0", "2", "2", "3") == [[1], [], [2, 3]])
  }

  @Test func `the coding path of a nested value is the same in encoding and decoding`() throws {
    let components = try RouteCoder.components(for: Probes())
    #expect(components == ["first", "2", "list.0", "list.1"])
    #expect(try decoded(Probes.self, "first", "2", "list.0", "list.1").list.count == 2)
  }

  @Test func `the coding path of a nested list container has the list's key`() throws {
    struct Holder: Codable {
      enum CodingKeys: String, CodingKey { case list }
      var paths: [String] = []

      init() {}

      init(from decoder: any Decoder) throws {
        var list = try decoder.container(keyedBy: CodingKeys.self)
          .nestedUnkeyedContainer(forKey: .list)
        paths = [list.codingPath.map(\.stringValue).joined(), try list.decode(String.self)]
      }

      func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        var list = fields.nestedUnkeyedContainer(forKey: .list)
        try list.encode(list.codingPath.map(\.stringValue).joined())
      }
    }
    #expect(try RouteCoder.components(for: Holder()) == ["1", "list"])
    #expect(try decoded(Holder.self, "1", "list").paths == ["list", "list"])
  }

  @Test func `a value that is encoded in a single-value container is one path component`() throws {
    #expect(try RouteCoder.components(for: Wrapped(Unit.metric)) == ["metric"])
    #expect(try decoded(Wrapped<Unit>.self, "metric") == Wrapped(.metric))
    #expect(try RouteCoder.components(for: Wrapped(Float(0.5))) == ["0.5"])
    #expect(try RouteCoder.components(for: Wrapped(Int16(-7))) == ["-7"])
    #expect(try RouteCoder.components(for: Wrapped(UInt32(7))) == ["7"])
  }

  @Test
  func `an enumeration decoded by hand reads its case's name, and an unknown name is an error`()
    throws
  {
    #expect(try decoded(Named.self, "day", "4").number == 4)
    let error = #expect(throws: RouteCodingError.self) { try decoded(Named.self, "week", "4") }
    #expect(error?.description == "The route is 'week', but no route has this name")
  }

  @Test func `reading a case's name twice consumes one path component`() throws {
    let read = try decoded(TwiceRead.self, "week", "4")
    #expect(read.names == [["week"], ["week"]] && read.number == 4)
  }

  @Test func `32 nested routes are decoded and 33 are refused`() throws {
    // Each nested route adds two keys, its case and its value, to the 64 that are allowed.
    var path = (Array(repeating: "back", count: 32) + ["here"])[...]
    #expect(try RouteCoder.decode(Route.self, from: &path) != .here)
    path = (Array(repeating: "back", count: 33) + ["here"])[...]
    #expect(throws: RouteCodingError.self) { try RouteCoder.decode(Route.self, from: &path) }
  }

  @Test func `a list of 10,000 elements is the longest`() throws {
    var path = (["10000"] + Array(repeating: "1", count: 10_000))[...]
    #expect(try RouteCoder.decode([Int].self, from: &path).count == 10_000)
    path = (["10001"] + Array(repeating: "1", count: 10_001))[...]
    #expect(throws: RouteCodingError.self) { try RouteCoder.decode([Int].self, from: &path) }
  }
}
